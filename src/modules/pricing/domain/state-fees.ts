import type { Cents } from "#platform/shared/money.ts";
import type { Ppm } from "./rate.ts";
import { STATE_FEE_RULES } from "./state-fees-data.ts";

export type Confidence = "high" | "medium" | "low";

/** How far a trade-in lowers what is taxed. It is the trade's value that counts, not the equity in it. */
export type TradeCredit =
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

/** The rule of a state on a day (`YYYY-MM-DD`); undefined for a place that is none of the 50 states and DC. */
export function stateFeeRule(state: string, onDate: string): StateFeeRule | undefined {
  const all = STATE_FEE_RULES.filter((rule) => rule.state === state.toUpperCase());
  const inForce = all.filter((rule) => rule.effectiveFrom <= onDate);
  return (inForce.length > 0 ? inForce : all).toSorted((a, b) =>
    a.effectiveFrom < b.effectiveFrom ? 1 : -1,
  )[0];
}

/** The part of a trade's value that is not taxed. */
export function tradeCreditCents(
  rule: StateFeeRule,
  trade: { readonly valueCents: Cents; readonly isNewVehicle: boolean; readonly onDate: string },
): Cents {
  const { tradeCredit } = rule;
  switch (tradeCredit.kind) {
    case "none":
      return 0;
    case "full":
      return trade.valueCents;
    case "new-only":
      return trade.isNewVehicle ? trade.valueCents : 0;
    case "capped": {
      const years = Math.max(0, Number(trade.onDate.slice(0, 4)) - tradeCredit.year);
      return Math.min(trade.valueCents, tradeCredit.capCents + years * tradeCredit.yearlyCents);
    }
  }
}
