import { enqueueJobs } from "#platform/server/jobs/enqueue-job.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { findRequests, type StandingRow, updateRequests } from "./internal/lender-request-repo.ts";

export const TELL = "lenders.tell";

const OPEN = new Set(["PENDING", "APPROVED", "CONDITIONAL", "COUNTER_OFFER", "ERROR", "TIMEOUT"]);

/**
 * Takes an application back from every lender that has not refused it, after a withdrawal. Answers are kept; later ones
 * have no effect.
 */
export async function cancelRequests(
  trx: TenantTransaction,
  ctx: RequestContext,
  { applicationId }: { readonly applicationId: string },
): Promise<void> {
  const rows = await findRequests(trx, ctx, { applicationId, lock: true });
  await cancelLocked(trx, ctx, { rows });
}

/** Who else is told something: of an accepted offer, or with null that the application is taken back. */
interface Told {
  readonly requestId: string;
  readonly offerId: string | null;
}

/**
 * The same for requests that the transaction keeps already.
 * @param input.tell whom to tell something in the same breath
 * @returns those that are taken back, as they now are, by id
 */
export async function cancelLocked(
  trx: TenantTransaction,
  ctx: RequestContext,
  { rows, tell = [] }: { readonly rows: readonly StandingRow[]; readonly tell?: readonly Told[] },
): Promise<ReadonlyMap<string, StandingRow>> {
  const open = rows.filter((row) => OPEN.has(row.state) && row.accepted_offer_id === null);
  const canceled = { state: "CANCELED", numbers_sealed: null } as const;
  const told: readonly Told[] = [...tell, ...open.map(({ id }) => ({ requestId: id, offerId: null }))];
  const jobs = told.map((payload) => ({ kind: TELL, payload, dedupeKey: payload.requestId }));
  await Promise.all([
    updateRequests(trx, ctx, { ids: open.map(({ id }) => id), ...canceled }),
    enqueueJobs(trx, ctx, jobs),
  ]);
  return new Map(open.map((row) => [row.id, { ...row, ...canceled }]));
}
