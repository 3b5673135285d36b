import type { FinanceTerms, LeaseTerms } from "#modules/orders/domain/order.ts";
import { aprForTier } from "#modules/pricing/domain/apr-for-tier.ts";
import type {
  DealEstimate,
  DealInput,
  FinanceEstimate,
  LeaseEstimate,
} from "#modules/pricing/domain/deal-input.ts";
import type { DealRules } from "#modules/pricing/domain/deal-rules.ts";
import type { LeaseOfferTerms } from "#modules/pricing/domain/leases/lease-offer-terms.ts";
import type { LoanTerms } from "#modules/pricing/domain/loans/loan-terms.ts";
import { centsOf, ppmOfPercent } from "#modules/pricing/domain/rate.ts";

type Offer = LoanTerms | LeaseOfferTerms | undefined;

/** The loan or lease of an estimate as a snapshot keeps it; undefined for cash. Before an offer no lender is named. */
export function termsOf(
  rules: DealRules,
  deal: DealInput,
  { estimate, offer }: { readonly estimate: DealEstimate; readonly offer: Offer },
): FinanceTerms | LeaseTerms | undefined {
  if (estimate.kind === "finance") return financeTerms(estimate, offer);
  if (estimate.kind !== "lease") return undefined;
  return {
    kind: "lease",
    lessorName: offer?.kind === "lease" ? offer.lessorName : "",
    input: leaseInput(rules, deal, estimate),
    payment: {
      monthlyPaymentCents: estimate.monthlyPaymentCents,
      firstMonthPaymentCents: estimate.firstMonthPaymentCents,
      capCostReductionCents: estimate.capCostReductionCents,
      securityDepositCents: estimate.securityDepositCents,
      dueAtSigningCents: estimate.dueAtSigningCents,
      adjustedCapCostCents: estimate.adjustedCapCostCents,
      residualCents: estimate.residualCents,
    },
    milesPerYear: estimate.annualMiles,
    excessMileCents: offer?.kind === "lease" ? offer.excessMileCents : 25,
  };
}

function financeTerms(estimate: FinanceEstimate, offer: Offer): FinanceTerms {
  return {
    kind: "finance",
    lenderName: offer?.kind === "loan" ? offer.lenderName : "",
    payment: {
      monthlyPaymentCents: estimate.monthlyPaymentCents,
      lastPaymentCents: estimate.lastPaymentCents,
      totalInterestCents: estimate.totalInterestCents,
      totalOfPaymentsCents: estimate.totalOfPaymentsCents,
      financedAmountCents: estimate.financedAmountCents,
      dueAtSigningCents: estimate.dueAtSigningCents,
      aprPpm: estimate.aprPpm,
      termMonths: estimate.termMonths,
    },
    daysToFirstPayment: 30,
  };
}

function leaseInput(
  { lease, ...rules }: DealRules,
  deal: DealInput,
  estimate: LeaseEstimate,
): LeaseTerms["input"] {
  const { termMonths, annualMiles, creditTier, upfrontFeesCents } = estimate;
  const residual =
    (lease.residualPercentByTerm[String(termMonths)] ?? 0) +
    (lease.residualPointsByMiles[String(annualMiles)] ?? 0);
  return {
    priceCents: deal.vehicle.priceCents ?? 0,
    msrpCents: deal.vehicle.msrpCents || null,
    capitalizedFeesCents: centsOf(lease.acquisitionFee) + (deal.delivery?.feeCents ?? 0),
    protectionCents: 0,
    incentivesCents: deal.vehicle.incentivesCents,
    tradeEquityCents: 0,
    residualPpm: ppmOfPercent(residual),
    termMonths,
    ratePpm: aprForTier(rules, { tier: creditTier, termMonths, condition: "new" }),
    taxPpm: deal.place?.salesTaxPpm ?? 0,
    securityDepositCents: centsOf(lease.securityDeposit),
    upfrontFeesCents,
  };
}
