import { appointmentEvents } from "./appointment-events.ts";
import type { StepSource } from "#modules/order-steps/server/step-source.ts";
import { handoverStep } from "../domain/handover-step.ts";
import { readAppointment } from "./appointment-facts.ts";
import { appointmentNotices } from "./appointment-notices.ts";
import type { FulfillmentContext } from "./fulfillment-context.ts";

export const handoverStepSource: StepSource<object, FulfillmentContext> = {
  step: handoverStep,
  factsSchema: {},
  async readFacts(trx, ctx, { order }) {
    const appointment = await readAppointment(trx, ctx, order.id);
    return {
      order: {
        appointmentTime: appointment?.appointmentTime ?? null,
        isAppointmentMissed: appointment?.isMissed ?? false,
        deliveryOption: appointment?.option ?? order.snapshot.delivery.option,
      },
      flags: {
        isC3ToggleOn: ctx.tenant.flags.c3_toggle,
        showDeliveryStep: ctx.tenant.config.consumer.progressTracker.showDeliveryStep,
      },
      own: {},
    };
  },
  notices: appointmentNotices,
  events: appointmentEvents,
};
