import type { StepHistory } from "#modules/order-steps/domain/step-history.ts";
import { english } from "#platform/shared/texts/text.ts";

/** The ID step in the history, by the record's status. */
export const idHistory: StepHistory = {
  subject: "id",
  icon: "user",
  parties: { "id verification": english("idVerification.idHistory.idCheck", "ID check") },
  stories: {
    INITIATED: [
      "buyer",
      english("idVerification.idHistory.startedVerifyId", "You started to verify your ID."),
    ],
    SUCCESSFUL: ["id verification", english("idVerification.idHistory.idVerified", "Your ID was verified.")],
    FAILED: [
      "id verification",
      english("idVerification.idHistory.idCouldntVerified", "Your ID couldn't be verified."),
    ],
    CANCELED: ["buyer", english("idVerification.idHistory.idCheckCanceled", "The ID check was canceled.")],
    INCOMPLETE: [
      "id verification",
      english("idVerification.idHistory.idCheckWasntFinished", "The ID check wasn't finished."),
    ],
    EXPIRED: [
      "id verification",
      english("idVerification.idHistory.linkVerifyIdExpired", "The link to verify your ID expired."),
    ],
  },
  special: ({ status, detail }) =>
    detail === "retailer" && status === "SUCCESSFUL"
      ? ["retailer", english("idVerification.idHistory.retailerCheckedId", "The retailer checked your ID.")]
      : undefined,
};
