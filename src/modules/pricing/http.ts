import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { INVALID_ZIP_CODE } from "#platform/shared/fields/address/zip-code.ts";
import { CREDIT_TIER_NAMES } from "#modules/worksheet/domain/settings-schema.ts";
import { DEAL_TYPES } from "#modules/worksheet/domain/terms/deal-parts.ts";
import { dealRulesOf } from "#modules/worksheet/domain/terms/deal-rules.ts";
import { estimatePayment } from "./server/estimate-payment.ts";
import type { PricingContext } from "./server/pricing-context.ts";
import { atRooftop } from "./server/at-rooftop.ts";
import { quoteDeal } from "./server/quote-deal.ts";
import { quoteFees } from "./server/quote-fees.ts";
import { ZIP_CODE } from "#platform/shared/fields/address/zip-code-pattern.ts";

/** No car of this world costs more than ten million dollars. */
const cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
const signedCents = v.pipe(v.number(), v.integer(), v.minValue(-1_000_000_000), v.maxValue(1_000_000_000));
const zip = v.pipe(v.string(), v.trim(), v.regex(ZIP_CODE, INVALID_ZIP_CODE));
const condition = v.picklist(["new", "used", "certified"]);
const dollarsText = v.pipe(
  v.string(),
  v.regex(/^\d{1,8}(\.\d{1,2})?$/, "Enter an amount in dollars."),
  v.transform((text) => Math.round(Number(text) * 100)),
);

const line = v.object({
  code: v.string(),
  label: v.string(),
  amountCents: v.number(),
  derivation: v.string(),
  isEstimate: v.boolean(),
  confidence: v.optional(v.picklist(["high", "medium", "low"])),
});

const estimated = v.object({
  kind: v.literal("estimated"),
  financedAmountCents: v.number(),
  monthlyPaymentCents: v.number(),
  lastPaymentCents: v.number(),
  totalInterestCents: v.number(),
  totalOfPaymentsCents: v.number(),
  dueAtSigningCents: v.number(),
  apr: v.number(),
  aprPpm: v.number(),
  termMonths: v.number(),
  creditTier: v.picklist(CREDIT_TIER_NAMES),
  downPaymentLimits: v.object({ minimumCents: v.number(), maximumCents: v.number() }),
  feeLines: v.array(line),
  includesTaxesAndFees: v.boolean(),
  derivation: v.record(v.string(), v.string()),
});

const notPossible = v.object({
  kind: v.literal("not-possible"),
  problems: v.array(v.object({ code: v.string(), message: v.string() })),
});

const months = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120));
const miles = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999_999));

/** Of the vehicle, for the amounts of its rooftop (OP-10); a missing one matches rules for any. */
const keyPart = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)));
const rooftopKey = { dealershipId: keyPart, make: keyPart };

const dealBody = v.object({
  vehicle: v.object({
    priceCents: v.nullable(cents),
    msrpCents: v.optional(v.nullable(cents), null),
    incentivesCents: v.optional(cents, 0),
    condition,
    mileage: v.optional(v.nullable(miles), null),
    year: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100))),
    ...rooftopKey,
  }),
  choices: v.object({
    type: v.picklist(DEAL_TYPES),
    downPaymentCents: v.optional(cents),
    termMonths: v.optional(months),
    creditTier: v.optional(v.picklist(CREDIT_TIER_NAMES)),
    annualMiles: v.optional(miles),
    tradeValueCents: v.optional(cents),
    tradeOwedCents: v.optional(cents),
    protectionCents: v.optional(cents),
  }),
  zip: v.optional(zip),
  delivery: v.optional(
    v.object({ feeCents: cents, derivation: v.pipe(v.string(), v.trim(), v.maxLength(300)) }),
  ),
});

/** The rules move with the retailer's configuration; a calculator asks once. */
const RULES_SECONDS = 60;

export const pricingEndpoints = [
  endpoint<PricingContext>()({
    method: "GET",
    path: "/public/pricing/rules",
    access: "public",
    summary: "What decides this retailer's payments: rates, terms, limits, lease and delivery (CALC-02).",
    query: v.object({ ...rooftopKey, condition: v.optional(condition) }),
    handle: async (ctx, { query }) =>
      Response.json(dealRulesOf(atRooftop(ctx, query).tenant.config), {
        headers: { "cache-control": `private, max-age=${RULES_SECONDS}` },
      }),
  }),
  endpoint<PricingContext>()({
    method: "POST",
    path: "/public/pricing/deal",
    alsoAt: ["/public/pricing/lease"],
    access: "public",
    summary:
      "Finance, lease or cash for a vehicle with the reason of every amount, or why it is not possible (CALC-02, B-1 to B-6). Amounts in cents.",
    body: dealBody,
    handle: (ctx, { body }) => quoteDeal(ctx, body),
  }),
  endpoint<PricingContext>()({
    method: "POST",
    path: "/public/pricing/estimate",
    access: "public",
    summary:
      "Estimated finance payment with its derivation, or why there is none (CALC-02, B-1). Amounts in cents.",
    body: v.object({
      priceCents: v.nullable(cents),
      condition,
      mileage: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999_999))),
      downPaymentCents: v.optional(cents),
      termMonths: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120))),
      creditTier: v.optional(v.picklist(CREDIT_TIER_NAMES)),
      creditScore: v.optional(v.pipe(v.number(), v.integer(), v.minValue(300), v.maxValue(999))),
      zip: v.optional(zip),
      incentivesCents: v.optional(cents),
      deliveryFeeCents: v.optional(cents),
      protectionCents: v.optional(cents),
      tradeValueCents: v.optional(cents),
      tradeEquityCents: v.optional(signedCents),
      ...rooftopKey,
    }),
    response: v.variant("kind", [estimated, notPossible]),
    handle: (ctx, { body }) => estimatePayment(atRooftop(ctx, body), body),
  }),
  endpoint<PricingContext>()({
    method: "GET",
    path: "/public/pricing/fees",
    access: "public",
    summary:
      "Taxes and fees for a ZIP code, and the rules they and every deal there follow from (B-8). Query amounts in dollars, answers in cents.",
    query: v.object({
      zip,
      price: v.optional(dollarsText),
      tradeValue: v.optional(dollarsText),
      condition: v.optional(condition),
      ...rooftopKey,
    }),
    response: v.object({
      zip: v.string(),
      state: v.string(),
      salesTaxPpm: v.number(),
      rules: v.looseObject({ onDate: v.string() }),
      lines: v.array(line),
      totalCents: v.number(),
    }),
    handle: (ctx, { query }) =>
      quoteFees(atRooftop(ctx, query), {
        zip: query.zip,
        priceCents: query.price,
        tradeValueCents: query.tradeValue,
        condition: query.condition,
      }),
  }),
];
