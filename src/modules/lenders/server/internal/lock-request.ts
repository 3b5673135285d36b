import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { LendersContext } from "../lenders-context.ts";
import { findRequest, type RequestRow } from "./lender-request-repo.ts";

/**
 * One request, its row kept until the transaction ends. The order is kept first, as whoever accepts or withdraws does:
 * two that take the same rows in another sequence would wait for each other.
 */
export async function lockRequest(
  trx: TenantTransaction,
  ctx: LendersContext,
  { requestId }: { readonly requestId: string },
): Promise<RequestRow | undefined> {
  const seen = await findRequest(trx, ctx, { requestId });
  if (seen === undefined) return undefined;
  await ctx.lenderNews.holdOrder(trx, ctx, { orderId: seen.order_id });
  return findRequest(trx, ctx, { requestId, lock: true });
}
