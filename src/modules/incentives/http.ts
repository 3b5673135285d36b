import * as v from "valibot";
import type { PricingContext } from "#modules/pricing/server/pricing-context.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { INVALID_ZIP_CODE } from "#platform/shared/fields/address/zip-code.ts";
import { readIncentives } from "./server/read-incentives.ts";

const vehicleKey = v.pipe(v.string(), v.trim(), v.nonEmpty("Name the vehicle."), v.maxLength(64));

export const incentivesEndpoints = [
  endpoint<PricingContext>()({
    method: "GET",
    path: "/public/incentives",
    access: "public",
    summary: "Incentive programs of a vehicle, by its VIN or id, for buyers of a zip code (PROT-05, PROT-06)",
    query: v.object({
      vin: vehicleKey,
      zip: v.optional(v.pipe(v.string(), v.regex(/^\d{5}$/u, INVALID_ZIP_CODE))),
    }),
    handle: (ctx, { query }) => readIncentives(ctx, { vehicleKey: query.vin, zip: query.zip }),
  }),
];
