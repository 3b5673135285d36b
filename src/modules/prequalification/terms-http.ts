import * as v from "valibot";
import type { SearchContext } from "#modules/vehicle-search/server/search-context.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { readPriceBook } from "./server/terms/read-price-book.ts";

/** The rules move with the retailer's configuration and its day. */
const BOOK_SECONDS = 60;

/** Calls of whoever prices cars by signed terms; they never say who it is. */
export const termsEndpoints = [
  endpoint<SearchContext>()({
    method: "GET",
    path: "/public/prequalification/price-book",
    access: "public",
    summary:
      "What prices this retailer's cars for people of one state today: rules, taxes, fees and dealers' phones (PQ-11, CALC-02).",
    query: v.object({ state: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "Choose a state.")) }),
    handle: async (ctx, { query }) =>
      Response.json(readPriceBook(ctx, query), {
        headers: { "cache-control": `private, max-age=${BOOK_SECONDS}` },
      }),
  }),
];
