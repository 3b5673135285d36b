import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";
import type { TrackerTestContext } from "./tracker-world.ts";

/** An event of the retailer, for tests of modules below `retailer-operations`. */
export async function retailerSays(
  ctx: TrackerTestContext,
  input: { readonly orderNumber: string; readonly event: string },
): Promise<void> {
  await applyEvent(ctx, input);
}
