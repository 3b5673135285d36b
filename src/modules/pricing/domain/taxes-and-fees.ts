import type { TenantSettings } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { formatDollarsAndCents, type Cents } from "#platform/shared/money.ts";
import { share } from "./fraction.ts";
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
export function taxesAndFees(payment: Payment, input: TaxesAndFeesInput): TaxesAndFees | undefined {
  const rule = stateFeeRule(input.state, input.onDate);
  if (rule === undefined) return undefined;
  const own = payment.feesByState[rule.state] ?? {};
  const lines = [
    taxLine(rule, { input, ownPpm: own.taxPercent === undefined ? undefined : ppmOfPercent(own.taxPercent) }),
    titleLine(rule, own.title),
    registrationLine(rule, { input, own: own.registration }),
    docFeeLine(rule, { input, wanted: own.docFee ?? payment.docFee }),
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
  { input, ownPpm }: { input: TaxesAndFeesInput; ownPpm: Ppm | undefined },
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
    label: rule.taxName,
    amountCents,
    derivation: taxDerivation(rule, { base, credit, statePpm: ownPpm ?? rule.taxPpm, localPpm }),
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

function taxDerivation(rule: StateFeeRule, { base, credit, statePpm, localPpm }: TaxParts): string {
  const money = formatDollarsAndCents;
  const limited = rule.localBaseCents === undefined ? "" : ` on the first ${money(rule.localBaseCents)}`;
  const local = localPpm === 0 ? "" : `, plus ${formatRate(localPpm)} local tax${limited}`;
  const lessTrade = credit === 0 ? "" : `, the price less ${money(credit)} for your trade-in`;
  return `${formatRate(statePpm)} ${rule.state} ${rule.taxName.toLowerCase()} on ${money(base)}${lessTrade}${local}.`;
}

function titleLine(rule: StateFeeRule, own: number | undefined): PricedLine {
  return {
    code: "title",
    label: "Title",
    amountCents: own === undefined ? rule.titleCents : centsOf(own),
    derivation: `What ${rule.state} charges to issue the title in your name.`,
    isEstimate: own === undefined,
    confidence: own === undefined ? "low" : "high",
  };
}

function registrationLine(
  rule: StateFeeRule,
  { input, own }: { input: TaxesAndFeesInput; own: number | undefined },
): PricedLine {
  const byTable = rule.registrationCents + share(input.priceCents, rule.registrationPpm ?? 0);
  return {
    code: "registration",
    label: "Registration",
    amountCents: own === undefined ? byTable : centsOf(own),
    derivation: `A typical registration in ${rule.state}; the exact amount follows from the vehicle and your county.`,
    isEstimate: own === undefined,
    confidence: own === undefined ? "low" : "high",
  };
}

function docFeeLine(
  rule: StateFeeRule,
  { input, wanted }: { input: TaxesAndFeesInput; wanted: number },
): PricedLine {
  const ofPrice = rule.docFeeCapPpm === undefined ? Infinity : share(input.priceCents, rule.docFeeCapPpm);
  const cap = Math.min(rule.docFeeCapCents ?? Infinity, ofPrice);
  const isCapped = centsOf(wanted) > cap;
  return {
    code: "docFee",
    label: "Documentation fee",
    amountCents: isCapped ? cap : centsOf(wanted),
    derivation: isCapped
      ? `The dealer's fee for preparing the documents, limited by ${rule.state} law.`
      : "The dealer's fee for preparing the documents.",
    isEstimate: false,
    confidence: "high",
  };
}
