import { DEFAULT_DEAL_TYPE } from "#modules/orders/domain/offered-deal-types.ts";
import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import type { DeliveryOption } from "#modules/orders/domain/order.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";

/** An order with the buyer's own details, as the checkout's forms read it. */
export interface DraftAnswer {
  readonly order: OrderView;
  readonly buyer: BuyerDraft;
}

/** Address of one draft. */
export const draftPath = (orderNumber: string): string =>
  `/api/commerce/orders/${encodeURIComponent(orderNumber)}`;

/** @throws ApiError */
export const addToCart = (vehicleKey: string): Promise<OrderView> =>
  // Repeating is safe: the same buyer and vehicle answer the same order.
  apiClient.post(
    "/api/commerce/orders",
    { vehicleKey, dealType: DEFAULT_DEAL_TYPE },
    { idempotencyKey: true },
  );

/** @throws ApiError */
export const saveDraft = (
  orderNumber: string,
  change: { buyer?: BuyerDraft; zipCode?: string; deliveryOption?: DeliveryOption },
): Promise<DraftAnswer> => apiClient.patch(draftPath(orderNumber), change, { keepalive: true });

/** @throws ApiError */
export const renewHold = (orderNumber: string): Promise<OrderView> =>
  apiClient.post(`${draftPath(orderNumber)}/hold`);

/** @throws ApiError */
export const removeDraft = (orderNumber: string): Promise<void> => apiClient.delete(draftPath(orderNumber));

/** @throws ApiError */
export const submitDraft = (
  orderNumber: string,
  { amountDueCents, termsDigest }: Pick<OrderView["receipt"], "amountDueCents" | "termsDigest">,
): Promise<OrderView> =>
  apiClient.post(
    `${draftPath(orderNumber)}/submit`,
    { acceptedTerms: true, amountDueCents, termsDigest },
    { idempotencyKey: true, timeoutMs: 90_000 },
  );
