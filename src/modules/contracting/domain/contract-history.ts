import type { StepHistory } from "#modules/order-steps/domain/step-history.ts";
import { english } from "#platform/shared/texts/text.ts";

/** The contract in the history, by the package's status (OP-26). */
export const contractHistory: StepHistory = {
  subject: "contract",
  icon: "pen",
  stories: {
    Created: ["contracting", english("Your contract was prepared.")],
    Sent: ["contracting", english("Your contract is ready to sign.")],
    InProgress: ["buyer", english("You opened your contract.")],
    // With both signatures; the buyer's own is in the order's history.
    Completed: ["contracting", english("Your contract is complete.")],
    Cancelled: ["retailer", english("The contract was canceled.")],
    Expired: ["contracting", english("The contract expired before it was signed.")],
    Declined: ["buyer", english("The contract was declined.")],
  },
};
