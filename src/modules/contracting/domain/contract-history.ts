import type { StepHistory } from "#modules/order-steps/domain/step-history.ts";
import { english } from "#platform/shared/texts/text.ts";

/** The contract in the history, by the package's status (OP-26). */
export const contractHistory: StepHistory = {
  subject: "contract",
  icon: "pen",
  stories: {
    Created: ["contracting", english("contracting.contractHistory.contractMade", "Your contract was made.")],
    Sent: [
      "contracting",
      english("contracting.contractHistory.contractReadySign", "Your contract is ready to sign."),
    ],
    InProgress: ["buyer", english("contracting.contractHistory.openedContract", "You opened your contract.")],
    // With both signatures; the buyer's own is in the order's history.
    Completed: [
      "contracting",
      english("contracting.contractHistory.contractComplete", "Your contract is complete."),
    ],
    Cancelled: [
      "retailer",
      english("contracting.contractHistory.contractCanceled", "The contract was canceled."),
    ],
    Expired: [
      "contracting",
      english(
        "contracting.contractHistory.contractExpiredBeforeSigned",
        "The contract expired before it was signed.",
      ),
    ],
    Declined: [
      "buyer",
      english("contracting.contractHistory.contractDeclined", "The contract was declined."),
    ],
  },
};
