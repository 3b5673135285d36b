import type { Cents } from "#platform/shared/money.ts";

/** What a retailer takes off a trade-in, and what it looks at first. */
export interface OfferTerms {
  /** Thousandths of what is left after everything else. */
  readonly marginThousandths: number;
  readonly smallestMarginCents: Cents;
  readonly transportCents: Cents;
  /** By `<question>.<answer>`, dollars; overrules the product's own. */
  readonly deductions: Readonly<Record<string, number>>;
  readonly maximumAgeYears: number;
  readonly maximumMiles: number;
  /** Less is a person's business. */
  readonly smallestOfferCents: Cents;
  /** The retailer's own bonus for everybody (TRADE-01, tenant incentive); 0 without. */
  readonly incentiveCents: Cents;
}
