import type { Cents } from "#platform/shared/money.ts";
import type { Confidence } from "./state-rules/state-fee-rule.ts";
import type { Because } from "./sheet-line.ts";

/** One named amount of a quote, ready for an order's snapshot; the sum of the lines is the amount due. */
export interface PricedLine {
  readonly code:
    | "price"
    | "tax"
    | "title"
    | "registration"
    | "docFee"
    | "deliveryFee"
    | "incentives"
    | "protection"
    | "tradeEquity";
  readonly label: string;
  /** Negative for deductions. */
  readonly amountCents: Cents;
  /** Where the number comes from, in one sentence a buyer can read. */
  readonly derivation: string;
  /** The same as a code with its values, for readers of other languages; not on lines of an earlier release. */
  readonly because?: Because;
  readonly isEstimate: boolean;
  /** How sure the rule behind the number is; only on taxes and fees of a state. */
  readonly confidence?: Confidence;
}
