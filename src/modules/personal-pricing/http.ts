import * as v from "valibot";
import { CountedFacets } from "#modules/search-index/domain/counted-facets-schema.ts";
import type { SearchContext } from "#modules/vehicle-search/server/search-context.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { ChoicesSchema } from "./domain/terms/choices-schema.ts";
import { readPriceBook } from "./server/read-price-book.ts";
import { searchPersonally } from "./server/search-personally.ts";
import type { TermsContext } from "./server/terms-context.ts";

/** The rules move with the retailer's configuration and its day. */
const BOOK_SECONDS = 60;
/** Programs of more lenders than any retailer has. */
const MOST_TERMS_BYTES = 200_000;

/** Calls of whoever prices cars by signed terms; they never say who it is. */
export const personalPricingEndpoints = [
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
  endpoint<TermsContext>()({
    method: "POST",
    path: "/public/inventory/search/personal",
    access: "public",
    maxBodyBytes: MOST_TERMS_BYTES + 16_384,
    summary:
      "The search of the stock by what somebody with these signed terms would pay: the payment filter, the sort by payment and its slider (OP-32, PQ-11). Nothing says who it is.",
    body: v.object({
      query: v.pipe(v.string(), v.maxLength(8000)),
      terms: v.pipe(v.string(), v.maxLength(MOST_TERMS_BYTES)),
      choices: v.optional(ChoicesSchema, {}),
      facets: CountedFacets,
    }),
    handle: async (ctx, { body }) =>
      new Response(await searchPersonally(ctx, body), {
        headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
      }),
  }),
];
