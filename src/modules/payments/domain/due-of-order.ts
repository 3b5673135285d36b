import type { Order } from "#modules/orders/domain/order.ts";
import type { Cents } from "#platform/shared/money.ts";

/** All that is due of an order at signing, with what an amended worksheet added since. */
export function dueOfOrder({
  snapshot,
  differenceCents = 0,
}: Pick<Order, "snapshot" | "differenceCents">): Cents {
  return snapshot.amountDueCents + differenceCents;
}
