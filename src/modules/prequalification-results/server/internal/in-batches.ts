import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/** Repeats a transaction until it finds nothing more to do. @returns how much was done */
export async function inBatches(
  ctx: RequestContext,
  run: (trx: TenantTransaction) => Promise<number>,
): Promise<number> {
  let total = 0;
  for (;;) {
    const done = await ctx.db.transaction(run);
    total += done;
    if (done === 0) return total;
  }
}
