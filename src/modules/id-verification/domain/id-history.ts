import type { StepHistory } from "#modules/order-steps/domain/step-history.ts";
import { english } from "#platform/shared/texts/text.ts";

/** The same of who buys together with the buyer. */
const CO_BUYERS: StepHistory["stories"] = {
  INITIATED: ["buyer", english("Your co-buyer started to verify their ID.")],
  SUCCESSFUL: ["id verification", english("Your co-buyer's ID was verified.")],
  FAILED: ["id verification", english("Your co-buyer's ID couldn't be verified.")],
  CANCELED: ["buyer", english("The ID check of your co-buyer was canceled.")],
  INCOMPLETE: ["id verification", english("The ID check of your co-buyer wasn't finished.")],
  EXPIRED: ["id verification", english("The link to verify your co-buyer's ID expired.")],
};

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
      : detail === "co-buyer"
        ? CO_BUYERS[status]
        : undefined,
};
