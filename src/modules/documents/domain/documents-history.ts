import type { StepHistory } from "#modules/order-steps/domain/step-history.ts";
import { english } from "#platform/shared/texts/text.ts";

const UPLOADED: Readonly<Record<string, string>> = {
  DriversLicense: english("You sent your driver's license."),
  InsuranceCard: english("You sent your insurance card."),
  W2: english("You sent your W-2."),
  PayStub: english("You sent a pay stub."),
};

/** The document step in the history; the detail is the document's type. */
export const documentsHistory: StepHistory = {
  subject: "documents",
  icon: "document",
  stories: {
    UPLOADED: ["buyer", english("You sent a document.")],
    REQUESTED: ["retailer", english("We asked you for another document.")],
  },
  special({ status, detail }) {
    const reason = status === "UPLOADED" ? UPLOADED[detail ?? ""] : undefined;
    return reason === undefined ? undefined : ["buyer", reason];
  },
};
