import type { StepHistory } from "#modules/order-steps/domain/step-history.ts";
import { english } from "#platform/shared/texts/text.ts";

/** The insurance step in the history, by the policy's status. */
export const insuranceHistory: StepHistory = {
  subject: "insurance",
  icon: "shield",
  parties: {
    "insurance carrier": english("insurance.insuranceHistory.insuranceCarrier", "Insurance carrier"),
  },
  stories: {
    IN_PROGRESS: [
      "insurance carrier",
      english("insurance.insuranceHistory.policyBeingChecked", "Your policy is being checked."),
    ],
    SKIPPED: [
      "buyer",
      english(
        "insurance.insuranceHistory.choseUploadInsuranceCardLater",
        "You chose to upload your insurance card later.",
      ),
    ],
    ACTIVE: [
      "insurance carrier",
      english("insurance.insuranceHistory.insuranceVerified", "Your insurance was verified."),
    ],
    PENDING_ACTIVATION: [
      "insurance carrier",
      english(
        "insurance.insuranceHistory.insuranceVerifiedStartsSoon",
        "Your insurance was verified; it starts soon.",
      ),
    ],
    INACTIVE: [
      "insurance carrier",
      english("insurance.insuranceHistory.policyIsntActive", "Your policy isn't active."),
    ],
    EXPIRED: [
      "insurance carrier",
      english("insurance.insuranceHistory.policyExpired", "Your policy has expired."),
    ],
    CANCELED: [
      "insurance carrier",
      english("insurance.insuranceHistory.policyCanceled", "Your policy was canceled."),
    ],
    NOT_FOUND: [
      "insurance carrier",
      english("insurance.insuranceHistory.policyWasntFound", "Your policy wasn't found."),
    ],
  },
  special({ status, detail }) {
    if (detail === "retailer" && status === "ACTIVE")
      return [
        "retailer",
        english(
          "insurance.insuranceHistory.retailerCheckedInsurance",
          "The retailer checked your insurance.",
        ),
      ];
    if (detail === "consent" && status === "IN_PROGRESS")
      return [
        "buyer",
        english(
          "insurance.insuranceHistory.agreedAskInsuranceCarrier",
          "You agreed that we ask your insurance carrier.",
        ),
      ];
    return undefined;
  },
};
