import { centsOf } from "#modules/worksheet/domain/figures/rate.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { LenderProgram } from "../program-settings-schema.ts";
import { collateralValue } from "../evaluation/collateral-value.ts";
import type { Deal } from "../evaluation/deal.ts";
import type { DealProgram } from "../evaluation/deal-program.ts";
import { ltvLimit } from "../evaluation/rules/structure-rules.ts";

/**
 * The largest amount up to `from` (and not below `least`) for which `works`; null if there is none. Exact to the cent:
 * between two steps of the program every rule gets easier with less, so one search each is enough.
 */
export function largestWorkableAmount(
  steps: readonly Cents[],
  { from, least }: { readonly from: Cents; readonly least: Cents },
  works: (amountCents: Cents) => boolean,
): Cents | null {
  const lows = [...new Set([least, ...steps.filter((step) => step > least && step <= from)])];
  let high = from;
  for (const low of lows.toSorted((a, b) => b - a)) {
    if (low <= high && works(low)) return lastWorkable(low, high, works);
    high = low - 1;
  }
  return null;
}

/** `low` works; the last one up to `high` that does. */
function lastWorkable(low: Cents, high: Cents, works: (amountCents: Cents) => boolean): Cents {
  if (works(high)) return high;
  let good = low;
  let bad = high;
  while (bad - good > 1) {
    const middle = good + Math.floor((bad - good) / 2);
    if (works(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** Months on the job that a program asks for by amount; of its rules about people, all that an amount turns. */
export interface WorkedAmounts {
  readonly stability: Pick<LenderProgram["stability"], "monthsOnJob">;
}

/** Amounts at which a rule of the program changes: the first amount of each new stretch. */
export function amountSteps(program: DealProgram & WorkedAmounts, deal: Deal): readonly Cents[] {
  const { limits, loan, stability, products } = program;
  const value = collateralValue(program, deal);
  const ofValue = (percent: number | null) =>
    percent === null || value === null ? [] : [ltvLimit(value, percent) + 1];
  const share = products.maximumSharePercent;
  return [
    centsOf(limits.minimumAmount),
    centsOf(limits.minimumFrontAmount) + deal.productsCents,
    ...(share === null || share === 0 ? [] : leastForShare(deal.productsCents, share)),
    ...(loan?.termLimits.map(({ minimumAmount }) => centsOf(minimumAmount)) ?? []),
    ...(loan?.adders.flatMap((adder) => [
      ...(adder.minimumAmount === null ? [] : [centsOf(adder.minimumAmount)]),
      ...ofValue(adder.maximumLtvPercent),
      ...ofValue(adder.aboveLtvPercent),
    ]) ?? []),
    ...stability.monthsOnJob.map(({ upToAmount }) => centsOf(upToAmount) + 1),
  ];
}

/** The least amount of which products are no more than their share. */
function leastForShare(productsCents: Cents, percent: number): readonly Cents[] {
  const near = Math.floor((productsCents * 100) / percent);
  const found = [near - 1, near, near + 1, near + 2].find(
    (cents) => ltvLimit(cents, percent) >= productsCents,
  );
  return found === undefined ? [] : [found];
}
