import type { PersonalTermsPort } from "#modules/vehicle-search/server/search-context.ts";
import { pricersOf } from "../../domain/terms/pricers-of.ts";
import { openSignedTerms } from "../result/signed-terms.ts";
import { readPriceBook } from "./read-price-book.ts";

/** Lets the search work by signed terms: the payments that browsers count from them, for every car. */
export const personalTermsPort: PersonalTermsPort = {
  open(ctx, { terms: signed, choices }) {
    const terms = openSignedTerms(ctx, signed);
    if (terms === null) return null;
    const book = readPriceBook(ctx, terms);
    const pricerOf = pricersOf(terms, book);
    const { downPaymentCents, termMonths, trade = null } = choices;
    return {
      key: JSON.stringify([terms.key, book.contractDate, downPaymentCents, termMonths, trade]),
      paymentOf(vehicle) {
        const pricer = pricerOf(vehicle);
        const ask = pricer.ask(vehicle, choices);
        return (ask && pricer.best(ask)?.offer.paymentCents) ?? null;
      },
    };
  },
};
