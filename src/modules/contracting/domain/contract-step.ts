import type { DocumentsFacts } from "#modules/documents/domain/documents-step.ts";
import { hasSigningDocuments } from "#modules/documents/domain/document-step-status.ts";
import { defineStep } from "#modules/order-steps/domain/step-descriptor.ts";
import { english } from "#platform/shared/texts/text.ts";
import { contractHistory } from "./contract-history.ts";
import { isSigningComplete, type SigningReadiness } from "#modules/signing-services/domain/signing-status.ts";
import { signingStepStatus } from "./signing-step-status.ts";

/** What the tracker knows of the contract; null when it could not be read. */
export interface ContractStepFacts {
  /** A failed readiness call is handed in as "not ready" (SIGN-01), an empty answer as null. */
  readonly readiness: SigningReadiness | null;
  readonly signing: { readonly status: string | null; readonly signersCompleted: boolean } | null;
  /** The contract was opened: the server's word or the browser's hint (OP-25). */
  readonly isContractStarted: boolean;
}

/** The signing step (SIGN-03 to SIGN-06). */
export const contractStep = defineStep<ContractStepFacts & DocumentsFacts>({
  id: "SIGN_CONTRACT",
  place: {
    segment: "signing",
    views: ["", "review", "hello-again", "thank-you", "contract-ready"],
  },
  label: () => english("Sign Contract"),
  shortLabel: () => english("Sign"),
  minutes: 2,
  missing({ readiness, signing }) {
    if (readiness === null) return "readiness";
    return signing === null ? "signing" : null;
  },
  status: ({ order, signing, readiness, documents, isContractStarted }) =>
    signingStepStatus({
      dealStatus: order.dealStatus,
      signing,
      readiness,
      hasSigningDocuments: hasSigningDocuments(documents),
      isStarted: isContractStarted,
    }),
  milestones: ({ signing }) => ({ isSigned: isSigningComplete(signing) }),
  history: contractHistory,
  events: [
    { event: "contract.ready", who: "Contract", label: "Contract ready" },
    { event: "contract.countersigned", who: "Contract", label: "Dealer countersigns" },
    { event: "contract.cancelled", who: "Contract", label: "Contract canceled" },
    { event: "verification.expired", who: "Contract", label: "Verification expired" },
  ],
});
