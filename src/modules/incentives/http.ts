import * as v from "valibot";
import type { PricingContext } from "#modules/pricing/server/pricing-context.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { INVALID_ZIP_CODE } from "#platform/shared/fields/address/zip-code.ts";
import { endProgram } from "./server/end-program.ts";
import { importPrograms } from "./server/import-programs.ts";
import { listPrograms } from "./server/incentives-repo.ts";
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
  endpoint<PricingContext>()({
    method: "GET",
    path: "/sandbox/api/incentives",
    access: "sandbox",
    summary: "All incentive programs of the demo store",
    handle: async (ctx) => {
      const programs = await ctx.db.transaction((trx) => listPrograms(trx, ctx));
      return { programs: programs.map(({ id, title, from, to }) => ({ id, title, from, to })) };
    },
  }),
  endpoint<PricingContext>()({
    method: "PUT",
    path: "/sandbox/api/incentives",
    access: "sandbox",
    summary: "Replace all incentive programs of the demo store by a file, as `incentives:import` does",
    body: v.object({ text: v.pipe(v.string(), v.maxLength(100_000)), isDryRun: v.boolean() }),
    handle: (ctx, { body }) => importPrograms(ctx, body),
  }),
  endpoint<PricingContext>()({
    method: "POST",
    path: "/sandbox/api/incentives/:id/end",
    access: "sandbox",
    summary: "End an incentive program of the demo store",
    params: v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)) }),
    handle: (ctx, { params }) => endProgram(ctx, params),
  }),
];
