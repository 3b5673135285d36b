import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { hasWaiting } from "./internal/screening-repo.ts";

/** Whether a person must look before an order gets its contract or its car is handed over. */
export function isScreeningOpen(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id: orderId }: { readonly id: string },
): Promise<boolean> {
  return hasWaiting(trx, ctx, { orderId });
}
