import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { askedTerms } from "./domain/asked-terms.ts";
import { askedComparison } from "./domain/compared-keys.ts";
import { compareVehicles } from "./server/compare-vehicles.ts";
import type { ComparisonContext } from "./server/comparison-context.ts";

const text = v.optional(v.pipe(v.string(), v.maxLength(400)));

export const comparisonEndpoints = [
  endpoint<ComparisonContext>()({
    method: "GET",
    path: "/public/inventory/compare",
    access: "public",
    summary:
      "Up to four vehicles side by side (CMP-01): `vins` with commas, and `down`, `term`, `zip` for their payments.",
    query: v.looseObject({ vins: text, add: text, down: text, term: text, zip: text }),
    handle: (ctx, { request }) => {
      const { searchParams } = new URL(request.url);
      return compareVehicles(ctx, { asked: askedComparison(searchParams), terms: askedTerms(searchParams) });
    },
  }),
];
