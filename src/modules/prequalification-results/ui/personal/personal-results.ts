import { cardText } from "#modules/inventory/ui/card/card-text.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import type { SearchView } from "#modules/search-index/domain/search-view.ts";
import { asksForPayments } from "#modules/vehicle-search/ui/results/asks-for-payments.ts";
import type { LoosenedSearch } from "#modules/vehicle-search/ui/results/loosened-searches.ts";
import { readResultsText, resultsText } from "#modules/vehicle-search/ui/results/results-text.ts";
import { personalSearch } from "#modules/vehicle-search/ui/results/personal-search.ts";
import { slimSearchView } from "#modules/vehicle-search/ui/results/slim-search-view.ts";

/** What the results page of everybody loads, as far as payments decide it. */
interface LoadedResults {
  readonly results: string;
  readonly cards: readonly string[];
  readonly loosened?: readonly LoosenedSearch[] | undefined;
}

/** Whose payments filtered and sorted it: the shopper's, or estimates because their terms ended or could not be had. */
type PaymentsOf = "shopper" | "ended" | "estimates";

type Ask = (search: string) => Promise<SearchView>;

/** An address that names payments; others may ask for them by the retailer's own order. */
const NAMES_PAYMENTS = /[?&](?:payment|sort=payment)/u;

/**
 * The results of a search, by what this shopper would pay wherever payments decide them. Both questions are asked at once;
 * without an answer to the personal one the page says so and shows estimates.
 */
export async function withPersonalResults<T extends LoadedResults>(
  search: string,
  everybody: Promise<T>,
  ask: Ask | null = personalSearch.get(),
): Promise<T & Pick<LoadedResults, "loosened"> & { readonly paymentsOf?: PaymentsOf }> {
  if (ask === null) return everybody;
  const early = NAMES_PAYMENTS.test(search) ? answerTo(search, ask) : undefined;
  const data = await everybody;
  const view = readResultsText(data.results);
  if (!asksForPayments(view)) return data;
  const found = await (early ?? answerTo(view.search, ask));
  if (found === "ended" || found === "estimates") return { ...data, paymentsOf: found };
  return {
    ...data,
    results: resultsText(slimSearchView(found)),
    cards: found.vehicles.map(cardText),
    loosened: found.total === 0 ? await loosened(found, ask) : undefined,
    paymentsOf: "shopper",
  };
}

async function answerTo(search: string, ask: Ask): Promise<SearchView | "ended" | "estimates"> {
  try {
    return await ask(search);
  } catch (error) {
    if (isApiError(error)) return error.code === "search.termsNotValid" ? "ended" : "estimates";
    throw error;
  }
}

/** What an empty answer would find without its limits of a payment. */
async function loosened({ search, query }: SearchView, ask: Ask): Promise<readonly LoosenedSearch[]> {
  const params = new URLSearchParams(search);
  for (const name of ["paymentMin", "paymentMax", "page"]) params.delete(name);
  const without = params.toString();
  if (without === search) return [];
  const answer = await answerTo(without, ask);
  const total = typeof answer === "string" ? 0 : answer.total;
  const most = query.payment.max ?? query.payment.min ?? 0;
  return total === 0 ? [] : [{ without: [`$${most / 100}/mo`], search: without, count: total }];
}
