import type { PoolContext } from "../ports/identity-pool.ts";

/** Where people sign in now: at home, at its copy, or (`none`) nowhere but by our own passcode. */
export type ActiveRegion = "primary" | "secondary" | "none";

/** Decided on the server from probes, never by a browser. */
export interface PoolRegions {
  active(ctx: PoolContext): Promise<ActiveRegion>;
}
