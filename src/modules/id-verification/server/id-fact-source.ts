import type { OrderFactSource } from "#modules/orders/server/order-facts.ts";
import { findIdStatuses } from "./internal/id-verification-repo.ts";

/** What orders shows of the ID check (IDV-02: `idVerification.status` of the order). */
export const idFactSource: OrderFactSource = async (trx, ctx, orders) => {
  const rows = await findIdStatuses(
    trx,
    ctx,
    orders.map(({ id }) => id),
  );
  return new Map(rows.map(({ order_id, order_id_status }) => [order_id, { idStatus: order_id_status }]));
};
