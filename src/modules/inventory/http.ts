import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { CREDIT_TIER_NAMES } from "#modules/pricing/domain/settings-schema.ts";
import { INVALID_ZIP_CODE } from "#platform/shared/fields/address/zip-code.ts";
import type { InventoryContext } from "./server/inventory-context.ts";
import { quoteOwnPayments } from "./server/quote-own-payments.ts";
import { viewer360 } from "./server/viewer-360.ts";

const VehicleKey = v.object({ vehicleKey: v.pipe(v.string(), v.maxLength(80)) });

const cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
/** Two pages of cards and the rows beside them. */
const MOST_PRICED = 60;

export const inventoryEndpoints = [
  endpoint<InventoryContext>()({
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
      zip: v.optional(v.pipe(v.string(), v.regex(/^\d{5}$/, INVALID_ZIP_CODE))),
    }),
    handle: (ctx, { body }) => quoteOwnPayments(ctx, body),
  }),
  endpoint<InventoryContext>()({
    method: "GET",
    path: "/public/inventory/viewer/:vehicleKey",
    access: "public",
    summary: "A document with the retailer's own 360-degree viewer of a vehicle, for a frame (VEH-20).",
    params: VehicleKey,
    handle: (ctx, { params }) => viewer360(ctx, params),
  }),
];
