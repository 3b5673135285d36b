import { getOrderHistory } from "#modules/order-steps/server/get-order-history.ts";
import type { HistoryEntryView } from "#modules/order-steps/domain/history-entry-view.ts";
import { STEPS } from "#server/steps.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";

/** The history call as its buyer makes it, for tests of modules below `order-steps`. */
export async function buyerReadsHistory(
  ctx: TenantContext,
  input: { readonly orderNumber: string },
): Promise<readonly HistoryEntryView[]> {
  return (await getOrderHistory({ ...ctx, steps: STEPS }, input)).history;
}
