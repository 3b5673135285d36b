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
  /** Percent a year; null for a lease, which has none. */
  readonly apr: number | null;
  readonly termMonths: number;
  /** Of a lease; null for a loan. */
  readonly annualMiles: number | null;
  /** Of a lease, what is due at signing. */
  readonly downPaymentCents: number;
}
