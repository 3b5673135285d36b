import type { OrderFactSource } from "#modules/orders/server/order-facts.ts";
import { findIdStatuses } from "./internal/id-verification-repo.ts";

/** What orders shows of the ID check (IDV-02: `idVerification.status` of the order). */
export const idFactSource: OrderFactSource = async (trx, ctx, orders) => {
  const rows = await findIdStatuses(
    trx,
    ctx,
    orders.map(({ id }) => id),
  );
  const byOrder = Map.groupBy(rows, ({ order_id: orderId }) => orderId);
  return new Map(
    [...byOrder].map(([orderId, people]) => {
      // The buyer has no row before they begin.
      const hasBegun = people.some(({ person }) => person === "buyer");
      const words = [...(hasBegun ? [] : [null]), ...people.map(({ order_id_status: word }) => word)];
      // Done when everybody is; a failure of one is a failure.
      const idStatus = words.every((word) => word === words[0])
        ? (words[0] ?? null)
        : words.includes("ERROR")
          ? "ERROR"
          : null;
      return [orderId, { idStatus }];
    }),
  );
};
