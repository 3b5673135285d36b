import type { PersonalPricing, PersonalVehicle } from "#modules/pricing/domain/personal-pricing.ts";
import type { SearchContext } from "#modules/vehicle-search/server/search-context.ts";
import type { PersonalChoices } from "../domain/terms/personal-choices.ts";
import type { PersonalTerms } from "../domain/terms/personal-terms.ts";
import { pricersOf } from "../domain/terms/pricers-of.ts";
import { toldPrice } from "../domain/terms/told-price.ts";
import { readPriceBook } from "./read-price-book.ts";

interface CarsByTerms {
  readonly terms: PersonalTerms;
  readonly vehicles: readonly PersonalVehicle[];
  readonly choices: PersonalChoices;
}

/** What the browser of somebody with these terms shows for these cars, in their order (VEH-11, PQ-11). */
export function priceCars(
  ctx: SearchContext,
  { terms, vehicles, choices }: CarsByTerms,
): readonly (PersonalPricing | null)[] {
  const book = readPriceBook(ctx, terms);
  const pricerOf = pricersOf(terms, book);
  return vehicles.map((vehicle) => toldPrice(vehicle, { pricer: pricerOf(vehicle), terms, book, choices }));
}
