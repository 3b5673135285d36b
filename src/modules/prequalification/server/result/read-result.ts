import type { QualificationView } from "../../domain/journey-view.ts";
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
    if (row === undefined) return viewWithoutResult("account" in door ? "not_started" : "mq_incompleted");
    return viewOfResult(ctx, await repriceResult(trx, ctx, { row, person: null }));
  });
}
