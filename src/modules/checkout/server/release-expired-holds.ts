import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import { releaseExpiredHolds as releaseExpired } from "#modules/inventory/server/vehicle-holds.ts";
import { refreshSearch } from "./refresh-search.ts";

const BATCH = 200;

/**
 * Puts vehicles whose hold is over back on sale; run every few seconds per tenant, by any number of processes.
 * Lateness does no harm: an expired hold can be taken over before it is swept. Answers how many were freed.
 */
export async function releaseExpiredHolds(
  ctx: RequestContext & Pick<CheckoutContext, "vehicleSearch">,
): Promise<number> {
  let freed = 0;
  for (;;) {
    const vehicleIds = await ctx.db.transaction((trx) => releaseExpired(trx, ctx, BATCH));
    await refreshSearch(ctx, vehicleIds);
    freed += vehicleIds.length;
    if (vehicleIds.length < BATCH) return freed;
  }
}
