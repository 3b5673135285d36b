import type { LendersContext } from "#modules/lenders/server/lenders-context.ts";
import type { RetailerContext } from "#modules/retailer-operations/server/retailer-context.ts";
import type { SocialContext } from "#modules/social-sign-in/server/social-context.ts";

/** What the sandbox desk needs: to say what the retailer says, to list scenarios, and to move the clock. */
export type SandboxContext = RetailerContext &
  SocialContext &
  Pick<LendersContext, "lenderProvider" | "creditBureau"> & {
    readonly productClock: { advance(seconds: number): Promise<void> };
  };
