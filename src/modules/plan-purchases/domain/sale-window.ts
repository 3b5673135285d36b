import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import type { OrderStatus } from "#modules/orders/domain/order.ts";
import { type CivilDate, daysBetween } from "#platform/shared/time/civil-date.ts";

/** Why no plan is sold for an order; `late` is said of each plan. */
export type ClosedBecause = "not-submitted" | "canceled" | "in-store";

/** Whether plans may be bought by themselves for an order in this state (PROT-04). */
export function closedBecause(orderStatus: OrderStatus): ClosedBecause | null {
  if (isInCart(orderStatus)) return "not-submitted";
  if (orderStatus === "CANCELED") return "canceled";
  return orderStatus === "OFFRAMP" ? "in-store" : null;
}

/** Whether a product's form may still be sold: so many days after the order, both days included. */
export function isStillSold(
  { afterSaleDays }: { readonly afterSaleDays: number },
  { orderedOn, today }: { readonly orderedOn: CivilDate; readonly today: CivilDate },
): boolean {
  return afterSaleDays > 0 && daysBetween(orderedOn, today) <= afterSaleDays;
}
