import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { InsuranceProgress } from "../domain/insurance-status.ts";
import { findInsurance, toProgress } from "./internal/insurance-repo.ts";

/** API-06, OP-08: where the owner's insurance verification stands. */
export async function getInsuranceProgress(
  ctx: TenantContext,
  input: { readonly orderNumber: string },
): Promise<InsuranceProgress> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireOwnedOrder(trx, ctx, input.orderNumber);
    return readInsuranceProgress(trx, ctx, order.id);
  });
}

/** The same for callers that already hold the order. */
export async function readInsuranceProgress(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<InsuranceProgress> {
  return toProgress(await findInsurance(trx, ctx, orderId));
}
