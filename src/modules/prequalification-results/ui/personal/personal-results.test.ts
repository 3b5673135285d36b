import { describe, expect, it } from "vitest";
import { ApiError } from "#platform/browser/http/api-error.ts";
import { FACETS } from "#modules/search-index/domain/facets.ts";
import { parseSearchQuery, toSearchParams } from "#modules/search-index/domain/search-query.ts";
import type { SearchView } from "#modules/search-index/domain/search-view.ts";
import { withPersonalResults } from "./personal-results.ts";
import { readResultsText, resultsText } from "#modules/vehicle-search/ui/results/results-text.ts";

/** An answer that found so many vehicles. */
function answer(search: string, total: number): SearchView {
  const query = parseSearchQuery(new URLSearchParams(search), "price-desc");
  return {
    total,
    page: 1,
    pageSize: 24,
    pageCount: 1,
    sort: query.sort,
    sortOptions: [],
    facets: Object.fromEntries(FACETS.map((name) => [name, []])) as unknown as SearchView["facets"],
    ranges: { price: null, payment: null, mileage: null, year: null },
    vehicles: [],
    query,
    search: toSearchParams(query, "price-desc").toString(),
    place: null,
    zipError: null,
  };
}

/** The page as it is for everybody, and what somebody asked the personal search. */
function page(search: string, ask: (asked: string) => SearchView) {
  const asked: string[] = [];
  const everybody = { results: resultsText(answer(search, 40)), cards: ["a"] };
  const shown = withPersonalResults(search, Promise.resolve(everybody), async (wanted) => {
    asked.push(wanted);
    return ask(wanted);
  });
  return { asked, shown };
}

const failing = (code: string) => (): SearchView => {
  throw new ApiError({ status: 400, code, message: "No.", fields: {}, correlationId: undefined } as never);
};

describe("the results of a shopper who pre-qualified", () => {
  it("are everybody's where payments decide nothing", async () => {
    const { asked, shown } = page("?make=kia&sort=price-asc", failing("unasked"));
    expect((await shown).paymentsOf).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it.each(["?paymentMax=400", "?make=kia&sort=payment-asc", "?paymentMin=200&page=2"])(
    "are their own for %s",
    async (search) => {
      const { shown } = page(search, (wanted) => answer(wanted, 7));
      const { results, paymentsOf } = await shown;
      expect(paymentsOf).toBe("shopper");
      expect(readResultsText(results).total).toBe(7);
    },
  );

  it("say what would be found without the payment where nothing is", async () => {
    const { shown } = page("?make=kia&paymentMax=100", (wanted) =>
      answer(wanted, wanted.includes("payment") ? 0 : 12),
    );
    expect((await shown).loosened).toEqual([{ without: ["$100/mo"], search: "make=kia", count: 12 }]);
  });

  it.each([
    ["search.termsNotValid", "ended"],
    ["network.unreachable", "estimates"],
  ])("are estimates after %s, and the page says why", async (code, paymentsOf) => {
    const { shown } = page("?paymentMax=400", failing(code));
    const loaded = await shown;
    expect(loaded.paymentsOf).toBe(paymentsOf);
    expect(readResultsText(loaded.results).total).toBe(40);
  });
});
