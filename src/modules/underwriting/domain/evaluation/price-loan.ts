import { centsOf, ppmOfPercent, type Ppm } from "#modules/worksheet/domain/figures/rate.ts";
import type { LenderProgram } from "../program-settings-schema.ts";
import { collateralValue } from "./collateral-value.ts";
import { ageInYears, type Deal } from "./deal.ts";
import type { DealProgram } from "./deal-program.ts";

type Tier = LenderProgram["tiers"][number];
type Loan = NonNullable<LenderProgram["loan"]>;

/** The grade of a score. A file without a score is graded like the last one; null is below all. */
export function tierOf({ tiers }: Pick<LenderProgram, "tiers">, score: number | null): Tier | null {
  if (score === null) return tiers.at(-1) ?? null;
  return tiers.find(({ minimumScore }) => score >= minimumScore) ?? null;
}

/** Rows of the rate sheet that take this car. */
export function rateRowsOf(
  loan: Pick<Loan, "rates">,
  deal: Pick<Deal, "vehicle" | "contractDate">,
): Loan["rates"] {
  const age = ageInYears(deal);
  return loan.rates.filter(
    ({ conditions, maximumAgeYears }) =>
      conditions.includes(deal.vehicle.condition) && age <= maximumAgeYears,
  );
}

/** Who applies, as far as the price cares. */
export interface Standing {
  readonly tier: Tier;
  readonly score: number | null;
  readonly isThin: boolean;
}

/** What of it decides a rate. */
type PricedStanding = Omit<Standing, "tier"> & { readonly tier: Pick<Tier, "addPoints"> };

/** What the lender asks of the retailer: sheet, grade and adders within floor and ceiling; null off the sheet. */
export function buyRatePpm(
  program: Pick<DealProgram, "loan" | "limits">,
  standing: PricedStanding,
  deal: Deal,
): Ppm | null {
  const { loan } = program;
  if (loan === null) return null;
  const row = rateRowsOf(loan, deal).find(({ maximumTermMonths }) => deal.termMonths <= maximumTermMonths);
  if (row === undefined) return null;
  const value = collateralValue(program, deal);
  const added = loan.adders
    .filter((adder) => applies(adder, { standing, deal, value }))
    .reduce((total, { points }) => total + ppmOfPercent(points), 0);
  const rate = ppmOfPercent(row.ratePercent) + ppmOfPercent(standing.tier.addPoints) + added;
  return Math.min(ppmOfPercent(loan.ceilingPercent), Math.max(ppmOfPercent(loan.floorPercent), rate));
}

interface Situation {
  readonly standing: PricedStanding;
  readonly deal: Deal;
  readonly value: number | null;
}

function applies(adder: Loan["adders"][number], { standing, deal, value }: Situation): boolean {
  const { minimumScore, maximumLtvPercent, aboveLtvPercent, minimumAmount, aboveTermMonths, thinFile } =
    adder;
  const within = (percent: number) =>
    value !== null && deal.amountCents * 1_000_000 <= ppmOfPercent(percent) * value;
  return (
    (minimumScore === null || (standing.score !== null && standing.score >= minimumScore)) &&
    (maximumLtvPercent === null || within(maximumLtvPercent)) &&
    (aboveLtvPercent === null || (value !== null && !within(aboveLtvPercent))) &&
    (minimumAmount === null || deal.amountCents >= centsOf(minimumAmount)) &&
    (aboveTermMonths === null || deal.termMonths > aboveTermMonths) &&
    (!thinFile || standing.isThin)
  );
}
