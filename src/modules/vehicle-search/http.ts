import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { questionOf } from "#platform/server/http/path-and-query.ts";
import { CountedFacets } from "#modules/search-index/domain/counted-facets-schema.ts";
import { FACETS } from "#modules/search-index/domain/facets.ts";
import {
  parseSearchQuery,
  toSearchParams,
  type SearchQuery,
} from "#modules/search-index/domain/search-query.ts";
import { countVehicles } from "./server/find-new-matches.ts";
import { findZip } from "./server/find-zip.ts";
import { getVehicle } from "#modules/inventory/server/get-vehicle.ts";
import type { SearchContext, VehicleSearchContext } from "./server/search-context.ts";
import { cachedJson } from "./server/internal/cached-json.ts";
import { defaultSortOf, searchVehicles, searchVehiclesJson } from "./server/search-vehicles.ts";
import { rooftopsOfSearch } from "./server/rooftops-of-search.ts";
import { similarVehicles } from "./server/similar-vehicles.ts";
import { suggest } from "./server/suggest.ts";

const text = v.optional(v.string());
const SearchParameters = v.looseObject({
  q: text,
  ...Object.fromEntries(FACETS.map((name) => [name, text])),
  priceMin: text,
  priceMax: text,
  paymentMin: text,
  paymentMax: text,
  mileageMin: text,
  mileageMax: text,
  yearMin: text,
  yearMax: text,
  zip: text,
  distance: text,
  rooftop: text,
  availability: text,
  onlineExclusive: text,
  sort: text,
  page: text,
});
const VehicleKey = v.object({ vehicleKey: v.pipe(v.string(), v.maxLength(80)) });

/** Understands a search by its canonical text, so that spellings of one search share an answer. */
function readSearch(
  ctx: SearchContext,
  request: Request,
  answer: (query: SearchQuery) => Promise<object>,
): { normal: string; make: () => Promise<object> } {
  const defaultSort = defaultSortOf(ctx);
  const query = parseSearchQuery(new URLSearchParams(questionOf(request)), defaultSort);
  return { normal: toSearchParams(query, defaultSort).toString(), make: () => answer(query) };
}

export const vehicleSearchEndpoints = [
  endpoint<SearchContext>()({
    method: "GET",
    path: "/public/inventory/vehicles",
    access: "public",
    summary:
      "Searches the stock: one page of vehicles, the total and all facets, or those that `facets` names (SRCH-01, OP-32).",
    query: v.looseObject({ ...SearchParameters.entries, facets: CountedFacets }),
    handle: async (ctx, { request, query: { facets } }) =>
      cachedJson(ctx, {
        name: `search ${facets?.join() ?? "all"}`,
        request,
        read: () => readSearch(ctx, request, (query) => searchVehiclesJson(ctx, query, { counted: facets })),
      }),
  }),
  endpoint<SearchContext>()({
    method: "GET",
    path: "/public/inventory/facets",
    access: "public",
    summary: "Facet counts and slider bounds of a search, without its vehicles.",
    query: SearchParameters,
    handle: async (ctx, { request }) =>
      cachedJson(ctx, {
        name: "facets",
        request,
        read: () =>
          readSearch(ctx, request, async (query) => {
            const { total, facets, ranges } = await searchVehicles(ctx, query);
            return { total, facets, ranges };
          }),
      }),
  }),
  endpoint<SearchContext>()({
    method: "GET",
    path: "/public/inventory/count",
    access: "public",
    summary: "How many vehicles a search finds; for figures that follow a slider (UI-06).",
    query: SearchParameters,
    handle: async (ctx, { request }) =>
      cachedJson(ctx, {
        name: "count",
        request,
        read: () => readSearch(ctx, request, async (query) => ({ total: await countVehicles(ctx, query) })),
      }),
  }),
  endpoint<SearchContext>()({
    method: "GET",
    path: "/public/inventory/rooftops",
    access: "public",
    summary: "Every rooftop with its place and the number of vehicles that a search finds there, for a map.",
    query: SearchParameters,
    handle: async (ctx, { request }) =>
      cachedJson(ctx, {
        name: "rooftops",
        request,
        read: () =>
          readSearch(ctx, request, async (query) => ({ rooftops: await rooftopsOfSearch(ctx, query) })),
      }),
  }),
  endpoint<VehicleSearchContext>()({
    method: "GET",
    path: "/public/inventory/vehicles/:vehicleKey",
    access: "public",
    summary: "One vehicle by VIN or id; sold ones answer too (VEH-01, VEH-08).",
    params: VehicleKey,
    handle: async (ctx, { params, request }) => {
      const zip = /(?:^|&)zip=(\d{5})(?:&|$)/.exec(questionOf(request))?.[1];
      return cachedJson(ctx, {
        name: "vehicle",
        request,
        read: () => ({
          normal: `${params.vehicleKey}?${zip ?? ""}`,
          make: () => getVehicle(ctx, { key: params.vehicleKey, ...(zip === undefined ? {} : { zip }) }),
        }),
      });
    },
  }),
  endpoint<VehicleSearchContext>()({
    method: "GET",
    path: "/public/inventory/vehicles/:vehicleKey/similar",
    access: "public",
    summary: "The listed vehicles most like this one, best first (VEH-05).",
    params: VehicleKey,
    handle: async (ctx, { params, request }) =>
      cachedJson(ctx, {
        name: "similar",
        request,
        read: () => ({
          normal: params.vehicleKey,
          make: async () => ({ vehicles: await similarVehicles(ctx, { key: params.vehicleKey }) }),
        }),
      }),
  }),
  endpoint<SearchContext>()({
    method: "GET",
    path: "/public/inventory/suggestions",
    access: "public",
    summary: "At most ten suggestions for what is being typed (SRCH-02).",
    query: v.looseObject({ q: text }),
    handle: async (ctx, { query }) => ({ suggestions: suggest(ctx, { typed: query.q ?? "" }) }),
  }),
  endpoint<SearchContext>()({
    method: "GET",
    path: "/public/geo/zip/:zip",
    access: "public",
    summary: "City, state and coordinates of a ZIP code; 404 with MSG-25 when it is unknown (OP-27).",
    params: v.object({ zip: v.pipe(v.string(), v.maxLength(20)) }),
    handle: async (ctx, { params }) => findZip(ctx, params),
  }),
];
