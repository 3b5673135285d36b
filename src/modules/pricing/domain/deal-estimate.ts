import type { Cents } from "#platform/shared/money.ts";
import { englishText, type Text } from "#platform/shared/texts/text.ts";
import { aprForTier } from "./apr-for-tier.ts";
import { cashPrice } from "./cash-price.ts";
import type {
  CashEstimate,
  DealEstimate,
  DealInput,
  DealProblem,
  FinanceEstimate,
  LeaseEstimate,
  NotPossible,
} from "./deal-input.ts";
import type { DealRules } from "./deal-rules.ts";
import {
  clampDownPayment,
  financeDownPaymentLimits,
  financeProblems,
  leaseDownPaymentLimits,
} from "./down-payment.ts";
import { financePayment } from "./finance-payment.ts";
import { leasePayment, minimumDueAtSigning, type LeaseInput } from "./lease-payment.ts";
import type { PricedLine } from "./priced-line.ts";
import { centsOf, percentOfPpm, ppmOfPercent } from "./rate.ts";

/**
 * CALC-02: what a vehicle costs one way or another, by the same rules in the browser, in the answers of the
 * server and at checkout (B-1, B-3 to B-6). A deal that is not possible is an answer with its reasons.
 */
export function estimateDeal(rules: DealRules, input: DealInput, t: Text = englishText): DealEstimate {
  if (input.vehicle.priceCents === null) return notPossible("price-missing");
  switch (input.choices.type) {
    case "finance":
      return financeEstimate(rules, input, t);
    case "lease":
      return leaseEstimate(rules, input, t);
    case "cash":
      return cashEstimate(input, t);
  }
}

function notPossible(problem: DealProblem, limits: NotPossible["limits"] = null): NotPossible {
  return { kind: "not-possible", problems: [problem], limits };
}

function equityCents({ choices }: DealInput): Cents {
  return (choices.tradeValueCents ?? 0) - (choices.tradeOwedCents ?? 0);
}

/** What is owed whichever way it is paid: one list, so that no way counts differently. */
function owed(input: DealInput, t: Text): { lines: readonly PricedLine[]; totalCents: Cents } {
  const { vehicle, place, delivery } = input;
  const feeLines = place?.feeLines ?? [];
  const priced = cashPrice(
    {
      priceCents: vehicle.priceCents ?? 0,
      incentivesCents: vehicle.incentivesCents,
      taxesAndFees: { lines: feeLines, totalCents: sum(feeLines) },
      deliveryFeeCents: delivery?.feeCents ?? 0,
      ...(delivery && { deliveryDerivation: delivery.derivation }),
      protectionCents: input.choices.protectionCents ?? 0,
      tradeEquityCents: equityCents(input),
    },
    t,
  );
  if (priced.kind === "equity-exceeds-price") return { lines: [], totalCents: -priced.excessCents };
  const lines = delivery === null ? priced.lines.filter(({ code }) => code !== "deliveryFee") : priced.lines;
  return { lines, totalCents: priced.amountDueCents };
}

function sum(lines: readonly PricedLine[]): Cents {
  return lines.reduce((total, line) => total + line.amountCents, 0);
}

function financeEstimate(rules: DealRules, input: DealInput, t: Text): FinanceEstimate | NotPossible {
  const { vehicle, choices, place } = input;
  const termMonths = choices.termMonths ?? rules.defaultTermMonths;
  if (!rules.financeTerms.includes(termMonths)) return notPossible("term-not-offered");
  const { lines, totalCents } = owed(input, t);
  const tradeEquityCents = equityCents(input);
  const limits = financeDownPaymentLimits(rules, {
    priceCents: vehicle.priceCents ?? 0,
    beforeDownPaymentCents: totalCents,
  });
  const downPaymentCents = choices.downPaymentCents ?? centsOf(rules.defaultDownPaymentAmount);
  const check = { ...vehicle, owedCents: totalCents + tradeEquityCents, tradeEquityCents, downPaymentCents };
  const problems = financeProblems(rules, check);
  if (problems.length > 0 || limits === null) return { kind: "not-possible", problems, limits };
  const creditTier = choices.creditTier ?? rules.creditTierDefault;
  const aprPpm = aprForTier(rules, { tier: creditTier, termMonths, condition: vehicle.condition });
  const payment = financePayment(
    {
      priceCents: vehicle.priceCents ?? 0,
      taxesAndFeesCents: sum(place?.feeLines ?? []),
      deliveryFeeCents: input.delivery?.feeCents ?? 0,
      protectionCents: choices.protectionCents ?? 0,
      incentivesCents: vehicle.incentivesCents,
      tradeEquityCents,
      downPaymentCents,
      aprPpm,
      termMonths,
    },
    t,
  );
  return {
    kind: "finance",
    ...payment,
    apr: percentOfPpm(aprPpm),
    creditTier,
    limits,
    lines,
    totalCents,
    includesTaxesAndFees: place !== null,
  };
}

/** Offered for new vehicles: nobody sets residuals for used ones here. */
function leaseEstimate(rules: DealRules, input: DealInput, t: Text): LeaseEstimate | NotPossible {
  const { choices, place } = input;
  if (input.vehicle.condition !== "new") return notPossible("lease-not-offered");
  const termMonths = choices.termMonths ?? preferred(rules.lease.terms, 36);
  const annualMiles = choices.annualMiles ?? preferred(rules.lease.annualMiles, 12_000);
  const residual = rules.lease.residualPercentByTerm[String(termMonths)];
  const isOffered = rules.lease.terms.includes(termMonths) && rules.lease.annualMiles.includes(annualMiles);
  if (!isOffered || residual === undefined) return notPossible("term-not-offered");
  const creditTier = choices.creditTier ?? rules.creditTierDefault;
  const residualPercent = residual + (rules.lease.residualPointsByMiles[String(annualMiles)] ?? 0);
  const ratePpm = aprForTier(rules, { tier: creditTier, termMonths, condition: "new" });
  const terms = leaseTerms(rules, input, { termMonths, ratePpm, residualPpm: ppmOfPercent(residualPercent) });
  const { totalCents, lines } = owed(input, t);
  if (totalCents < 0) return notPossible("equity-exceeds-price");
  const capCostCents = capCost(terms);
  const limits = leaseDownPaymentLimits(rules, {
    minimumDueCents: minimumDueAtSigning(terms),
    capCostCents,
  });
  if (limits === null) return notPossible("lease-not-offered");
  const wanted = choices.downPaymentCents;
  const downPaymentCents = wanted ?? clampDownPayment(centsOf(rules.defaultDownPaymentAmount), limits);
  if (downPaymentCents > limits.maximumCents) return notPossible("down-payment-too-high", limits);
  const lease = leasePayment(terms, downPaymentCents, t);
  if (lease.kind === "down-payment-too-low") return notPossible("down-payment-too-low", limits);
  return {
    ...lease,
    termMonths,
    annualMiles,
    creditTier,
    limits,
    upfrontFeesCents: terms.upfrontFeesCents,
    totalOfPaymentsCents: lease.dueAtSigningCents + (termMonths - 1) * lease.monthlyPaymentCents,
    ...withoutTax(lines, totalCents),
    includesTaxesAndFees: place !== null,
  };
}

/** A lease pays tax with every payment, so the tax of a purchase is none of its lines. */
function withoutTax(lines: readonly PricedLine[], totalCents: Cents) {
  const tax = lines.filter(({ code }) => code === "tax");
  return { lines: lines.filter(({ code }) => code !== "tax"), totalCents: totalCents - sum(tax) };
}

function preferred(offered: readonly number[], wanted: number): number {
  return offered.includes(wanted) ? wanted : (offered[0] ?? wanted);
}

function leaseTerms(
  { lease }: DealRules,
  input: DealInput,
  terms: Pick<LeaseInput, "termMonths" | "ratePpm" | "residualPpm">,
): LeaseInput {
  const { vehicle, choices, place, delivery } = input;
  const stateFees = (place?.feeLines ?? []).filter(({ code }) => code !== "tax");
  return {
    ...terms,
    priceCents: vehicle.priceCents ?? 0,
    msrpCents: vehicle.msrpCents || null,
    capitalizedFeesCents: centsOf(lease.acquisitionFee) + (delivery?.feeCents ?? 0),
    protectionCents: choices.protectionCents ?? 0,
    incentivesCents: vehicle.incentivesCents,
    tradeEquityCents: equityCents(input),
    taxPpm: place?.salesTaxPpm ?? 0,
    securityDepositCents: centsOf(lease.securityDeposit),
    upfrontFeesCents: centsOf(lease.upfrontFees) + sum(stateFees),
  };
}

function capCost(terms: LeaseInput): Cents {
  const { priceCents, capitalizedFeesCents, protectionCents, incentivesCents, tradeEquityCents } = terms;
  return priceCents + capitalizedFeesCents + protectionCents - incentivesCents - tradeEquityCents;
}

function cashEstimate(input: DealInput, t: Text): CashEstimate | NotPossible {
  const { lines, totalCents } = owed(input, t);
  if (totalCents < 0) return notPossible("equity-exceeds-cash-price");
  return {
    kind: "cash",
    lines,
    totalCents,
    amountDueCents: totalCents,
    includesTaxesAndFees: input.place !== null,
  };
}
