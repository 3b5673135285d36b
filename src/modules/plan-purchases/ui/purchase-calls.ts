import { apiClient } from "#platform/browser/http/api-client.ts";
import type { PurchaseView } from "../domain/purchases-view.ts";

/** GET: what can be bought by itself for an order, and what was. */
export const purchasesPath = (orderNumber: string): string =>
  `/api/plan-purchases/${encodeURIComponent(orderNumber)}`;

export const buyPlan = (
  orderNumber: string,
  asked: { readonly planId: string; readonly consent: string; readonly odometerMiles: number },
): Promise<PurchaseView> => apiClient.post(purchasesPath(orderNumber), asked, { idempotencyKey: true });

/** The page on which plans are added to an order. */
export const addPlansPage = (orderNumber: string): string =>
  `/deals/${encodeURIComponent(orderNumber)}/add-plans`;

/** The payment document of a purchase. */
export const payPage = (orderNumber: string, purchaseId: string): string =>
  `${addPlansPage(orderNumber)}/${encodeURIComponent(purchaseId)}/pay`;
