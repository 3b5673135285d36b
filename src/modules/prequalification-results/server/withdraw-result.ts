import { eraseResult } from "./internal/erase-result.ts";
import { type Door, findOwnResult } from "./internal/own-result.ts";
import type { ResultContext } from "./result-context.ts";

/**
 * Its person takes everything back: erased at once, with a written record. A letter about a decline stays for as long as
 * the law has it kept. Without a result there is nothing to take back.
 * @throws AppError unauthenticated; not-found `prequalification.notFound` for a capability that opens nothing
 */
export async function withdrawResult(ctx: ResultContext, door: Door): Promise<null> {
  await ctx.db.transaction(async (trx) => {
    const row = await findOwnResult(trx, ctx, { ...door, lock: true });
    if (row !== undefined) await eraseResult(trx, ctx, { row, rule: "withdrawn" });
  });
  return null;
}
