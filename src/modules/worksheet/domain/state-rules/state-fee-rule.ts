import type { Cents } from "#platform/shared/money.ts";
import type { Ppm } from "../figures/rate.ts";

export type Confidence = "high" | "medium" | "low";

/** How far a trade-in lowers what is taxed. It is the trade's value that counts, not the equity in it. */
type TradeCredit =
  | { readonly kind: "full" }
  | { readonly kind: "none" }
  | { readonly kind: "new-only" }
  /** A cap that grows every January 1, counted from `year`. */
  | { readonly kind: "capped"; readonly year: number; readonly capCents: Cents; readonly yearlyCents: Cents };

export interface StateFeeRule {
  readonly state: string;
  /** First day on which the rule applies, `YYYY-MM-DD`. */
  readonly effectiveFrom: string;
  readonly taxName: string;
  readonly taxPpm: Ppm;
  /** Typical county and city addition. */
  readonly localPpm: Ppm;
  /** The addition counts only up to here. */
  readonly localBaseCents?: Cents;
  readonly minimumTaxCents?: Cents;
  readonly maximumTaxCents?: Cents;
  readonly tradeCredit: TradeCredit;
  readonly titleCents: Cents;
  readonly registrationCents: Cents;
  /** Part of the registration that follows the price. */
  readonly registrationPpm?: Ppm;
  /** Null where the state sets no cap. */
  readonly docFeeCapCents: Cents | null;
  /** The cap is at most this share of the price. */
  readonly docFeeCapPpm?: Ppm;
  readonly isVerified: boolean;
  readonly confidence: Confidence;
  readonly source: string;
}
