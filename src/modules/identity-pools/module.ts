import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { endedPoolSessions } from "#modules/sessions/server/pool-sessions-repo.ts";
import { endPoolSessions } from "./server/end-pool-sessions.ts";
import { livesElsewhere, playedOutages, probePlayedPool, probePool } from "./server/probe-pool.ts";
import { identityPoolSettings } from "./domain/settings-schema.ts";
import type { PoolsContext } from "./server/pools-context.ts";

export const identityPoolsModule = {
  name: "identity-pools",
  settings: identityPoolSettings,
  periodic: [
    {
      name: "probe-identity-pools",
      everyMs: 10_000,
      run: probePool,
      concerns: livesElsewhere,
      isOfEveryProcess: true,
    },
    { name: "probe-played-pools", everyMs: 10_000, run: probePlayedPool, due: playedOutages },
    { name: "end-pool-sessions", everyMs: 5_000, run: endPoolSessions, due: endedPoolSessions },
  ],
  scenarios: async (ctx: PoolsContext) => [
    { provider: "user pool", scenarios: (await ctx.identity.pools.of(ctx)).scenarios ?? [] },
  ],
} satisfies ServerModule<never>;
