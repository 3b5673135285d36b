import type { PoolsContext } from "./pools-context.ts";

/** Looks whether the home region of the retailer's pool answers, and lets that count. */
export async function probePool(ctx: PoolsContext): Promise<void> {
  const { pools, regions } = ctx.identity;
  if (!regions.watches(ctx)) return;
  const pool = await pools.of(ctx);
  await regions.note(ctx, await pool.probe(ctx));
}
