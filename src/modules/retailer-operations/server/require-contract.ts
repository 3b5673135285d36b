import { isContractSigned } from "#modules/contracting/server/read-contract-facts.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { isOffRamp } from "#modules/orders/domain/states/is-off-ramp.ts";
import { historyOf } from "#modules/orders/server/history-of.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { RetailerContext } from "./retailer-context.ts";

/**
 * A sold car stays while its contract is void, e.g. because the lender sent it back: nobody can sign the next one once the
 * car is gone. A sale that went on in the store has its papers there (OP-43).
 * @throws AppError conflict `handover.contractUnsigned`
 */
export async function requireContract(
  trx: TenantTransaction,
  ctx: RetailerContext,
  order: Order,
): Promise<void> {
  const { orderStatus } = order;
  if (orderStatus !== "SOLD" || (await isContractSigned(trx, ctx, order.id))) return;
  if (isOffRamp({ orderStatus, history: await historyOf(trx, ctx, order.id) })) return;
  throw new AppError("conflict", {
    code: "handover.contractUnsigned",
    message: "The vehicle can't be handed over before the new contract is signed.",
  });
}
