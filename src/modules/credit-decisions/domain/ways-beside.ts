import type { WorkableCombination } from "#modules/underwriting/domain/workable-change.ts";
import type { OfferView } from "./decision-view.ts";
import type { LenderView } from "./lender-view.ts";

type Counter = Pick<OfferView, "counter">;

/** What a lender offers now. */
export function offersOf(
  { lenderName }: Pick<LenderView, "lenderName">,
  { offers }: { readonly offers: readonly (Counter & Pick<OfferView, "lenderName">)[] },
): readonly Counter[] {
  return offers.filter((offer) => offer.lenderName === lenderName);
}

/** Ways to a yes that are not on the table already: who took one that is would end the offer and apply for it again. */
export function waysBeside(
  ways: readonly WorkableCombination[],
  offers: readonly Counter[],
): readonly WorkableCombination[] {
  return ways.filter((way) => !offers.some(({ counter }) => counter !== null && isSameDeal(way, counter)));
}

function isSameDeal(way: WorkableCombination, counter: NonNullable<OfferView["counter"]>): boolean {
  return (
    way.downPaymentCents === counter.downPaymentCents &&
    way.termMonths === counter.termMonths &&
    way.amountFinancedCents === counter.amountFinancedCents
  );
}
