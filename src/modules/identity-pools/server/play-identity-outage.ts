import type { PoolsContext } from "./pools-context.ts";
import { saveOutage } from "./region-health-repo.ts";

/** The sandbox desk lets the home region of the embedded pool fail, or come back. Repeatable. */
export async function playIdentityOutage(
  ctx: PoolsContext,
  input: { readonly down: boolean },
): Promise<{ readonly down: boolean }> {
  const at = ctx.clock.now();
  await ctx.db.transaction((trx) => saveOutage(trx, ctx.tenantId, { down: input.down, at }));
  return { down: input.down };
}
