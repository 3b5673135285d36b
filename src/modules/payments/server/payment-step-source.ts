import * as v from "valibot";
import { paymentEvents } from "./payment-events.ts";
import type { PaymentStatus } from "#modules/orders/domain/order.ts";
import type {
  StepContribution,
  StepReadContext,
  StepSource,
} from "#modules/order-steps/server/step-source.ts";
import { type PaymentFacts, paymentStep } from "../domain/payment-step.ts";
import { readStanding } from "./read-standing.ts";
import type { PaymentsContext } from "./payments-context.ts";

export const paymentStepSource: StepSource<PaymentFacts, PaymentsContext> = {
  step: paymentStep,
  factsSchema: { isMarkedPaid: v.boolean(), owesDifference: v.optional(v.boolean()) },
  readFacts: async (trx, ctx, { order }) => {
    const { status, balanceCents } = await readStanding(trx, ctx, order);
    return contributionOf(ctx, {
      status,
      owesDifference: Boolean(order.differenceCents) && balanceCents > 0,
    });
  },
  // Each failure and return is mailed with its amount where it happens.
  notices: null,
  events: paymentEvents,
};

function contributionOf(
  { tenant }: StepReadContext,
  known: { readonly status: PaymentStatus | null; readonly owesDifference: boolean },
): StepContribution<PaymentFacts> {
  return {
    order: { paymentStatus: known.status },
    flags: {
      isC3ToggleOn: tenant.flags.c3_toggle,
      showPaymentStep: tenant.config.consumer.progressTracker.showPaymentStep,
    },
    own: { isMarkedPaid: false, owesDifference: known.owesDifference },
  };
}
