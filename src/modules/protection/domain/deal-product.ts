import type { WorksheetProduct } from "#modules/worksheet/domain/worksheet-input.ts";
import type { RatedPlan } from "./rating/rated-plan.ts";

/**
 * A chosen plan as a deal counts it. Chosen after reading that it is optional, and by a consent of its own, it stays out
 * of the finance charge; anything else is a cost of the credit (12 CFR 1026.4(d)).
 */
export function dealProduct(
  plan: RatedPlan,
  { hasConsent }: { readonly hasConsent: boolean },
): WorksheetProduct {
  const { id, kind, priceCents, termMonths, miles, isTaxable } = plan;
  return {
    id,
    code: kind,
    label: planLabel(plan),
    priceCents,
    termMonths,
    miles,
    ...(isTaxable !== undefined && { isTaxable }),
    ...(!hasConsent && { isFinanceCharge: true }),
  };
}

/** As lines, papers and consents call a plan. */
export function planLabel({ productName, name }: Pick<RatedPlan, "productName" | "name">): string {
  return `${productName}, ${name}`;
}
