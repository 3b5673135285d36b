import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order } from "../domain/order.ts";
import type { OrderView } from "../domain/order-view.ts";
import { isInCart } from "../domain/visible-orders.ts";
import { toOrderView } from "./to-order-view.ts";
import { findVehicleStates } from "#modules/inventory/server/vehicle-states.ts";
import { findFunded } from "./internal/orders-repo.ts";
import type { OrdersContext } from "./orders-context.ts";

/** What the buyer reads of orders already found to be theirs, in the same sequence. */
export async function viewOrders(
  trx: TenantTransaction,
  ctx: OrdersContext,
  orders: readonly Order[],
): Promise<OrderView[]> {
  const [facts, vehicles, funded] = await Promise.all([
    ctx.orderFacts.forOrders(
      trx,
      ctx,
      // Later steps begin with the submission: nothing is known of an order in the cart.
      orders.filter(({ orderStatus }) => !isInCart(orderStatus)),
    ),
    findVehicleStates(
      trx,
      ctx,
      orders.map((order) => order.vehicleId),
    ),
    findFunded(
      trx,
      ctx,
      orders.filter(({ dealStatus }) => dealStatus === "FUND").map(({ id }) => id),
    ),
  ]);
  const now = ctx.clock.now();
  return orders.map((order) =>
    toOrderView({
      order,
      fact: facts.get(order.id),
      vehicle: vehicles.get(order.vehicleId),
      funded: funded.get(order.id) ?? null,
      now,
    }),
  );
}
