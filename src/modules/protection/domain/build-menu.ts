import type { WorksheetProduct } from "#modules/worksheet/domain/worksheet-input.ts";
import type { Worksheet } from "#modules/worksheet/domain/worksheet.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { consentWords } from "./consent-words.ts";
import { dealProduct, planLabel } from "./deal-product.ts";
import { loanOfCase, menuPayment } from "./menu-payment.ts";
import type { MenuPayment, MenuPlan, MenuProduct, ProtectionMenu } from "./protection-menu.ts";
import type { CoverageCase } from "./rating/coverage-case.ts";
import { ratePlans } from "./rating/rate-plans.ts";
import type { RatedPlan, RefusedPlan } from "./rating/rated-plan.ts";
import type { ProtectionProduct, ProtectionSettings } from "./settings-schema.ts";

/** How the deal comes out with products; null where it is not possible with them. */
type PriceWith = (products: readonly WorksheetProduct[]) => Worksheet | null;

export interface MenuInput {
  readonly settings: ProtectionSettings;
  readonly facts: Omit<CoverageCase, "loan">;
  readonly priceWith: PriceWith;
  /** Ids of plans that are part of the deal, or previewed. */
  readonly chosen: readonly string[];
  readonly t: Text;
  /** Names the words of a consent. */
  readonly hashOf: (words: string) => string;
}

/**
 * PROT-04, PROT-05: every plan that can help with what it really costs, the others with the reason, and the payment
 * without any plan before the one with those that were chosen.
 */
export function buildMenu(input: MenuInput): ProtectionMenu {
  const { settings, facts, priceWith } = input;
  const plain = priceWith([]);
  const loan = plain && loanOfCase(plain, facts.vehicle.priceCents);
  const rated = ratePlans(settings, { ...facts, loan });
  const without = plain && menuPayment(plain);
  const priced = rated.plans.map((plan) => pricedPlan(input, plan, without));
  const plans = priced.flatMap(({ plan }) => plan ?? []);
  const chosen = plans.filter(({ isChosen }) => isChosen);
  const wanted = priceWith(chosen.map((plan) => dealProduct(plan, { hasConsent: true })));
  return {
    dealType: facts.dealType,
    state: facts.state,
    saleDate: facts.saleDate,
    products: menuProducts(settings, plans),
    refused: [...rated.refused, ...priced.flatMap(({ refused }) => refused ?? [])],
    without,
    with: wanted && menuPayment(wanted),
    chosen: chosen.map(({ id }) => id),
    gap: loan && { loanCents: loan.amountFinancedCents, valueCents: loan.valueCents },
  };
}

/** With its part of the payment; a plan that takes the deal beyond what a lender finances is refused. */
function pricedPlan(
  { priceWith, chosen, t, hashOf }: MenuInput,
  plan: RatedPlan,
  without: MenuPayment | null,
): { readonly plan?: MenuPlan; readonly refused?: RefusedPlan } {
  const sheet = priceWith([dealProduct(plan, { hasConsent: true })]);
  if (sheet === null && without !== null) return { refused: beyondLender(plan) };
  const alone = sheet && menuPayment(sheet);
  const monthlyCents = alone?.monthlyCents == null ? null : alone.monthlyCents - (without?.monthlyCents ?? 0);
  const words = consentWords(plan, monthlyCents, t);
  return {
    plan: {
      ...plan,
      monthlyCents,
      totalCostCents:
        alone === null || without === null ? plan.priceCents : alone.totalCents - without.totalCents,
      isChosen: chosen.includes(plan.id),
      consent: { words, hash: hashOf(words) },
    },
  };
}

function beyondLender(plan: RatedPlan): RefusedPlan {
  const { id, productId, code, priceCents } = plan;
  return { id, productId, code, label: planLabel(plan), reason: "lender-limit", values: { priceCents } };
}

/** As the retailer sorts them; products without a plan for this car stay out, their refusals say why. */
function menuProducts(settings: ProtectionSettings, plans: readonly MenuPlan[]): MenuProduct[] {
  return settings.products.flatMap((product) => {
    const own = plans.filter(({ productId }) => productId === product.id);
    return own.length === 0
      ? []
      : [
          menuProduct(
            product,
            own.toSorted((one, other) => one.priceCents - other.priceCents),
          ),
        ];
  });
}

function menuProduct(product: ProtectionProduct, plans: readonly MenuPlan[]): MenuProduct {
  const { id, code, kind, name, summary, description = null, covers, excludes } = product;
  const { packageType, administrator, notWith, isSample } = product;
  return {
    id,
    code,
    kind,
    name,
    summary,
    description,
    covers,
    excludes,
    packageType,
    administrator,
    notWith,
    isSample,
    plans,
  };
}
