import { enqueueJob, type NewJob } from "#platform/server/jobs/enqueue-job.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { writeLast } from "#platform/server/database/transactions/transaction-end.ts";
import { acceptOne, findRequests, type StandingRow, updateRequests } from "./internal/lender-request-repo.ts";

/** Tells several lenders; `TELL` tells one that could not be told with the others. */
export const TELL_ALL = "lenders.tell-all";
export const TELL = "lenders.tell";

const OPEN = new Set(["PENDING", "APPROVED", "CONDITIONAL", "COUNTER_OFFER", "ERROR", "TIMEOUT"]);

/**
 * Takes an application back from every lender that has not refused it, after a withdrawal. Answers are kept; later ones
 * have no effect.
 * @param input.alsoAccepted from the lender whose offer was taken as well: its order is canceled
 */
export async function cancelRequests(
  trx: TenantTransaction,
  ctx: RequestContext,
  {
    applicationId,
    alsoAccepted = false,
  }: { readonly applicationId: string; readonly alsoAccepted?: boolean },
): Promise<void> {
  const rows = await findRequests(trx, ctx, { applicationId, lock: true });
  await cancelLocked(trx, ctx, { rows, alsoAccepted });
}

/** Which lender is told that its offer was accepted, or with null that the application is taken back. */
export interface Told {
  readonly requestId: string;
  readonly offerId: string | null;
}

/** One lender is told. While such a job waits, another one with the same words isn't made. */
export const telling = ({ requestId, offerId }: Told): NewJob => ({
  kind: TELL,
  payload: { requestId, offerId },
  dedupeKey: offerId === null ? `${requestId}_back` : requestId,
});

/**
 * The same for requests that the transaction keeps already.
 * @param input.accepted the offer that is taken instead, whose lender is told with the others: nobody asks about any of
 * them later in this transaction, and all are written with its commit
 * @returns those that are taken back, as they now are, by id
 */
export async function cancelLocked(
  trx: TenantTransaction,
  ctx: RequestContext,
  {
    rows,
    accepted,
    alsoAccepted = false,
  }: {
    readonly rows: readonly StandingRow[];
    readonly accepted?: { readonly requestId: string; readonly offerId: string };
    readonly alsoAccepted?: boolean;
  },
): Promise<ReadonlyMap<string, StandingRow>> {
  const open = rows.filter((row) => OPEN.has(row.state) && (alsoAccepted || row.accepted_offer_id === null));
  const canceled = { state: "CANCELED", numbers_sealed: null } as const;
  const ids = open.map(({ id }) => id);
  const back = ids.map((requestId) => ({ requestId, offerId: null }));
  const told: readonly Told[] = accepted ? [accepted, ...back] : back;
  await Promise.all([
    accepted
      ? writeLast(trx, () => acceptOne(trx, ctx, { accepted, others: ids }))
      : updateRequests(trx, ctx, { ids, ...canceled }),
    told.length > 0 && enqueueJob(trx, ctx, { kind: TELL_ALL, payload: { told } }),
  ]);
  return new Map(open.map((row) => [row.id, { ...row, ...canceled }]));
}
