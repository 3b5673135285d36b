import type { StepHistory } from "#modules/order-steps/domain/step-history.ts";
import { english } from "#platform/shared/texts/text.ts";

/** The ID step in the history, by the record's status. */
export const idHistory: StepHistory = {
  subject: "id",
  icon: "user",
  parties: { "id verification": english("ID check") },
  stories: {
    INITIATED: ["buyer", english("You started to verify your ID.")],
    SUCCESSFUL: ["id verification", english("Your ID was verified.")],
    FAILED: ["id verification", english("Your ID couldn't be verified.")],
    CANCELED: ["buyer", english("The ID check was canceled.")],
    INCOMPLETE: ["id verification", english("The ID check wasn't finished.")],
    EXPIRED: ["id verification", english("The link to verify your ID expired.")],
  },
  special: ({ status, detail }) =>
    detail === "retailer" && status === "SUCCESSFUL"
      ? ["retailer", english("The retailer checked your ID.")]
      : undefined,
};
