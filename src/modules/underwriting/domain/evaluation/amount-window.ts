import { share } from "#modules/worksheet/domain/figures/fraction.ts";
import { centsOf, ppmOfPercent } from "#modules/worksheet/domain/figures/rate.ts";
import type { Cents } from "#platform/shared/money.ts";
import { collateralValue } from "./collateral-value.ts";
import type { Deal } from "./deal.ts";
import type { DealProgram } from "./deal-program.ts";
import { ltvLimit } from "./rules/structure-rules.ts";

/** What may be financed of a car, and what must be paid down. */
export interface AmountWindow {
  readonly leastCents: Cents;
  /** Less than `leastCents` where nothing is possible. */
  readonly mostCents: Cents;
  /** Cash, with what of a trade-in counts. */
  readonly leastDownCents: Cents;
}

/** The amounts at which `structureRules` finds nothing wrong with a loan without products, on whatever term. */
export function amountWindow(program: DealProgram, deal: Pick<Deal, "vehicle">): AmountWindow {
  const { limits } = program;
  const value = collateralValue(program, deal);
  const within = (percent: number | null) =>
    percent === null || value === null ? Infinity : ltvLimit(value, percent);
  return {
    leastCents: Math.max(1, centsOf(limits.minimumAmount), centsOf(limits.minimumFrontAmount)),
    mostCents: Math.min(
      centsOf(limits.maximumAmount),
      within(limits.frontLtvPercent),
      within(limits.totalLtvPercent),
    ),
    leastDownCents: Math.max(
      centsOf(limits.minimumDown),
      share(deal.vehicle.priceCents, ppmOfPercent(limits.minimumDownPercent)),
    ),
  };
}
