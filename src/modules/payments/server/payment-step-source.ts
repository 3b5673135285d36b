import * as v from "valibot";
import { paymentEvents } from "./payment-events.ts";
import type { StepSource } from "#modules/order-steps/server/step-source.ts";
import { type PaymentFacts, paymentStep } from "../domain/payment-step.ts";
import { readPaymentStatus } from "./payment-facts.ts";

export const paymentStepSource: StepSource<PaymentFacts> = {
  step: paymentStep,
  factsSchema: { isMarkedPaid: v.boolean() },
  readFacts: async (trx, ctx, { order }) => ({
    order: { paymentStatus: await readPaymentStatus(trx, ctx, order) },
    flags: {
      isC3ToggleOn: ctx.tenant.flags.c3_toggle,
      showPaymentStep: ctx.tenant.config.consumer.progressTracker.showPaymentStep,
    },
    own: { isMarkedPaid: false },
  }),
  // Each failure and return is mailed with its amount where it happens.
  notices: null,
  events: paymentEvents,
};
