import { AppError } from "#platform/shared/app-error.ts";
import { formatPhone } from "#platform/shared/fields/format-phone.ts";
import { textOf } from "#modules/tenancy/domain/speak.ts";
import { fulfilmentMessages } from "../../messages.ts";
import type { FulfilmentContext } from "../fulfilment-context.ts";
import type { FulfilmentRow } from "./fulfilment-repo.ts";

/** The last instant at which a buyer may move or cancel this appointment. */
export function changeableUntil(ctx: FulfilmentContext, row: Pick<FulfilmentRow, "slot_start">): Date {
  return new Date(row.slot_start.getTime() - ctx.tenant.config.delivery.changeUntilHours * 3_600_000);
}

/** True for an appointment that is still to come, early enough. */
export function isChangeable(ctx: FulfilmentContext, row: FulfilmentRow): boolean {
  const isLive = row.status === "REQUESTED" || row.status === "CONFIRMED";
  return isLive && ctx.clock.now() <= changeableUntil(ctx, row);
}

/** Late changes are for people who can talk to each other. @throws AppError conflict `fulfilment.tooLate` */
export function requireChangeable(ctx: FulfilmentContext, row: FulfilmentRow | undefined): void {
  if (row === undefined || row.status === "CANCELED" || row.status === "COMPLETED" || isChangeable(ctx, row))
    return;
  const message = textOf(ctx.tenant)(fulfilmentMessages.tooLate, {
    phone: formatPhone(ctx.tenant.support.phone),
  });
  throw new AppError("conflict", { code: "fulfilment.tooLate", message });
}
