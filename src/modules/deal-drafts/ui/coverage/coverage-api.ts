import type { OrderProtectionView } from "#modules/protection/domain/protection-menu.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { draftPath } from "../checkout-api.ts";

/** Address of the plans of one draft. */
export const coveragePath = (orderNumber: string): string => `${draftPath(orderNumber)}/protection`;

/** A plan with the words that the buyer agreed to. */
export interface AgreedPlan {
  readonly id: string;
  /** Hash of the words. */
  readonly consent: string;
}

/** Everything that is wanted; nothing declines the offer. Repeating is safe. @throws ApiError */
export const savePlans = (orderNumber: string, plans: readonly AgreedPlan[]): Promise<OrderProtectionView> =>
  apiClient.put(coveragePath(orderNumber), { plans }, { idempotencyKey: true });
