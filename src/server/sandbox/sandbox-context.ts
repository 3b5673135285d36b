import type { RetailerContext } from "#modules/retailer-operations/server/retailer-context.ts";

/** What the sandbox desk needs: to say what the retailer says, and to move the clock. */
export type SandboxContext = RetailerContext & {
  readonly productClock: { advance(seconds: number): Promise<void> };
};
