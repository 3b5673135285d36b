import { AppError } from "#platform/shared/app-error.ts";
import type { Cents } from "#platform/shared/money.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { tenantText } from "#modules/tenancy/domain/tenant-text.ts";
import type { Ppm } from "#modules/worksheet/domain/figures/rate.ts";
import { placeRulesOf, type PlaceRules } from "#modules/worksheet/domain/state-rules/place-rules.ts";
import { salesTaxPpm, taxesAndFees, type TaxesAndFees } from "../domain/taxes-and-fees.ts";
import { pricingMessages } from "../messages.ts";
import type { PricingContext } from "./pricing-context.ts";

interface QuoteFeesInput {
  readonly zip: string;
  /** Without a price the fixed fees alone are answered. */
  readonly priceCents?: Cents | undefined;
  readonly condition?: "new" | "used" | "certified" | undefined;
  readonly tradeValueCents?: Cents | undefined;
}

interface QuotedFees extends TaxesAndFees {
  readonly zip: string;
  readonly state: string;
  /** On lease payments. */
  readonly salesTaxPpm: Ppm;
  /** What a deal at this place is counted by. */
  readonly rules: PlaceRules;
}

/**
 * B-8: taxes and fees for a ZIP code today.
 * @throws AppError not-found `zip.unknown` (MSG-25), invalid `zip.unsupported` (MSG-35)
 */
export async function quoteFees(ctx: PricingContext, input: QuoteFeesInput): Promise<QuotedFees> {
  const state = ctx.geo.stateOfZip(input.zip);
  if (state === undefined) {
    const message = tenantText(ctx.tenant, pricingMessages, "pricing.zipUnknown");
    throw new AppError("not-found", { code: "zip.unknown", message, fields: { zip: message } });
  }
  const { payment } = ctx.tenant.config;
  const onDate = ctx.clock.now().toISOString().slice(0, 10);
  const fees = taxesAndFees(
    payment,
    {
      state,
      priceCents: input.priceCents ?? 0,
      condition: input.condition ?? "used",
      tradeValueCents: input.tradeValueCents ?? 0,
      onDate,
    },
    textOf(ctx.tenant),
  );
  const rules = placeRulesOf(payment, { state, onDate });
  if (fees === undefined || rules === undefined) {
    const message = tenantText(ctx.tenant, pricingMessages, "pricing.zipUnsupported");
    throw new AppError("invalid", { code: "zip.unsupported", message, fields: { zip: message } });
  }
  return { zip: input.zip, state, salesTaxPpm: salesTaxPpm(payment, { state, onDate }), rules, ...fees };
}
