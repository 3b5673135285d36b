import type { changeDealType, saveDraft } from "#modules/deal-drafts/ui/checkout-api.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import type { StepParts } from "#modules/deal-drafts/ui/step-parts.ts";
import type { WayToPay } from "./ways-to-pay.tsx";

/** The two calls that it takes. */
interface WayCalls {
  readonly changeDealType: typeof changeDealType;
  readonly saveDraft: typeof saveDraft;
}

/**
 * Chooses another way to pay. What is saved after it names the type it was chosen for: when another window
 * changes the type in between, the server refuses instead of saving choices of another deal.
 * @throws ApiError
 */
export async function turnToWay(
  { changeDealType: change, saveDraft: save }: WayCalls,
  order: OrderView,
  { dealType, isOwnLender }: WayToPay,
): Promise<Pick<StepParts["draft"], "order"> & Partial<StepParts["draft"]>> {
  if (dealType !== order.deal.type) {
    const changed = await change(order.orderNumber, dealType);
    if (!isOwnLender) return changed;
  }
  const { creditTier } = order.choices;
  const source = isOwnLender ? "THIRD_PARTY_FINANCING" : "OWN_FUNDS";
  const choices = { ...(creditTier && { creditTier }), funding: { source } as const };
  return save(order.orderNumber, { choices, dealType });
}
