import { enqueueJobs, type NewJob } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { MINUTE_MS } from "#platform/shared/time/durations.ts";
import type { CreditRequest } from "#modules/underwriting/domain/credit-request.ts";
import { constraintsOf } from "#modules/underwriting/domain/evaluation/evaluate-application.ts";
import { insertFirstRequests, insertRequests } from "./internal/lender-request-repo.ts";
import type { LendersContext } from "./lenders-context.ts";
import { ownAnswer } from "./own-answer.ts";
import { recordAnswer } from "./record-answer.ts";

/** Sends the requests of one round; `SUBMIT` sends one that could not be sent with the others. */
export const SUBMIT_ALL = "lenders.submit-all";
export const SUBMIT = "lenders.submit";
export const LOOK = "lenders.look";
export const TIME_OUT = "lenders.time-out";

/** Who was asked, and who was not because it would not take such an application. */
interface AskedLenders {
  readonly asked: readonly string[];
  readonly notSent: readonly string[];
}

/**
 * Sends one version of an application to every lender of the retailer at once (LEND-02): a row for each, and jobs that
 * send, look and time out. The same version again asks nobody twice. `requestId` of the input is replaced by one for
 * each lender.
 */
export function askLenders(
  trx: TenantTransaction,
  ctx: LendersContext,
  application: CreditRequest,
): Promise<AskedLenders> {
  return askAll(trx, ctx, { application, isFirst: false });
}

/** The same of a version that was made in this transaction: nobody was ever asked about it. */
export function askLendersFirst(
  trx: TenantTransaction,
  ctx: LendersContext,
  application: CreditRequest,
): Promise<AskedLenders> {
  return askAll(trx, ctx, { application, isFirst: true });
}

async function askAll(
  trx: TenantTransaction,
  ctx: LendersContext,
  { application, isFirst }: { readonly application: CreditRequest; readonly isFirst: boolean },
): Promise<AskedLenders> {
  const { programs, timeoutMinutes } = ctx.tenant.config.lenders;
  const now = ctx.clock.now();
  const dueAt = new Date(now.getTime() + timeoutMinutes * MINUTE_MS);
  const all = programs
    .filter(({ enabled }) => enabled)
    .map((program) => {
      const request = { ...application, requestId: ctx.ids.next("lrq") };
      return { program, request, lenderId: program.id, failedRules: constraintsOf(program, request) };
    });
  const takers = all.filter(({ failedRules }) => failedRules.length === 0);
  const others = all.filter(({ failedRules }) => failedRules.length > 0);
  // Who refuses at once needs its row now.
  const insert = isFirst && others.length === 0 ? insertFirstRequests : insertRequests;
  const added = await insert(trx, ctx, { requests: all, dueAt });
  const isNew = ({ request }: (typeof all)[number]): boolean => added.has(request.requestId);
  await enqueueJobs(
    trx,
    ctx,
    jobsOf(
      takers.filter(isNew).map(({ request: { requestId } }) => requestId),
      dueAt,
    ),
  );
  // Only once everybody has a row: until then one refusal would look like the answer of all.
  for (const { program, request, failedRules } of others.filter(isNew)) {
    const refusal = { state: "LENDER_CONSTRAINT", failedRules, now } as const;
    await recordAnswer(trx, ctx, ownAnswer(program, request, refusal));
  }
  const idOf = ({ lenderId }: (typeof all)[number]): string => lenderId;
  return { asked: takers.map(idOf), notSent: others.map(idOf) };
}

function jobsOf(requestIds: readonly string[], dueAt: Date): NewJob[] {
  if (requestIds.length === 0) return [];
  return [
    { kind: SUBMIT_ALL, payload: { requestIds } },
    ...requestIds.map((requestId) => ({
      kind: TIME_OUT,
      payload: { requestId },
      dedupeKey: requestId,
      runAt: dueAt,
    })),
  ];
}
