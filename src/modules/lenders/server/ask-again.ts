import { enqueueJobs } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { LOOK } from "./ask-lenders.ts";
import { findRequests } from "./internal/lender-request-repo.ts";
import type { LendersContext } from "./lenders-context.ts";

/**
 * Has every lender that still waits look again now, e.g. once somebody lifted the freeze of their credit file.
 * @returns the lenders that do
 */
export async function askAgain(
  trx: TenantTransaction,
  ctx: LendersContext,
  { applicationId }: { readonly applicationId: string },
): Promise<readonly string[]> {
  const rows = await findRequests(trx, ctx, { applicationId });
  const waiting = rows.filter(
    ({ state, numbers_sealed: numbers }) => state === "PENDING" && numbers !== null,
  );
  await enqueueJobs(
    trx,
    ctx,
    waiting.map(({ id }) => ({ kind: LOOK, payload: { requestId: id } })),
  );
  return waiting.map(({ lender_id: lenderId }) => lenderId);
}
