import type { SessionsContext, SessionsRuntime } from "#modules/sessions/server/sessions-context.ts";
import type { IdentityPools } from "../providers/identity-pools.ts";
import type { RegionWatch } from "./region-watch.ts";

/** The process-wide state of the pools that hold a retailer's accounts. */
export interface PoolsRuntime extends SessionsRuntime {
  /** Chosen per retailer. */
  readonly pools: IdentityPools;
  readonly regions: RegionWatch;
}

/** What asking a pool needs. */
export type PoolsContext = SessionsContext & { readonly identity: PoolsRuntime };
