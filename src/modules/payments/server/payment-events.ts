import * as v from "valibot";
import { defineEvents, type EventRule, latest } from "#modules/order-steps/server/step-events.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { PaymentEvent } from "../domain/payment-meant.ts";
import { applyPaymentEvent } from "./apply-payment-event.ts";
import type { PaymentsContext } from "./payments-context.ts";

declare module "#modules/orders/domain/event-order.ts" {
  interface EventSubjects {
    /** Each payment has an order of its own. */
    payment: true;
  }
}

interface Details {
  /** Which payment is meant, where an order has several. */
  readonly paymentId?: string | undefined;
  readonly purpose?: "balance" | "deposit" | "difference" | undefined;
  /** What was moved; another amount than the payment's is refused. */
  readonly amountCents?: Cents | undefined;
}

type PaymentRule = EventRule<PaymentsContext, Details>;

const payment = (event: PaymentEvent): PaymentRule => ({
  ...latest("payment"),
  // Two payments of one order are two things.
  target: ({ paymentId, purpose }) => paymentId ?? purpose,
  isRepeatable: true,
  apply: (trx, ctx, { order, details }) => applyPaymentEvent(trx, ctx, { order, event, ...said(details) }),
  async applyLate(trx, ctx, { order, details, mark }) {
    const isTakenBack = mark?.event === "payment.failed" || mark?.event === "payment.returned";
    if (event !== "captured" || !isTakenBack) return;
    // Money that came and went: the books show both, in whatever order the two were told.
    for (const word of ["captured", "returned"] as const)
      await applyPaymentEvent(trx, ctx, { order, event: word, ...said(details) });
  },
});

const said = ({ paymentId, purpose, amountCents }: Details): Details => ({ paymentId, purpose, amountCents });

/** What a bank says about a payment. */
export const paymentEvents = defineEvents<PaymentsContext>()({
  details: {
    paymentId: v.optional(v.pipe(v.string(), v.regex(/^pay_[\w-]{1,60}$/u, "This isn't a payment ID."))),
    purpose: v.optional(
      v.picklist(["balance", "deposit", "difference"], "Choose balance, deposit or difference."),
    ),
    amountCents: v.optional(v.pipe(v.number(), v.safeInteger("Whole cents."), v.minValue(1))),
  },
  rules: {
    "payment.captured": payment("captured"),
    "payment.failed": payment("failed"),
    "payment.returned": payment("returned"),
  },
});
