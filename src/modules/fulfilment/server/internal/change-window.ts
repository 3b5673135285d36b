import { HOUR_MS } from "#platform/shared/time/durations.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { textOf } from "#modules/tenancy/domain/speak.ts";
import { fulfilmentMessages } from "../../messages.ts";
import type { FulfilmentContext } from "../fulfilment-context.ts";
import type { FulfilmentRow } from "./fulfilment-repo.ts";

const SLOT_MS = HOUR_MS;

/** The last instant at which a buyer may move or cancel this appointment. */
export function changeableUntil(ctx: FulfilmentContext, row: Pick<FulfilmentRow, "slot_start">): Date {
  return new Date(row.slot_start.getTime() - ctx.tenant.config.delivery.changeUntilHours * HOUR_MS);
}

const isLive = ({ status }: FulfilmentRow): boolean => status === "REQUESTED" || status === "CONFIRMED";

/** True for an appointment that is still to come, early enough, and for one whose hour went by without a handover. */
export function isChangeable(ctx: FulfilmentContext, row: FulfilmentRow): boolean {
  return isLive(row) && (ctx.clock.now() <= changeableUntil(ctx, row) || isMissed(row, ctx.clock.now()));
}

/** The hour went by and the car was not handed over: another one has to be found. */
export function isMissed(row: FulfilmentRow, now: Date): boolean {
  return isLive(row) && endOf(row) <= now;
}

/** When the hour of an appointment is over. */
export function endOf({ slot_start }: Pick<FulfilmentRow, "slot_start">): Date {
  return new Date(slot_start.getTime() + SLOT_MS);
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
