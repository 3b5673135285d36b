import type { Cents } from "#platform/shared/money.ts";
import type { WorksheetInput } from "#modules/worksheet/domain/worksheet-input.ts";

/** The payment that somebody who pre-qualified was shown for a car, with all it was counted from; an order keeps it. */
export interface PromisedPayment {
  readonly paymentCents: Cents;
  /** With the lender's terms; counted for `input.contractDate`. */
  readonly input: WorksheetInput;
}

/** What somebody who pre-qualified was shown for one car; null where it does not qualify, and for a lease of a used one. */
export interface PromisedPayments {
  readonly loan: PromisedPayment | null;
  readonly lease: PromisedPayment | null;
}
