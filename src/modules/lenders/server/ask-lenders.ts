import { enqueueJobs } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { MINUTE_MS } from "#platform/shared/time/durations.ts";
import type { CreditRequest } from "../domain/credit-request.ts";
import type { LenderAnswer } from "../domain/lender-answer.ts";
import { constraintsOf } from "../domain/evaluation/evaluate-application.ts";
import { insertRequest } from "./internal/lender-request-repo.ts";
import type { LendersContext } from "./lenders-context.ts";
import { ownAnswer } from "./own-answer.ts";
import { recordAnswer } from "./record-answer.ts";

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
export async function askLenders(
  trx: TenantTransaction,
  ctx: LendersContext,
  application: CreditRequest,
): Promise<AskedLenders> {
  const { programs, timeoutMinutes } = ctx.tenant.config.lenders;
  const now = ctx.clock.now();
  const dueAt = new Date(now.getTime() + timeoutMinutes * MINUTE_MS);
  const asked: string[] = [];
  const notSent: string[] = [];
  const refusals: LenderAnswer[] = [];
  for (const program of programs.filter(({ enabled }) => enabled)) {
    const requestId = ctx.ids.next("lrq");
    const request = { ...application, requestId };
    const isNew = await insertRequest(trx, ctx, { request, lenderId: program.id, dueAt });
    const failedRules = constraintsOf(program, request);
    (failedRules.length > 0 ? notSent : asked).push(program.id);
    if (!isNew) continue;
    if (failedRules.length > 0) {
      refusals.push(ownAnswer(program, request, { state: "LENDER_CONSTRAINT", failedRules, now }));
      continue;
    }
    await enqueueJobs(trx, ctx, [
      { kind: SUBMIT, payload: { requestId }, dedupeKey: requestId },
      { kind: TIME_OUT, payload: { requestId }, dedupeKey: requestId, runAt: dueAt },
    ]);
  }
  // Only once everybody has a row: until then one refusal would look like the answer of all.
  for (const refusal of refusals) await recordAnswer(trx, ctx, refusal);
  return { asked, notSent };
}
