import type { StepHistory } from "#modules/order-steps/domain/step-history.ts";
import { english } from "#platform/shared/texts/text.ts";

/** The appointment in the history; the detail is the way of delivery, or who changed it. */
export const handoverHistory: StepHistory = {
  subject: "delivery",
  icon: "truck",
  stories: {
    REQUESTED: [
      "buyer",
      english("fulfilment.handoverHistory.askedTimeGetCar", "You asked for a time to get your car."),
    ],
    CONFIRMED: [
      "retailer",
      english("fulfilment.handoverHistory.appointmentConfirmed", "Your appointment was confirmed."),
    ],
    COMPLETED: ["retailer", english("fulfilment.handoverHistory.carHandedOver", "Your car was handed over.")],
    CANCELED: [
      "buyer",
      english("fulfilment.handoverHistory.canceledAppointment", "You canceled your appointment."),
    ],
  },
  special({ status, detail, orderStatus }) {
    if (detail === "moved-by-retailer")
      return [
        "retailer",
        english(
          "fulfilment.handoverHistory.retailerMovedAppointment",
          "The retailer moved your appointment.",
        ),
      ];
    if (detail === "by-retailer" && orderStatus !== "CANCELED")
      return [
        "retailer",
        english(
          "fulfilment.handoverHistory.retailerCanceledAppointment",
          "The retailer canceled your appointment.",
        ),
      ];
    if (detail === "moved" && status === "REQUESTED")
      return ["buyer", english("fulfilment.handoverHistory.movedAppointment", "You moved your appointment.")];
    // The buyer did not ask: the retailer's cancellation took the appointment along.
    if (status === "CANCELED" && orderStatus === "CANCELED")
      return [
        "retailer",
        english(
          "fulfilment.handoverHistory.appointmentCanceledOrder",
          "Your appointment was canceled with the order.",
        ),
      ];
    return undefined;
  },
};
