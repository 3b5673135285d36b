import type { TenantSettings } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Cents } from "#platform/shared/money.ts";
import { englishText, type Text } from "#platform/shared/texts/text.ts";
import { feeLineText } from "./fee-line-text.ts";
import type { PricedLine } from "#modules/worksheet/domain/priced-line.ts";
import { ppmOfPercent, type Ppm } from "#modules/worksheet/domain/figures/rate.ts";
import { stateFeeRule } from "#modules/worksheet/domain/state-rules/state-fees.ts";
import { placeRulesOf } from "#modules/worksheet/domain/state-rules/place-rules.ts";
import { saleLines } from "#modules/worksheet/domain/state-rules/sale-lines.ts";

export interface TaxesAndFeesInput {
  readonly state: string;
  readonly priceCents: Cents;
  readonly condition: "new" | "used" | "certified";
  /** Value of the trade-in, not the equity in it. */
  readonly tradeValueCents: Cents;
  /** Day that decides which rule applies, `YYYY-MM-DD`. */
  readonly onDate: string;
  /** Exact local rate where somebody knows it; the state's typical addition otherwise. */
  readonly localPpm?: Ppm;
}

export interface TaxesAndFees {
  /** Tax, title, registration, doc fee, in this order; lines of zero are left out. */
  readonly lines: readonly PricedLine[];
  readonly totalCents: Cents;
}

type Payment = TenantSettings["payment"];

/**
 * B-8: taxes and fees of the state where the car will be registered, by the state table or by the
 * retailer's own amounts. Undefined for a state nobody has rules for.
 */
export function taxesAndFees(
  payment: Payment,
  input: TaxesAndFeesInput,
  t: Text = englishText,
): TaxesAndFees | undefined {
  const place = placeRulesOf(payment, input);
  if (place === undefined) return undefined;
  const lines = saleLines(place, {
    priceCents: input.priceCents,
    priceCutCents: 0,
    makerRebateCents: 0,
    taxableProductsCents: 0,
    isNewVehicle: input.condition === "new",
    tradeValueCents: input.tradeValueCents,
    tradeIsLeased: false,
  }).map((line) => feeLineText(line, t));
  return { lines, totalCents: lines.reduce((sum, line) => sum + line.amountCents, 0) };
}

/** The rate on lease payments: the state's with its typical local addition, or the retailer's own. */
export function salesTaxPpm(
  payment: Pick<Payment, "feesByState">,
  { state, onDate }: Pick<TaxesAndFeesInput, "state" | "onDate">,
): Ppm {
  const rule = stateFeeRule(state, onDate);
  if (rule === undefined) return 0;
  const own = payment.feesByState[rule.state]?.taxPercent;
  return own === undefined ? rule.taxPpm + rule.localPpm : ppmOfPercent(own);
}
