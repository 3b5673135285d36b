import { defineStep } from "#modules/order-steps/domain/step-descriptor.ts";
import { english } from "#platform/shared/texts/text.ts";
import { type DocumentFact, documentStepStatus } from "./document-step-status.ts";
import { documentsHistory } from "./documents-history.ts";

/** What the tracker knows of the deal's package (API-12); null when it could not be read. */
export interface DocumentsFacts {
  readonly documents: readonly DocumentFact[] | null;
}

/** The document step (DOC-07). A package without documents counts as missing (OP-53). */
export const documentsStep = defineStep<DocumentsFacts>({
  id: "UPLOAD_DOCUMENTS",
  place: { segment: "doc-upload", views: ["", "summary"] },
  label: () => english("Upload Documents"),
  shortLabel: () => english("Docs"),
  minutes: 1,
  isPreparation: true,
  missing: ({ documents }) => (documents === null || documents.length === 0 ? "documents" : null),
  missingText: "No data of docupload status",
  status: ({ documents }) => documentStepStatus(documents),
  history: documentsHistory,
  events: [
    { event: "document.requested", who: "Retailer", label: "Ask for a document" },
    { event: "lender.document-requested", who: "Lender", label: "Ask for a document" },
  ],
});
