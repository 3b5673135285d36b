import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import type { DraftIncentivesView } from "../domain/draft-incentives-view.ts";
import type { DealChoices } from "#modules/orders/domain/deal-choices-schema.ts";
import type { DealType, DeliveryOption } from "#modules/orders/domain/order.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { choseDeal } from "./seen-deals.ts";

/** An order with the buyer's own details, as the checkout's forms read it. */
export interface DraftAnswer {
  readonly order: OrderView;
  readonly buyer: BuyerDraft;
}

/** Address of one draft. */
export const draftPath = (orderNumber: string): string =>
  `/api/commerce/orders/${encodeURIComponent(orderNumber)}`;

/**
 * What a draft became, after the server refused a change of what the page had shown.
 * @returns undefined where it can't be read: the page already says that something changed
 */
export async function readAgain(orderNumber: string): Promise<DraftAnswer | undefined> {
  try {
    return await apiClient.get<DraftAnswer>(draftPath(orderNumber));
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}

/** @throws ApiError */
export const addToCart = (
  vehicleKey: string,
  wish: { dealType: DealType; choices: DealChoices; zipCode?: string },
): Promise<OrderView> =>
  // Repeating is safe: the same buyer and vehicle answer the same order.
  apiClient.post("/api/commerce/orders", { vehicleKey, ...wish }, { idempotencyKey: true });

/** @throws ApiError */
export const saveDraft = (
  orderNumber: string,
  change: {
    buyer?: BuyerDraft;
    zipCode?: string;
    deliveryOption?: DeliveryOption;
    choices?: DealChoices;
    /** What the choices are for. */
    dealType?: DealType;
  },
): Promise<DraftAnswer> => apiClient.patch(draftPath(orderNumber), change, { keepalive: true });

/** @throws ApiError */
export const renewHold = (orderNumber: string): Promise<OrderView> =>
  apiClient.post(`${draftPath(orderNumber)}/hold`);

/** @throws ApiError */
export const removeDraft = (orderNumber: string): Promise<void> => apiClient.delete(draftPath(orderNumber));

/** @param agreed.appliesAgain the buyer was told that lenders are asked anew. @throws ApiError */
export const submitDraft = (
  orderNumber: string,
  agreed: Pick<OrderView["receipt"], "amountDueCents" | "termsDigest"> & { readonly appliesAgain: boolean },
): Promise<OrderView> =>
  apiClient.post(
    `${draftPath(orderNumber)}/submit`,
    { acceptedTerms: true, ...agreed },
    { idempotencyKey: true, timeoutMs: 90_000 },
  );

/** @throws ApiError */
export async function changeDealType(orderNumber: string, dealType: DealType): Promise<{ order: OrderView }> {
  const changed = await apiClient.post<{ order: OrderView }>(`${draftPath(orderNumber)}/deal-type`, {
    dealType,
  });
  choseDeal(orderNumber, changed.order.deal.type);
  return changed;
}

/** @throws ApiError */
export const savePromo = (orderNumber: string, code: string | null): Promise<OrderView> =>
  apiClient.post(`${draftPath(orderNumber)}/promo`, { code });

/** @throws ApiError */
export const acceptOffer = (
  orderNumber: string,
  { offerId, termsDigest }: { offerId: string; termsDigest: string },
): Promise<OrderView> =>
  apiClient.post(
    `${draftPath(orderNumber)}/accept-offer`,
    { acceptedTerms: true, offerId, termsDigest },
    { idempotencyKey: true, timeoutMs: 90_000 },
  );

/** @throws ApiError */
export const lookAgain = (orderNumber: string): Promise<unknown> =>
  apiClient.post(`${draftPath(orderNumber)}/look-again`);

/** @throws ApiError */
export const endApplication = (orderNumber: string, why: "declined" | "withdrawn"): Promise<OrderView> =>
  apiClient.post(`${draftPath(orderNumber)}/end-application`, { why }, { idempotencyKey: true });

/** The kept offer for a trade-in, into the draft or out of it. @throws ApiError */
export const saveTradeIn = (orderNumber: string, use: boolean): Promise<OrderView> =>
  apiClient.post(`${draftPath(orderNumber)}/trade-in`, { use });

/** What a buyer says of the programs of a draft. */
export type IncentivesSaid = Pick<DraftIncentivesView, "preference" | "horizonMonths"> & {
  readonly claims: readonly string[];
};

/** All of it, instead of what was said before. @throws ApiError */
export const saveIncentives = (orderNumber: string, said: IncentivesSaid): Promise<DraftIncentivesView> =>
  apiClient.put(`${draftPath(orderNumber)}/incentives`, said);
