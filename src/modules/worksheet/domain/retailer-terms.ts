import { aprForTier } from "./terms/apr-for-tier.ts";
import type { LeaseOfferTerms } from "./leases/lease-offer-terms.ts";
import type { LoanTerms } from "./loans/loan-terms.ts";
import { centsOf, ppmOfPercent } from "./figures/rate.ts";
import type { WorksheetInput } from "./worksheet-input.ts";
import type { WorksheetRules } from "./worksheet-rules.ts";

/** The loan of the retailer's own estimate (OP-14); null for a term it does not offer. */
export function retailerLoan(
  rules: WorksheetRules,
  { choices, vehicle, support }: WorksheetInput,
): LoanTerms | null {
  const termMonths = choices.termMonths ?? rules.defaultTermMonths;
  if (!rules.financeTerms.includes(termMonths)) return null;
  const tier = choices.creditTier ?? rules.creditTierDefault;
  const ratePpm = support?.ratePpm ?? aprForTier(rules, { tier, termMonths, condition: vehicle.condition });
  return {
    kind: "loan",
    lenderId: null,
    lenderName: "",
    ratePpm,
    buyRatePpm: ratePpm,
    termMonths,
    accrual: rules.accrual,
    paymentRounding: "half-up",
    lenderFeeCents: 0,
    lenderFeeIsFinanced: true,
  };
}

/** The lease of the retailer's own estimate (B-7); null for a term or miles it does not offer. */
export function retailerLease(
  rules: WorksheetRules,
  { choices, support }: WorksheetInput,
): LeaseOfferTerms | null {
  const { lease } = rules;
  const { termMonths, annualMiles } = leaseLength(rules, choices);
  const residual = lease.residualPercentByTerm[String(termMonths)];
  const isOffered = lease.terms.includes(termMonths) && lease.annualMiles.includes(annualMiles);
  if (!isOffered || residual === undefined) return null;
  const tier = choices.creditTier ?? rules.creditTierDefault;
  const ratePpm = support?.ratePpm ?? aprForTier(rules, { tier, termMonths, condition: "new" });
  return {
    kind: "lease",
    lenderId: null,
    lessorName: "",
    ratePpm,
    buyRatePpm: ratePpm,
    residualPpm:
      ppmOfPercent(residual + (lease.residualPointsByMiles[String(annualMiles)] ?? 0)) +
      (support?.residualPpm ?? 0),
    maximumResidualizedMsrpCents: null,
    acquisitionFeeCents: centsOf(lease.acquisitionFee),
    dispositionFeeCents: centsOf(lease.dispositionFee),
    purchaseOptionFeeCents: centsOf(lease.purchaseOptionFee),
    excessMileCents: centsOf(lease.excessMile),
    securityDepositCents: centsOf(lease.securityDeposit),
    termMonths,
    annualMiles,
  };
}

/** Months and miles a year: as chosen, or the usual ones of the retailer. */
export function leaseLength(
  { lease }: Pick<WorksheetRules, "lease">,
  choices: Pick<WorksheetInput["choices"], "termMonths" | "annualMiles">,
): { readonly termMonths: number; readonly annualMiles: number } {
  return {
    termMonths: choices.termMonths ?? preferred(lease.terms, 36),
    annualMiles: choices.annualMiles ?? preferred(lease.annualMiles, 12_000),
  };
}

function preferred(offered: readonly number[], wanted: number): number {
  return offered.includes(wanted) ? wanted : (offered[0] ?? wanted);
}
