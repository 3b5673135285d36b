import { sharedGrowths } from "#modules/worksheet/domain/loans/known-growths.ts";
import type { PersonalVehicle } from "#modules/pricing/domain/personal-pricing.ts";
import type { WorksheetRules } from "#modules/worksheet/domain/worksheet-rules.ts";
import type { PersonalTerms } from "./personal-terms.ts";
import { PersonalPricer } from "./personal-pricer.ts";
import { type PriceBook, rulesFor } from "./price-book.ts";

/** Finds the pricer of a vehicle: one for each set of rules that its retailer has (OP-10). */
export function pricersOf(
  terms: Pick<PersonalTerms, "programs">,
  book: PriceBook,
): (vehicle: Pick<PersonalVehicle, "dealershipId" | "make" | "type">) => PersonalPricer {
  const { contractDate } = book;
  const pricers = new Map<WorksheetRules, PersonalPricer>();
  return (vehicle) => {
    const rules = rulesFor(book, vehicle);
    let pricer = pricers.get(rules);
    if (pricer === undefined) {
      pricer = new PersonalPricer(terms, rules, { contractDate, growths: sharedGrowths });
      pricers.set(rules, pricer);
    }
    return pricer;
  };
}
