import { apiClient } from "#platform/browser/http/api-client.ts";
import type { CancelReason } from "../domain/contract-status.ts";
import type { CancellationView, PlansView } from "../domain/contracts-view.ts";

/** Names one plan of one order. */
export interface PlanKey {
  readonly orderNumber: string;
  readonly contractId: string;
}

/** GET: the plans of an order. */
export const plansPath = (orderNumber: string): string =>
  `/api/protection-contracts/${encodeURIComponent(orderNumber)}`;

const planPath = ({ orderNumber, contractId }: PlanKey): string =>
  `${plansPath(orderNumber)}/${encodeURIComponent(contractId)}`;

export const readQuote = (
  key: PlanKey,
  asked: { readonly odometerMiles: number; readonly reason: CancelReason },
): Promise<CancellationView> => apiClient.post(`${planPath(key)}/quotes`, asked);

export const confirmCancellation = (key: PlanKey, quoteId: string): Promise<PlansView> =>
  apiClient.post(`${planPath(key)}/cancellation`, { quoteId }, { idempotencyKey: true, timeoutMs: 60_000 });

/** The administrator's contract, or the form of a cancellation. */
export const readPaper = (key: PlanKey, paper: "contract" | "cancellation"): Promise<Blob> =>
  apiClient.blob(`${planPath(key)}/${paper}`);

/** The page on which a plan is canceled. */
export const cancelPage = ({ orderNumber, contractId }: PlanKey): string =>
  `/deals/${encodeURIComponent(orderNumber)}/plans/${encodeURIComponent(contractId)}`;
