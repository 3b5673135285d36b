import { sql } from "kysely";
import { identitySettings } from "#modules/tenancy/domain/identity-settings.ts";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import type { PoolsContext } from "./pools-context.ts";

/** Whether a retailer's pool is not the embedded one, which most have: those are left out before anything is done for them. */
export function livesElsewhere(tenant: PoolsContext["tenant"]): boolean {
  return identitySettings(tenant).provider !== "embedded";
}

/** Looks whether the home region of a pool answers, and lets that count: all the time for one that lives elsewhere. */
export async function probePool(ctx: PoolsContext): Promise<void> {
  const { pools, regions } = ctx.identity;
  if (!regions.watches(ctx)) return;
  const pool = await pools.of(ctx);
  await regions.note(ctx, await pool.probe(ctx));
}

/** What `probePlayedPool` looks at: an outage that the desk plays, and what is left of one. */
export const playedOutages: readonly DueRows[] = [
  { table: "sbx_identity_outage" },
  { table: "identity_region_health", where: () => sql`down or cardinality(failed_probes) > 0` },
];

/** The same for the embedded pool, which lives where we live and is only ever out where the desk plays that it is. */
export async function probePlayedPool(ctx: PoolsContext): Promise<void> {
  if (!livesElsewhere(ctx.tenant)) await probePool(ctx);
}
