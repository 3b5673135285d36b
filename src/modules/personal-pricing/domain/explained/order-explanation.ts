import type { ExplainedPayment } from "./explain-payment.ts";

/** GET /api/commerce/orders/{orderNumber}/payment-explained: from pre-qualified to contract. */
export interface OrderExplanation {
  /** VIN or id, for the way back, and what the car is called. */
  readonly vehicle: { readonly key: string; readonly title: string };
  /** `offer` while it can still be accepted, `contract` afterwards. */
  readonly against: "offer" | "contract";
  readonly promised: NamedPayment;
  readonly contract: NamedPayment;
  readonly explained: ExplainedPayment;
}

/** One of the two payments with the terms that people compare. */
interface NamedPayment {
  readonly lenderName: string;
  /** ISO date: the day it was counted for. */
  readonly asOf: string;
  /** Percent a year. */
  readonly apr: number;
  readonly termMonths: number;
  readonly downPaymentCents: number;
}
