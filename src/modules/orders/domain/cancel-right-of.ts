import { type CancelRight, rightToCancel } from "#modules/worksheet/domain/state-rules/right-to-cancel.ts";
import type { Condition } from "#modules/inventory/domain/vehicle.ts";
import type { PriceLine } from "./order.ts";

/**
 * What the dealer's state lets the buyer of this order cancel by law; null where it gives no such right.
 * @param order.onDate ISO date of the sale
 */
export function cancelRightOf(order: {
  readonly state: string;
  readonly condition: Condition;
  readonly lines: readonly PriceLine[];
  readonly onDate: string;
}): CancelRight | null {
  const price = order.lines.find(({ code }) => code === "price");
  return rightToCancel({
    state: order.state,
    isNew: order.condition === "new",
    priceCents: price?.amountCents ?? 0,
    onDate: order.onDate,
  });
}
