import { HOUR_MS } from "#platform/shared/time/durations.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { fulfillmentMessages } from "../../messages.ts";
import type { FulfillmentContext } from "../fulfillment-context.ts";
import type { FulfillmentRow } from "./fulfillment-repo.ts";

const SLOT_MS = HOUR_MS;

/** The last instant at which a buyer may move or cancel this appointment. */
export function changeableUntil(ctx: FulfillmentContext, row: Pick<FulfillmentRow, "slot_start">): Date {
  return new Date(row.slot_start.getTime() - ctx.tenant.config.delivery.changeUntilHours * HOUR_MS);
}

const isLive = ({ status }: FulfillmentRow): boolean => status === "REQUESTED" || status === "CONFIRMED";

/** True for an appointment that is still to come, early enough, and for one whose hour went by without a handover. */
export function isChangeable(ctx: FulfillmentContext, row: FulfillmentRow): boolean {
  return isLive(row) && (ctx.clock.now() <= changeableUntil(ctx, row) || isMissed(row, ctx.clock.now()));
}

/** The hour went by and the car was not handed over: another one has to be found. */
export function isMissed(row: FulfillmentRow, now: Date): boolean {
  return isLive(row) && endOf(row) <= now;
}

/** When the hour of an appointment is over. */
export function endOf({ slot_start }: Pick<FulfillmentRow, "slot_start">): Date {
  return new Date(slot_start.getTime() + SLOT_MS);
}

/** Late changes are for people who can talk to each other. @throws AppError conflict `fulfillment.tooLate` */
export function requireChangeable(ctx: FulfillmentContext, row: FulfillmentRow | undefined): void {
  if (row === undefined || row.status === "CANCELED" || row.status === "COMPLETED" || isChangeable(ctx, row))
    return;
  const message = textOf(ctx.tenant)(fulfillmentMessages.tooLate, {
    phone: formatPhone(ctx.tenant.support.phone),
  });
  throw new AppError("conflict", { code: "fulfillment.tooLate", message });
}
