import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { QualificationView } from "#modules/prequalification/domain/journey-view.ts";
import { journeyOfCapability } from "#modules/prequalification/server/journey/journey-of-capability.ts";
import { type Door, findOwnResult } from "./internal/own-result.ts";
import { repriceResult } from "./internal/reprice-result.ts";
import { viewOfResult, viewWithoutResult } from "./internal/view-of-result.ts";
import type { ResultContext } from "./result-context.ts";

/**
 * How far somebody's qualification is (PQ-06), with terms by the lenders' programs as they stand today.
 * @throws AppError unauthenticated; not-found `prequalification.notFound` for a capability that opens nothing
 */
export async function readResult(ctx: ResultContext, door: Door): Promise<QualificationView> {
  return ctx.db.transaction(async (trx) => {
    const row = await findOwnResult(trx, ctx, door);
    if (row === undefined) return withoutResult(trx, ctx, door);
    return viewOfResult(ctx, await repriceResult(trx, ctx, { row, person: null }));
  });
}

/** Whoever tries again before they may is told the same as before, without another look at their file. */
async function withoutResult(
  trx: TenantTransaction,
  ctx: ResultContext,
  door: Door,
): Promise<QualificationView> {
  if ("account" in door) return viewWithoutResult("not_started");
  const { step, retry_on: retryOn } = await journeyOfCapability(trx, ctx, door);
  return step === "declined"
    ? viewWithoutResult("mq_declined", retryOn)
    : viewWithoutResult("mq_incompleted");
}
