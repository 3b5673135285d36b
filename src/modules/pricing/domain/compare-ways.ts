import type { Cents } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { estimateDeal } from "./deal-estimate.ts";
import type { DealEstimate, DealInput } from "./deal-input.ts";
import type { DealRules } from "#modules/worksheet/domain/terms/deal-rules.ts";
import { estimateWays, type OfferedWays } from "./deal-ways.ts";

/** One way to use the incentives, to the cent of the headline where it counts. */
export interface ComparedWay {
  readonly titles: readonly string[];
  readonly lenders: readonly string[];
  /** Percent a year; null for a lease, and for cash. */
  readonly apr: number | null;
  readonly offCents: Cents;
  readonly monthlyPaymentCents: Cents | null;
  readonly costCents: Cents;
  readonly isCounted: boolean;
}

interface Estimates {
  readonly estimate: DealEstimate;
  readonly compared: readonly ComparedWay[];
}

/**
 * A deal with the cheapest of what everybody gets, as a draft in checkout counts it, and what a lender decides beside it
 * (PROT-05). Without an offer the deal as it is.
 */
export function compareWays(
  rules: DealRules,
  ...[input, { offered, t }]: [DealInput, { readonly offered?: OfferedWays | undefined; readonly t: Text }]
): Estimates {
  if (offered === undefined) return { estimate: estimateDeal(rules, input, t), compared: [] };
  const { type, creditTier = rules.creditTierDefault } = input.choices;
  const own = { ...input, vehicle: { ...input.vehicle, incentivesCents: offered.feedCents } };
  const open = offered.ways[type].filter(
    ({ creditTiers }) => creditTiers.length === 0 || creditTiers.includes(creditTier),
  );
  const ways = estimateWays(rules, own, open, t);
  const sure = ways.filter(({ way }) => way.isSure);
  const counted = sure.toSorted((a, b) => a.costCents - b.costCents)[0];
  // Not possible, in the words of the deal without a special rate.
  if (counted === undefined)
    return { estimate: estimateDeal(rules, { ...own, incentives: open[0]?.incentives }, t), compared: [] };
  const compared = ways.map(({ way, estimate, costCents }) => ({
    titles: way.titles,
    lenders: way.lenders,
    apr: estimate.kind === "finance" ? estimate.apr : null,
    offCents: way.incentives.reduce((sum, { amountCents }) => sum + amountCents, 0),
    monthlyPaymentCents: estimate.kind === "cash" ? null : estimate.monthlyPaymentCents,
    costCents,
    isCounted: way === counted.way,
  }));
  return { estimate: counted.estimate, compared: compared.length > 1 ? compared : [] };
}
