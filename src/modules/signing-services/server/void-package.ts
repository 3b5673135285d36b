import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/** Job that ends a package at the signing service. */
export const VOID_PACKAGE = "signing-services.void-package";

/**
 * Nobody signs this package anymore: the service is told once the transaction has committed, again and again while it is
 * away. One that is over there stays as it is. `vendor` is the service that made it (`keeperOf`).
 */
export async function voidPackage(
  trx: TenantTransaction,
  ctx: RequestContext,
  { ref, vendor }: { readonly ref: string; readonly vendor: string | null },
): Promise<void> {
  await enqueueJob(trx, ctx, { kind: VOID_PACKAGE, payload: { ref, vendor }, dedupeKey: ref });
}
