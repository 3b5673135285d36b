import * as v from "valibot";
import { CREDIT_TIER_NAMES } from "#modules/worksheet/domain/settings-schema.ts";
import type { PricingContext } from "#modules/pricing/server/pricing-context.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { INVALID_ZIP_CODE } from "#platform/shared/fields/address/zip-code.ts";
import { endProgram } from "./server/end-program.ts";
import { importPrograms } from "./server/import-programs.ts";
import { listPrograms } from "./server/incentives-repo.ts";
import { quoteOwnPayments } from "./server/quote-own-payments.ts";
import { readIncentives } from "./server/read-incentives.ts";
import { readWays } from "./server/read-ways.ts";
import { ZIP_CODE } from "#platform/shared/fields/address/zip-code-pattern.ts";

const vehicleKey = v.pipe(v.string(), v.trim(), v.nonEmpty("Name the vehicle."), v.maxLength(64));

const cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
/** Two pages of cards and the rows beside them. */
const MOST_PRICED = 60;

export const incentivesEndpoints = [
  endpoint<PricingContext>()({
    method: "POST",
    path: "/public/inventory/payments",
    access: "public",
    summary: "What vehicles cost a month at a shopper's own terms (VEH-14, CALC-02). Amounts in cents.",
    body: v.object({
      ids: v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(MOST_PRICED)),
      downPaymentCents: v.optional(cents),
      termMonths: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120))),
      creditTier: v.optional(v.picklist(CREDIT_TIER_NAMES)),
      tradeValueCents: v.optional(cents),
      tradeOwedCents: v.optional(cents),
      zip: v.optional(v.pipe(v.string(), v.regex(ZIP_CODE, INVALID_ZIP_CODE))),
    }),
    handle: (ctx, { body }) => quoteOwnPayments(ctx, body),
  }),
  endpoint<PricingContext>()({
    method: "GET",
    path: "/public/incentives",
    access: "public",
    summary: "Incentive programs of a vehicle, by its VIN or id, for buyers of a zip code (PROT-05, PROT-06)",
    query: v.object({
      vin: vehicleKey,
      zip: v.optional(v.pipe(v.string(), v.regex(ZIP_CODE, INVALID_ZIP_CODE))),
    }),
    handle: (ctx, { query }) => readIncentives(ctx, { vehicleKey: query.vin, zip: query.zip }),
  }),
  endpoint<PricingContext>()({
    method: "GET",
    path: "/public/incentives/ways",
    access: "public",
    summary:
      "The lawful ways to use a vehicle's programs for each way to pay: what everybody gets first, then what a lender decides (PROT-05)",
    query: v.object({
      vin: vehicleKey,
      zip: v.optional(v.pipe(v.string(), v.regex(ZIP_CODE, INVALID_ZIP_CODE))),
      trade: v.optional(v.picklist(["1"])),
    }),
    handle: (ctx, { query: { vin, zip, trade } }) =>
      readWays(ctx, { vehicleKey: vin, zip, hasTradeIn: trade === "1" }),
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
