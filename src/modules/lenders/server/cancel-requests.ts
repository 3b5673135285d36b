import { enqueueJob, type NewJob } from "#platform/server/jobs/enqueue-job.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { writeLast } from "#platform/server/database/transactions/transaction-end.ts";
import { findRequests, type StandingRow, updateRequests } from "./internal/lender-request-repo.ts";

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
 * @param input.tell whom to tell something in the same breath
 * @param input.isLast nobody asks about them later in this transaction: it is written with its commit
 * @returns those that are taken back, as they now are, by id
 */
export async function cancelLocked(
  trx: TenantTransaction,
  ctx: RequestContext,
  {
    rows,
    tell = [],
    alsoAccepted = false,
    isLast = false,
  }: {
    readonly rows: readonly StandingRow[];
    readonly tell?: readonly Told[];
    readonly alsoAccepted?: boolean;
    readonly isLast?: boolean;
  },
): Promise<ReadonlyMap<string, StandingRow>> {
  const open = rows.filter((row) => OPEN.has(row.state) && (alsoAccepted || row.accepted_offer_id === null));
  const canceled = { state: "CANCELED", numbers_sealed: null } as const;
  const told = [...tell, ...open.map(({ id }) => ({ requestId: id, offerId: null }))];
  const write = () => updateRequests(trx, ctx, { ids: open.map(({ id }) => id), ...canceled });
  await Promise.all([
    isLast && open.length > 0 ? writeLast(trx, write) : write(),
    told.length > 0 && enqueueJob(trx, ctx, { kind: TELL_ALL, payload: { told } }),
  ]);
  return new Map(open.map((row) => [row.id, { ...row, ...canceled }]));
}
