import { messageOf } from "#platform/server/context/message-of.ts";
import { enqueueJobs, type NewJob } from "#platform/server/jobs/enqueue-job.ts";
import { SUBMIT } from "./ask-lenders.ts";
import { telling, type Told } from "./cancel-requests.ts";
import type { LendersContext } from "./lenders-context.ts";
import { notifyLender, sendRequest } from "./send-request.ts";

/** As the first failure of a job makes it wait. */
const AGAIN_MS = 1000;

/**
 * Calls several lenders side by side. One that cannot be called now is called again by a job of its own, so that no other
 * hears anything twice.
 * @throws where that job cannot be made: then all of them are called again
 */
async function callSeveral<One>(
  ctx: LendersContext,
  several: readonly One[],
  { call, again }: { readonly call: (one: One) => Promise<void>; readonly again: (one: One) => NewJob },
): Promise<void> {
  const ended = await Promise.allSettled(several.map(call));
  const failed = several.filter((_, at) => ended[at]?.status === "rejected");
  if (failed.length === 0) return;
  const [error] = ended.flatMap((one) => (one.status === "rejected" ? [messageOf(one.reason)] : []));
  ctx.log.warn("lenders could not be called, will be tried again", { count: failed.length, error });
  const runAt = new Date(ctx.clock.now().getTime() + AGAIN_MS);
  await ctx.db.transaction((trx) =>
    enqueueJobs(
      trx,
      ctx,
      failed.map((one) => ({ ...again(one), runAt })),
    ),
  );
}

/** As `sendRequest`, for the requests of one round. */
export function sendRequests(ctx: LendersContext, requestIds: readonly string[]): Promise<void> {
  return callSeveral(ctx, requestIds, {
    call: (requestId) => sendRequest(ctx, requestId),
    again: (requestId) => ({ kind: SUBMIT, payload: { requestId }, dedupeKey: requestId }),
  });
}

/** As `notifyLender`, for several. */
export function notifyLenders(ctx: LendersContext, told: readonly Told[]): Promise<void> {
  return callSeveral(ctx, told, { call: (one) => notifyLender(ctx, one), again: telling });
}
