import type { StepStatus } from "#modules/order-steps/domain/step-status.ts";
import { SIGNING_DOCUMENT_TYPES } from "./document-types.ts";

/** One slot of the package: its type and the server's word on it. */
export interface DocumentFact {
  readonly key: string;
  readonly status: string;
}

const isComplete = (document: DocumentFact): boolean => document.status.toLowerCase() === "complete";

/**
 * SIGN-05: the license, a co-buyer's where there is one, and the insurance card are all there.
 * A card the package does not ask for (`skip_insurance_check`) is not waited for; the license always is.
 */
export function hasSigningDocuments(documents: readonly DocumentFact[]): boolean {
  const waitedFor = documents.filter(({ key }) =>
    (SIGNING_DOCUMENT_TYPES as readonly string[]).includes(key),
  );
  return waitedFor.some(({ key }) => key === "DriversLicense") && waitedFor.every(isComplete);
}

/**
 * DOC-07: the status of the document step.
 * An empty list is never complete (OP-53): the tracker treats it as missing data, this rule as READY.
 */
export function documentStepStatus(documents: readonly DocumentFact[]): StepStatus {
  const complete = documents.filter(isComplete);
  if (complete.length === 0) return "READY";
  if (complete.length === documents.length) return "COMPLETED";
  return hasSigningDocuments(documents) ? "NEEDS_ATTENTION" : "IN_PROGRESS";
}
