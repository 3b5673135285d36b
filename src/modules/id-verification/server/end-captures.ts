import { enqueueJobs } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { findOpenCaptures } from "./internal/capture-link-repo.ts";
import type { IdPerson } from "./internal/id-verification-repo.ts";

/** Job that ends a capture at the provider that made it. */
export const END_CAPTURE = "id-verification.end-capture";

/** With the pauses between them more than a day, after which a provider has ended it by itself. */
const TRIES = 40;

/**
 * Nobody is to photograph a license for this order anymore: captures that were started on the provider's pages end there, by
 * a job, so that a page that is still open takes no pictures. The order's row is held.
 * @param of.person everybody's when left out
 */
export async function endCaptures(
  trx: TenantTransaction,
  ctx: TenantContext,
  of: Pick<IdPerson, "orderId"> & Partial<IdPerson>,
): Promise<void> {
  await endAtProvider(trx, ctx, await findOpenCaptures(trx, ctx, of));
}

/** Has these captures ended where they were made; each once, however often it is asked for. */
export async function endAtProvider(
  trx: TenantTransaction,
  ctx: TenantContext,
  captureRefs: readonly string[],
): Promise<void> {
  const vendor = ctx.tenant.providers.idVerification;
  const jobs = captureRefs.map((captureRef) => ({
    kind: END_CAPTURE,
    payload: { captureRef, vendor },
    dedupeKey: captureRef,
    maxAttempts: TRIES,
  }));
  await enqueueJobs(trx, ctx, jobs);
}
