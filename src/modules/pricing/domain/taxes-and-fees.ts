import type { TenantSettings } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { formatDollarsAndCents, type Cents } from "#platform/shared/money.ts";
import { share } from "./fraction.ts";
import { englishText, type Text } from "#platform/shared/texts/text.ts";
import type { PricedLine } from "./priced-line.ts";
import { centsOf, formatRate, ppmOfPercent, type Ppm } from "./rate.ts";
import type { StateFeeRule } from "./state-fee-rule.ts";
import { stateFeeRule, tradeCreditCents } from "./state-fees.ts";

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
  const rule = stateFeeRule(input.state, input.onDate);
  if (rule === undefined) return undefined;
  const own = payment.feesByState[rule.state] ?? {};
  const lines = [
    taxLine(rule, {
      input,
      t,
      ownPpm: own.taxPercent === undefined ? undefined : ppmOfPercent(own.taxPercent),
    }),
    titleLine(rule, own.title, t),
    registrationLine(rule, { input, t, own: own.registration }),
    docFeeLine(rule, { input, t, wanted: own.docFee ?? payment.docFee }),
  ].filter((line) => line.amountCents !== 0);
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

function taxLine(
  rule: StateFeeRule,
  { input, ownPpm, t }: { input: TaxesAndFeesInput; ownPpm: Ppm | undefined; t: Text },
): PricedLine {
  const trade = {
    valueCents: input.tradeValueCents,
    isNewVehicle: input.condition === "new",
    onDate: input.onDate,
  };
  const credit = Math.min(input.priceCents, tradeCreditCents(rule, trade));
  const base = input.priceCents - credit;
  const localPpm = ownPpm === undefined ? (input.localPpm ?? rule.localPpm) : 0;
  const local = share(Math.min(base, rule.localBaseCents ?? base), localPpm);
  const amountCents = bounded(share(base, ownPpm ?? rule.taxPpm) + local, rule);
  return {
    code: "tax",
    label: t(rule.taxName),
    amountCents,
    derivation: taxDerivation(rule, { base, credit, statePpm: ownPpm ?? rule.taxPpm, localPpm }, t),
    // A typical local rate is a guess about the address; the fair market value of Georgia is the state's.
    isEstimate:
      ownPpm === undefined &&
      (!rule.isVerified || (localPpm > 0 && input.localPpm === undefined) || rule.state === "GA"),
    confidence: ownPpm === undefined ? rule.confidence : "high",
  };
}

function bounded(tax: Cents, rule: StateFeeRule): Cents {
  if (rule.maximumTaxCents !== undefined && tax > rule.maximumTaxCents) return rule.maximumTaxCents;
  return rule.minimumTaxCents !== undefined && tax < rule.minimumTaxCents ? rule.minimumTaxCents : tax;
}

interface TaxParts {
  readonly base: Cents;
  readonly credit: Cents;
  readonly statePpm: Ppm;
  readonly localPpm: Ppm;
}

function taxDerivation(rule: StateFeeRule, { base, credit, statePpm, localPpm }: TaxParts, t: Text): string {
  const money = formatDollarsAndCents;
  const tax = t("{rate} {state} {tax} on {base}.", {
    rate: formatRate(statePpm),
    state: rule.state,
    tax: t(rule.taxName).toLowerCase(),
    base: money(base),
  });
  const trade = t("That is the price less {credit} for your trade-in.", { credit: money(credit) });
  const params = { rate: formatRate(localPpm), limit: money(rule.localBaseCents ?? 0) };
  const local =
    rule.localBaseCents === undefined
      ? t("Plus {rate} local tax.", params)
      : t("Plus {rate} local tax on the first {limit}.", params);
  return [tax, credit === 0 ? "" : trade, localPpm === 0 ? "" : local].filter(Boolean).join(" ");
}

function titleLine(rule: StateFeeRule, own: number | undefined, t: Text): PricedLine {
  return {
    code: "title",
    label: t("Title"),
    amountCents: own === undefined ? rule.titleCents : centsOf(own),
    derivation: t("What {state} charges to issue the title in your name.", { state: rule.state }),
    isEstimate: own === undefined,
    confidence: own === undefined ? "low" : "high",
  };
}

function registrationLine(
  rule: StateFeeRule,
  { input, own, t }: { input: TaxesAndFeesInput; own: number | undefined; t: Text },
): PricedLine {
  const byTable = rule.registrationCents + share(input.priceCents, rule.registrationPpm ?? 0);
  return {
    code: "registration",
    label: t("Registration"),
    amountCents: own === undefined ? byTable : centsOf(own),
    derivation: t(
      "A typical registration in {state}; the exact amount follows from the vehicle and your county.",
      { state: rule.state },
    ),
    isEstimate: own === undefined,
    confidence: own === undefined ? "low" : "high",
  };
}

function docFeeLine(
  rule: StateFeeRule,
  { input, wanted, t }: { input: TaxesAndFeesInput; wanted: number; t: Text },
): PricedLine {
  const ofPrice = rule.docFeeCapPpm === undefined ? Infinity : share(input.priceCents, rule.docFeeCapPpm);
  const cap = Math.min(rule.docFeeCapCents ?? Infinity, ofPrice);
  const isCapped = centsOf(wanted) > cap;
  return {
    code: "docFee",
    label: t("Documentation fee"),
    amountCents: isCapped ? cap : centsOf(wanted),
    derivation: isCapped
      ? t("The dealer's fee for preparing the documents, limited by {state} law.", { state: rule.state })
      : t("The dealer's fee for preparing the documents."),
    isEstimate: false,
    confidence: "high",
  };
}
