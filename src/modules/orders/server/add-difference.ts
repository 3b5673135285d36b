import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Cents } from "#platform/shared/money.ts";
import { updateDifference } from "./internal/orders-repo.ts";

/** What an amended worksheet adds to what is due of a signed order whose row the caller holds; what was signed stays. */
export async function addDifference(
  trx: TenantTransaction,
  ctx: RequestContext,
  difference: { readonly orderId: string; readonly cents: Cents },
): Promise<void> {
  await updateDifference(trx, ctx, difference);
}
