import { type CancelRight, rightToCancel } from "#modules/worksheet/domain/state-rules/right-to-cancel.ts";
import { addDays } from "#platform/shared/time/civil-date.ts";
import { instantOfLocalTime, localTimeOf } from "#platform/shared/time/zoned-time.ts";
import type { OrderSnapshot } from "./order.ts";

/**
 * What the dealer's state lets the buyer of this order cancel by law; null where it gives no such right.
 * @param soldAt the sale; its day is the one at the dealer
 */
export function cancelRightOf(
  { rooftop, vehicle, lines }: Pick<OrderSnapshot, "rooftop" | "vehicle" | "lines">,
  soldAt: Date,
): CancelRight | null {
  const price = lines.find(({ code }) => code === "price");
  return rightToCancel({
    state: rooftop.state,
    isNew: vehicle.condition === "new",
    priceCents: price?.amountCents ?? 0,
    onDate: localTimeOf(soldAt.getTime(), rooftop.timeZone).date,
  });
}

/**
 * When the right ends, in epoch milliseconds: with the last of its days at the dealer, so that nobody loses hours to the
 * time of day at which the car was handed over.
 */
export function cancelUntil({ days }: CancelRight, handedOverAt: number, timeZone: string): number {
  const { date } = localTimeOf(handedOverAt, timeZone);
  return instantOfLocalTime({ date: addDays(date, days + 1), minutes: 0 }, timeZone);
}
