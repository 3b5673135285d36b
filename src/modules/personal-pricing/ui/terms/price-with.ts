import type {
  PersonalPricing,
  PersonalVehicle,
  PersonalWish,
} from "#modules/pricing/domain/personal-pricing.ts";
import type { PersonalChoices } from "../../domain/terms/personal-choices.ts";
import { personalLease } from "../../domain/terms/personal-lease.ts";
import type { PersonalTerms } from "../../domain/terms/personal-terms.ts";
import type { PriceBook } from "../../domain/terms/price-book.ts";
import { pricersOf } from "../../domain/terms/pricers-of.ts";
import { toldPrice } from "../../domain/terms/told-price.ts";
import type { OpenTerms } from "./personal-terms-store.ts";

/** More cars than a visit shows; then all are forgotten, and priced again where they are shown. */
const MOST_KEPT = 2000;

interface PricedBy {
  readonly terms: PersonalTerms;
  readonly book: PriceBook;
  /** For all cars. */
  readonly choices: PersonalChoices;
}

/** Prices vehicles by terms, and keeps each price as long as vehicle and choices stay the same. */
export function priceWith({ terms, book, choices: usual }: PricedBy): OpenTerms["priceOf"] {
  const pricerOf = pricersOf(terms, book);
  const kept = new Map<string, PersonalPricing | null>();
  return (vehicle, wish) => {
    const key = keyOf(vehicle, wish);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const choices = wishedFor(usual, wish);
    const told = toldPrice(vehicle, { pricer: pricerOf(vehicle), terms, book, choices });
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, told);
    return told;
  };
}

/** Leases by the same terms; one calculator asks at a time, so that nothing is kept. */
export function leaseWith({ terms, book, choices }: PricedBy): OpenTerms["leaseOf"] {
  const pricerOf = pricersOf(terms, book);
  return (vehicle, wish) => {
    const { trade = choices.trade } = wish;
    const lease = personalLease(pricerOf(vehicle), vehicle, { ...wish, trade });
    return lease && { ...lease, asOf: terms.asOf, zipCode: terms.zipCode };
  };
}

/** What is left out for one car is what is wished for every car. */
function wishedFor(usual: PersonalChoices, wish: PersonalWish | undefined): PersonalChoices {
  if (wish === undefined) return usual;
  const {
    downPaymentCents = usual.downPaymentCents,
    termMonths = usual.termMonths,
    trade = usual.trade,
    lease = usual.lease,
  } = wish;
  return { downPaymentCents, termMonths, trade, lease };
}

function keyOf(vehicle: PersonalVehicle, wish: PersonalWish | undefined): string {
  const { id, priceCents, msrpCents, incentivesCents, mileage } = vehicle;
  const wished = wish === undefined ? "" : JSON.stringify(wish);
  return `${id} ${priceCents} ${msrpCents} ${incentivesCents} ${mileage} ${wished}`;
}
