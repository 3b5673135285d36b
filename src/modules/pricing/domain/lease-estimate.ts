import type { LeaseEstimate } from "./deal-input.ts";
import type { Asked, OfEstimate } from "./finance-estimate.ts";
import { leaseDerivation } from "./lease-payment.ts";
import type { LeaseSheet } from "#modules/worksheet/domain/leases/lease-sheet.ts";

/** The lease of a worksheet as B-3 and B-4 name its parts, each with its reason. */
export function leaseEstimate({ rules, input, t }: Asked, lease: LeaseSheet): OfEstimate<LeaseEstimate> {
  const { paymentCents, termMonths, annualMiles } = lease;
  const { vehicle, choices } = input;
  const parts = partsOf(lease);
  const reasons = {
    ...parts,
    capCostCents: parts.adjustedCapCostCents,
    termMonths,
    taxPpm: isTaxedMonthly(lease) ? lease.tax.ratePpm : 0,
    capitalizedTaxCents: lease.tax.capitalizedCents,
    residualPpm: lease.terms.residualPpm,
    residualBaseCents: vehicle.msrpCents || (vehicle.priceCents ?? 0),
  };
  return {
    kind: "lease",
    monthlyPaymentCents: paymentCents,
    ...parts,
    derivation: leaseDerivation(reasons, t),
    termMonths,
    annualMiles,
    creditTier: choices.creditTier ?? rules.creditTierDefault,
    totalOfPaymentsCents: parts.dueAtSigningCents + lease.remainingPayments * paymentCents,
  };
}

function isTaxedMonthly({ tax }: LeaseSheet): boolean {
  return tax.method === "P" || tax.method === "M";
}

/** What is due at signing by what it is for; the fees are everything that is none of the others, tax included. */
function partsOf({ progression, paymentCents, endOfLease, dueAtSigning }: LeaseSheet) {
  const amountOf = (lines: typeof dueAtSigning.amounts, code: string) =>
    lines.find((line) => line.code === code)?.amountCents ?? 0;
  const { amounts, paidBy, cashCents } = dueAtSigning;
  const notCashCents = amountOf(paidBy, "tradeEquity") + amountOf(paidBy, "rebate");
  const capCostReductionCents = amountOf(amounts, "capCostReduction") - notCashCents;
  const securityDepositCents = endOfLease.refundableDepositCents;
  return {
    firstMonthPaymentCents: paymentCents,
    capCostReductionCents,
    securityDepositCents,
    dueAtSigningCents: cashCents,
    adjustedCapCostCents: progression.adjustedCapCostCents,
    residualCents: progression.residualCents,
    upfrontFeesCents: cashCents - paymentCents - capCostReductionCents - securityDepositCents,
  };
}
