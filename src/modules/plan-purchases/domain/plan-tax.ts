import { share } from "#modules/worksheet/domain/figures/fraction.ts";
import type { PlaceRules } from "#modules/worksheet/domain/state-rules/place-rules.ts";
import type { RatedPlan } from "#modules/protection/domain/rating/rated-plan.ts";
import type { Cents } from "#platform/shared/money.ts";

/** The tax on a plan that is sold by itself, by the buyer's state; 0 where nobody taxes it. */
export function planTax(
  { own, localPpm, fees, isTaxed }: PlaceRules,
  { kind, priceCents, isTaxable }: Pick<RatedPlan, "kind" | "priceCents" | "isTaxable">,
): Cents {
  const taxes =
    isTaxable ?? ((kind === "serviceContract" && isTaxed.serviceContract) || (kind === "gap" && isTaxed.gap));
  if (!taxes) return 0;
  const local = own.taxPpm === null ? (localPpm ?? fees.localPpm) : 0;
  return share(priceCents, (own.taxPpm ?? fees.taxPpm) + local);
}
