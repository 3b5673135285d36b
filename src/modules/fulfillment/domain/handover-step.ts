import { isDelivered } from "#modules/orders/domain/states/is-delivered.ts";
import { defineStep } from "#modules/order-steps/domain/step-descriptor.ts";
import { english } from "#platform/shared/texts/text.ts";
import { deliveryStepStatus } from "./delivery-step-status.ts";
import { handoverHistory } from "./handover-history.ts";

/** The step that ends with the car at its buyer (DLV-01, DLV-02), named for what was chosen. */
export const handoverStep = defineStep<object>({
  id: "SCHEDULE_DELIVERY",
  place: { route: "/fulfillment" },
  label: ({ deliveryOption }) =>
    deliveryOption === "PICKUP" ? english("Schedule Pickup") : english("Schedule Delivery"),
  shortLabel: ({ deliveryOption }) =>
    deliveryOption === "PICKUP" ? english("Pick up") : english("Delivery"),
  minutes: 1,
  isHandover: true,
  isHidden: ({ flags }) => flags.isC3ToggleOn && !flags.showDeliveryStep,
  missing: () => null,
  status: ({ order }, { isSigned }) =>
    deliveryStepStatus({
      appointmentTime: order.appointmentTime,
      isMissed: order.isAppointmentMissed === true,
      isSigningComplete: isSigned,
      dealType: order.dealType,
      paymentStatus: order.paymentStatus,
      isOffRamp: order.isOffRamp,
      isDelivered: isDelivered(order.orderStatus),
    }),
  history: handoverHistory,
  events: [
    { event: "appointment.confirmed", who: "Retailer", label: "Confirm appointment" },
    { event: "appointment.moved", who: "Retailer", label: "Move appointment" },
    { event: "appointment.canceled", who: "Retailer", label: "Cancel appointment" },
  ],
});
