import type { StepHistory } from "#modules/order-steps/domain/step-history.ts";
import { english } from "#platform/shared/texts/text.ts";

/** The appointment in the history; the detail is the way of delivery, or who changed it. */
export const handoverHistory: StepHistory = {
  subject: "delivery",
  icon: "truck",
  stories: {
    REQUESTED: ["buyer", english("You asked for an appointment to get your car.")],
    CONFIRMED: ["retailer", english("Your appointment was confirmed.")],
    COMPLETED: ["retailer", english("Your car was handed over.")],
    CANCELED: ["buyer", english("You canceled your appointment.")],
  },
  special({ status, detail, orderStatus }) {
    if (detail === "moved-by-retailer") return ["retailer", english("The retailer moved your appointment.")];
    if (detail === "by-retailer" && orderStatus !== "CANCELED")
      return ["retailer", english("The retailer canceled your appointment.")];
    if (detail === "moved" && status === "REQUESTED")
      return ["buyer", english("You moved your appointment.")];
    // The buyer did not ask: the retailer's cancellation took the appointment along.
    if (status === "CANCELED" && orderStatus === "CANCELED")
      return ["retailer", english("Your appointment was canceled with the order.")];
    return undefined;
  },
};
