import type { StepHistory } from "#modules/order-steps/domain/step-history.ts";
import { english } from "#platform/shared/texts/text.ts";

/** The insurance step in the history, by the policy's status. */
export const insuranceHistory: StepHistory = {
  subject: "insurance",
  icon: "shield",
  parties: { "insurance carrier": english("Insurance carrier") },
  stories: {
    IN_PROGRESS: ["insurance carrier", english("Your policy is being checked.")],
    SKIPPED: ["buyer", english("You chose to upload your insurance card later.")],
    ACTIVE: ["insurance carrier", english("Your insurance was verified.")],
    PENDING_ACTIVATION: ["insurance carrier", english("Your insurance was verified; it starts soon.")],
    INACTIVE: ["insurance carrier", english("Your policy isn't active.")],
    EXPIRED: ["insurance carrier", english("Your policy has expired.")],
    CANCELED: ["insurance carrier", english("Your policy was canceled.")],
    NOT_FOUND: ["insurance carrier", english("Your policy wasn't found.")],
  },
  special({ status, detail }) {
    if (detail === "retailer" && status === "ACTIVE")
      return ["retailer", english("The retailer checked your insurance.")];
    if (detail === "consent" && status === "IN_PROGRESS")
      return ["buyer", english("You agreed that we may ask your insurance carrier.")];
    return undefined;
  },
};
