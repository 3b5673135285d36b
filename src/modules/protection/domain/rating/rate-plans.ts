import { centsOf } from "#modules/worksheet/domain/figures/rate.ts";
import { planLabel } from "../deal-product.ts";
import type { ProtectionPlan, ProtectionProduct, ProtectionSettings } from "../settings-schema.ts";
import { benefitTest } from "./benefit-test.ts";
import type { CoverageCase } from "./coverage-case.ts";
import { factoryOverlap } from "./factory-overlap.ts";
import { planPrice } from "./plan-price.ts";
import type { RatedPlan, RefusedPlan } from "./rated-plan.ts";

interface Rated {
  readonly plans: readonly RatedPlan[];
  readonly refused: readonly RefusedPlan[];
}

/**
 * Every plan of the retailer for one car and one deal: those that can help, cheapest first within a product, and the
 * others with the reason. A product that a rooftop does not sell is not mentioned.
 * @param counted ids of the plans that `facts.loan` counts already
 */
export function ratePlans(
  settings: ProtectionSettings,
  facts: CoverageCase,
  counted: readonly string[] = [],
): Rated {
  const { rooftopId } = facts;
  const sold = settings.products.filter(({ rooftops }) => rooftops?.includes(rooftopId) ?? true);
  const answers = sold.flatMap((product) =>
    product.plans.map((plan) => ratePlan(settings, facts, { product, plan, counted })),
  );
  return {
    plans: answers.flatMap(({ plan }) => plan ?? []),
    refused: answers.flatMap(({ refused }) => refused ?? []),
  };
}

interface Asked {
  readonly product: ProtectionProduct;
  readonly plan: ProtectionPlan;
  readonly counted: readonly string[];
}

function ratePlan(
  settings: ProtectionSettings,
  facts: CoverageCase,
  { product, plan, counted }: Asked,
): { readonly plan?: RatedPlan; readonly refused?: RefusedPlan } {
  const { vehicle, rooftopId, state, saleDate } = facts;
  const id = `${product.id}.${plan.id}`;
  const priceCents = planPrice(settings, { product, plan }, { rooftopId, state, make: vehicle.make });
  const overlap = factoryOverlap(settings, { product, plan, priceCents, vehicle, saleDate });
  const addsCents = counted.includes(id) ? 0 : priceCents;
  const refusal = benefitTest(product, facts, { overlap, addsCents });
  if (refusal !== null) {
    const { id: productId, code } = product;
    return {
      refused: {
        id,
        productId,
        code,
        label: planLabel({ productName: product.name, name: plan.name }),
        ...refusal,
      },
    };
  }
  return { plan: toRated({ product, plan }, { id, priceCents, overlap }) };
}

function toRated(
  { product, plan }: Pick<Asked, "product" | "plan">,
  found: Pick<RatedPlan, "id" | "priceCents" | "overlap">,
): RatedPlan {
  const { cancellation, isTaxable } = product;
  return {
    ...found,
    productId: product.id,
    code: product.code,
    kind: product.kind,
    productName: product.name,
    name: plan.name,
    packageType: product.packageType,
    termMonths: plan.termMonths,
    miles: plan.miles,
    deductibleCents: centsOf(plan.deductible),
    administrator: product.administrator,
    formId: plan.formId,
    ...(isTaxable !== undefined && { isTaxable }),
    cancellation: {
      freeLookDays: cancellation.freeLookDays,
      feeCents: centsOf(cancellation.fee),
      unusedBy: cancellation.unusedBy,
      takesOffClaims: cancellation.takesOffClaims,
    },
    isSample: product.isSample,
  };
}
