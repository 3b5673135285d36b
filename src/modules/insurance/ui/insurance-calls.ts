import { apiClient } from "#platform/browser/http/api-client.ts";
import type { InsuranceProgress } from "../domain/insurance-status.ts";

const ROOT = "/public/insurance-verification";

/** Addresses of API-06 to API-09 and what belongs to them. */
export const INSURANCE_CALLS = {
  progress: (orderNumber: string) => `${ROOT}/progress/${encodeURIComponent(orderNumber)}`,
  consent: `${ROOT}/consent`,
  session: `${ROOT}/session`,
  policy: `${ROOT}/policy`,
  error: `${ROOT}/policy/error`,
  skip: `${ROOT}/skip`,
} as const;

/** Where the buyer connects to a carrier. */
export interface CarrierSession {
  readonly connectUrl: string;
  /** Those pages come back by themselves; others open beside ours. */
  readonly leadsBack: boolean;
}

/** INS-04: goes on without it. */
export function skipInsurance(orderNumber: string): Promise<InsuranceProgress> {
  return apiClient.post(INSURANCE_CALLS.skip, { orderNumber }, { idempotencyKey: true });
}
