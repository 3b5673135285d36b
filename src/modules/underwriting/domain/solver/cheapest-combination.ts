import type { Cents } from "#platform/shared/money.ts";
import { withMoreDown, withoutProducts, withTerm, type Deal } from "../evaluation/deal.ts";
import { underwrite, type Underwriter } from "../evaluation/failed-rules.ts";
import { termsOf } from "../evaluation/rules/structure-rules.ts";
import type { WorkableCombination } from "../workable-change.ts";
import { costOf } from "./cost-of.ts";
import { leastMoreDown } from "./single-changes.ts";

/** Products beyond these are not combined one by one: only all of them together. */
const MOST_PRODUCTS = 3;

/**
 * Two or more changes together that cost least over the term. Where more cash alone is enough, none asks for more cash
 * than that; where it is not, the one that asks for the least cash comes first.
 */
export function cheapestCombination(
  underwriter: Underwriter,
  deal: Deal,
  singleDownCents: Cents | null,
): WorkableCombination | null {
  const atMost = singleDownCents ?? deal.amountCents - 1;
  const found = candidates(underwriter, deal).flatMap(({ changed, changes }) => {
    const down = leastMoreDown(underwriter, changed, Math.min(atMost, changed.amountCents - 1));
    if (down === null || changes.length + (down > 0 ? 1 : 0) < 2) return [];
    const more = down === 0 ? [] : [{ lever: "DOWN_PAYMENT" as const, by: down, productCode: null }];
    const final = withMoreDown(changed, down);
    return [
      {
        changes: [...more, ...changes],
        downPaymentCents: final.downPaymentCents,
        amountFinancedCents: final.amountCents,
        termMonths: final.termMonths,
        paymentCents: underwrite(underwriter, final).priced?.paymentCents ?? 0,
        totalOfPaymentsCents: underwriter.prices?.totalOfPayments(final) ?? undefined,
        costOverTermCents: costOf(underwriter, { asked: deal, changed: final }),
      },
    ];
  });
  const cash = (one: WorkableCombination) => one.downPaymentCents;
  const cost = (one: WorkableCombination) => one.costOverTermCents;
  const order = (a: WorkableCombination, b: WorkableCombination) =>
    singleDownCents === null
      ? cash(a) - cash(b) || cost(a) - cost(b)
      : cost(a) - cost(b) || cash(a) - cash(b);
  return found.toSorted(order)[0] ?? null;
}

interface Candidate {
  readonly changed: Deal;
  readonly changes: WorkableCombination["changes"];
}

/** Every term with every choice of products to drop. */
function candidates({ program }: Underwriter, deal: Deal): readonly Candidate[] {
  const terms = [...new Set([deal.termMonths, ...termsOf(program, deal)])];
  return terms.flatMap((term) =>
    droppable(deal).map((dropped) => ({
      changed: withoutProducts(
        withTerm(deal, term),
        dropped.map(({ code }) => code),
      ),
      changes: [
        ...(term === deal.termMonths
          ? []
          : [{ lever: "TERM" as const, by: term - deal.termMonths, productCode: null }]),
        ...dropped.map(({ code, priceCents }) => ({
          lever: "PRODUCT" as const,
          by: priceCents,
          productCode: code,
        })),
      ],
    })),
  );
}

function droppable({ products }: Deal): readonly Deal["products"][] {
  if (products.length > MOST_PRODUCTS) return [[], ...products.map((product) => [product]), products];
  return products.reduce<Deal["products"][]>(
    (sets, product) => [...sets, ...sets.map((set) => [...set, product])],
    [[]],
  );
}
