import { defineStep } from "#modules/order-steps/domain/step-descriptor.ts";
import { english } from "#platform/shared/texts/text.ts";
import { insuranceHistory } from "./insurance-history.ts";
import { insuranceStepStatus } from "./insurance-step-status.ts";

/** What the tracker knows of the insurance (API-06); null when it could not be read. */
export interface InsuranceFacts {
  readonly insurance: { readonly status: string | null; readonly policyStatus: string | null } | null;
}

/** The insurance step (INS-02). A retailer that skips the check has none. */
export const insuranceStep = defineStep<InsuranceFacts>({
  id: "VERIFY_INSURANCE",
  place: { segment: "insurance-verification", views: [""] },
  label: () => english("Verify Insurance"),
  shortLabel: () => english("Insurance"),
  minutes: 2,
  isPreparation: true,
  isHidden: ({ flags }) => flags.skipsInsurance,
  missing: ({ insurance }) => (insurance === null ? "insurance" : null),
  status: ({ insurance }) => insuranceStepStatus(insurance),
  history: insuranceHistory,
  events: [
    { event: "insurance.verified", who: "Insurance carrier", label: "Policy verified" },
    { event: "insurance.failed", who: "Insurance carrier", label: "Policy not found" },
  ],
});
