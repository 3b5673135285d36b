import { enqueueJobs } from "#platform/server/jobs/enqueue-job.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { findRequests, updateRequest, type RequestRow } from "./internal/lender-request-repo.ts";

export const TELL = "lenders.tell";

const OPEN = new Set(["PENDING", "APPROVED", "CONDITIONAL", "COUNTER_OFFER", "ERROR", "TIMEOUT"]);

/**
 * Takes an application back from every lender that has not refused it: after a withdrawal, or all but one after an
 * acceptance. Answers are kept; later ones have no effect.
 * @param input.except the request whose offer was accepted
 */
export async function cancelRequests(
  trx: TenantTransaction,
  ctx: RequestContext,
  { applicationId, except }: { readonly applicationId: string; readonly except?: string },
): Promise<void> {
  const rows = await findRequests(trx, ctx, { applicationId, lock: true });
  const open = rows.filter(
    (row: RequestRow) => OPEN.has(row.state) && row.id !== except && row.accepted_offer_id === null,
  );
  for (const { id } of open) await updateRequest(trx, ctx, { id, state: "CANCELED", numbers_sealed: null });
  await enqueueJobs(
    trx,
    ctx,
    open.map(({ id }) => ({ kind: TELL, payload: { requestId: id, offerId: null }, dedupeKey: id })),
  );
}
