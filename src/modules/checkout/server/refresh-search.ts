import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";

/** The change is committed and the change feed carries it anyway; this only makes the next answer fresh. */
export async function refreshSearch(
  ctx: Pick<CheckoutContext, "vehicleSearch" | "tenantId" | "log">,
  vehicleIds: readonly string[],
): Promise<void> {
  if (vehicleIds.length === 0) return;
  try {
    await ctx.vehicleSearch.applyNow(ctx.tenantId, vehicleIds);
  } catch (error) {
    ctx.log.warn("search will learn of a vehicle from the change feed", {
      count: vehicleIds.length,
      error: error instanceof Error ? error.name : "unknown",
    });
  }
}
