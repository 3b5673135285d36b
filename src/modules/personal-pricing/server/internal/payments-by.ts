import type { SearchContext } from "#modules/vehicle-search/server/search-context.ts";
import type { PaymentOf } from "../../domain/terms/payment-column.ts";
import type { PersonalChoices } from "../../domain/terms/personal-choices.ts";
import type { PersonalTerms } from "../../domain/terms/personal-terms.ts";
import { personalPayment } from "../../domain/terms/personal-price.ts";
import { pricersOf } from "../../domain/terms/pricers-of.ts";
import { readPriceBook } from "../read-price-book.ts";

/** The payments that browsers count from the same terms, for every car of today. Same key, same payments. */
export function paymentsBy(
  ctx: SearchContext,
  { terms, choices }: { readonly terms: PersonalTerms; readonly choices: PersonalChoices },
): { readonly key: string; readonly paymentOf: PaymentOf } {
  const book = readPriceBook(ctx, terms);
  const pricerOf = pricersOf(terms, book);
  const { downPaymentCents, termMonths, trade = null, lease } = choices;
  return {
    key: JSON.stringify([terms.key, book.contractDate, downPaymentCents, termMonths, trade, lease]),
    paymentOf: (vehicle) => personalPayment(pricerOf(vehicle), vehicle, choices),
  };
}
