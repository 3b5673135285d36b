import type { Cents } from "#platform/shared/money.ts";
import { englishText, type Text } from "#platform/shared/texts/text.ts";
import { estimateDeal } from "./deal-estimate.ts";
import { type DealEstimate, type DealInput, type NotPossible, totalPaidCents } from "./deal-input.ts";
import type { DealType } from "#modules/worksheet/domain/terms/deal-parts.ts";
import type { DealRules } from "#modules/worksheet/domain/terms/deal-rules.ts";
import { rateForTerm, type RateByTerm } from "#modules/worksheet/domain/terms/rate-by-term.ts";
import type { Ppm } from "#modules/worksheet/domain/figures/rate.ts";
import type { CreditTierName } from "#modules/worksheet/domain/settings-schema.ts";
import type { WorksheetIncentive, WorksheetSupport } from "#modules/worksheet/domain/worksheet-input.ts";

/** One lawful way to use the incentives of a vehicle: at most one special rate or residual, and the money that goes with it. */
export interface DealWay {
  readonly incentives: readonly WorksheetIncentive[];
  readonly support: {
    readonly id: string;
    readonly label: string;
    readonly rates: readonly RateByTerm[];
    readonly residualPpm: Ppm | null;
  } | null;
}

/** A way to use the programs of a vehicle that nobody has to claim, as its page compares them (PROT-05). */
export interface OfferedWay extends DealWay {
  /** A special rate first, then money. */
  readonly titles: readonly string[];
  /** Everybody gets it; otherwise the lender, or the credit, decides. */
  readonly isSure: boolean;
  readonly lenders: readonly string[];
  /** Only with one of these; empty for all. */
  readonly creditTiers: readonly CreditTierName[];
}

/** GET /public/incentives/ways: by way to pay, what everybody gets first. */
export interface OfferedWays {
  /** What the feed gives everybody, beside the programs. */
  readonly feedCents: Cents;
  readonly ways: Readonly<Record<DealType, readonly OfferedWay[]>>;
}

/** A way with what it comes to. */
interface EstimatedWay<Way extends DealWay> {
  readonly way: Way;
  readonly estimate: Exclude<DealEstimate, NotPossible>;
  /** Everything that is paid by the end of the deal. */
  readonly costCents: Cents;
}

/** The ways that are possible for a deal, each by the one worksheet; a rate that its program has not for the term is no way. */
export function estimateWays<Way extends DealWay>(
  rules: DealRules,
  ...[input, ways, t = englishText]: [DealInput, readonly Way[], Text?]
): EstimatedWay<Way>[] {
  return ways.flatMap((way) => {
    const support = supportOf(way, input.choices.termMonths ?? usualTerm(rules, input));
    if (support === undefined) return [];
    const estimate = estimateDeal(
      rules,
      { ...input, incentives: way.incentives, support: support ?? undefined },
      t,
    );
    return estimate.kind === "not-possible" ? [] : [{ way, estimate, costCents: costOf(estimate) }];
  });
}

function costOf(estimate: Exclude<DealEstimate, NotPossible>): Cents {
  return estimate.kind === "cash" ? estimate.amountDueCents : totalPaidCents(estimate);
}

function usualTerm(rules: DealRules, { choices: { type } }: DealInput): number | null {
  if (type === "cash") return null;
  if (type === "finance") return rules.defaultTermMonths;
  const { terms } = rules.lease;
  return terms.includes(36) ? 36 : (terms[0] ?? null);
}

/** Undefined where the way has a support that does nothing for this term. */
function supportOf({ support }: DealWay, termMonths: number | null): WorksheetSupport | null | undefined {
  if (support === null) return null;
  const { id, label, rates, residualPpm } = support;
  const ratePpm = rateForTerm(rates, termMonths);
  if (ratePpm === null && residualPpm === null) return undefined;
  return { id, label, ...(ratePpm !== null && { ratePpm }), ...(residualPpm !== null && { residualPpm }) };
}
