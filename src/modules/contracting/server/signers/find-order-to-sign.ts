import { findOwnOrders } from "#modules/orders/server/find-order-for-step.ts";
import { orderToSign } from "../../domain/order-to-sign.ts";
import type { ContractingContext } from "../contracting-context.ts";
import { findOrdersWithContract } from "#modules/contract-record/server/contracts-repo.ts";

/**
 * The order that the root-level signing addresses stand for (OP-01): the newest one of this account with a
 * contract; null when nothing was bought. @throws AppError unauthenticated.
 */
export async function findOrderToSign(
  ctx: ContractingContext,
): Promise<{ readonly orderNumber: string | null }> {
  return ctx.db.transaction(async (trx) => {
    const orders = await findOwnOrders(trx, ctx);
    const withContract = await findOrdersWithContract(
      trx,
      ctx,
      orders.map(({ id }) => id),
    );
    return { orderNumber: orderToSign(orders, withContract)?.orderNumber ?? null };
  });
}
