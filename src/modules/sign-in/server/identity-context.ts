import type { PoolsContext } from "#modules/identity-pools/server/pools-context.ts";

/** What the ways in need: tenant, keys, and the process's hashing, token caches and pools. */
export type IdentityContext = PoolsContext;
