import * as v from "valibot";
import { isOvertaken } from "#modules/orders/domain/event-order.ts";
import { findEventMark, markEvents } from "#modules/orders/server/event-marks.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import { defineEvents, type EventRule, latest } from "#modules/order-steps/server/step-events.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { appointmentTime } from "./appointment-time.ts";
import type { FulfillmentContext } from "./fulfillment-context.ts";
import { callOffAppointment, confirmAppointment } from "./move-appointment.ts";
import { moveAppointment } from "./rebook-appointment.ts";

declare module "#modules/orders/domain/event-order.ts" {
  interface EventSubjects {
    /** Whether the appointment stands. */
    appointment: true;
    /** When it is. */
    "appointment-time": true;
  }
}

/** The hour is the retailer's to choose; whether it stands depends on the last event about that. */
const moved: EventRule<FulfillmentContext, { readonly appointmentTime?: string | undefined }> = {
  // The hour and whether it stands are two things: a later confirmation leaves an earlier move its hour.
  overtakenBy: "appointment-time",
  marks: ["appointment-time"],
  async apply(trx, ctx, { order, details, time }) {
    if (details.appointmentTime === undefined) {
      const message = "Say when the car is handed over.";
      const fields = { appointmentTime: message };
      throw new AppError("invalid", { code: "appointment.timeMissing", message, fields });
    }
    const mark = await findEventMark(trx, ctx, { orderId: order.id, subject: "appointment" });
    const start = new Date(details.appointmentTime);
    const isCalledOff = isOvertaken(mark, time) && mark?.event === "appointment.canceled";
    await moveAppointment(trx, ctx, { order: requireOpenOrder(order), start, isCalledOff });
    if (isOvertaken(mark, time)) return;
    const [subjects, event] = [["appointment"], "appointment.moved"] as const;
    await markEvents(trx, ctx, { orderId: order.id, subjects, event, time });
  },
};

/** What the retailer says about the appointment. */
export const appointmentEvents = defineEvents<FulfillmentContext>()({
  details: { appointmentTime: v.optional(appointmentTime) },
  rules: {
    "appointment.confirmed": {
      ...latest("appointment"),
      apply: (trx, ctx, { order }) => confirmAppointment(trx, ctx, order),
    },
    "appointment.moved": moved,
    "appointment.canceled": {
      ...latest("appointment"),
      apply: (trx, ctx, { order }) => callOffAppointment(trx, ctx, order),
    },
  },
});
