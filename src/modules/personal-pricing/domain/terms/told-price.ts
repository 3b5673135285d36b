import type { PersonalPricing, PersonalVehicle } from "#modules/pricing/domain/personal-pricing.ts";
import type { PersonalChoices } from "./personal-choices.ts";
import { personalPrice } from "./personal-price.ts";
import type { PersonalPricer } from "./personal-pricer.ts";
import type { PersonalTerms } from "./personal-terms.ts";
import type { PriceBook } from "./price-book.ts";

interface PricedBy {
  readonly pricer: PersonalPricer;
  readonly terms: Pick<PersonalTerms, "asOf" | "zipCode">;
  readonly book: PriceBook;
  readonly choices: PersonalChoices;
}

/** What somebody is told of one car: its price by their terms, as of when, and whom they call. Null without a price. */
export function toldPrice(
  vehicle: PersonalVehicle,
  { pricer, terms, book, choices }: PricedBy,
): PersonalPricing | null {
  const price = personalPrice(pricer, vehicle, choices);
  const dealerPhone = book.phones[vehicle.dealershipId] ?? "";
  return price && { ...price, dealerPhone, asOf: terms.asOf, zipCode: terms.zipCode };
}
