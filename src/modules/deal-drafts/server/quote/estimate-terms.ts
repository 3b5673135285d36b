import type { FinanceTerms, LeaseTerms } from "#modules/orders/domain/order.ts";
import type {
  DealEstimate,
  DealInput,
  FinanceEstimate,
  LeaseEstimate,
} from "#modules/pricing/domain/deal-input.ts";
import type { LeaseSheet } from "#modules/worksheet/domain/leases/lease-sheet.ts";
import type { LoanSheet } from "#modules/worksheet/domain/loans/loan-sheet.ts";

/** The loan or lease of an estimate as a snapshot keeps it; undefined for cash. Before an offer no lender is named. */
export function termsOf(deal: DealInput, estimate: DealEstimate): FinanceTerms | LeaseTerms | undefined {
  if (estimate.kind === "not-possible") return undefined;
  const { loan, lease } = estimate.worksheet;
  if (estimate.kind === "finance" && loan !== null) return financeTerms(estimate, loan);
  return estimate.kind === "lease" && lease !== null ? leaseTerms(deal, estimate, lease) : undefined;
}

function financeTerms(estimate: FinanceEstimate, loan: LoanSheet): FinanceTerms {
  return {
    kind: "finance",
    lenderName: loan.terms.lenderName,
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
    daysToFirstPayment: loan.daysToFirstPayment,
    firstPaymentDate: loan.firstPaymentDate,
    // An estimate names the rate it was asked for, as cards and the calculator do.
    ...(loan.terms.lenderId !== null && {
      apr: loan.apr,
      lenderFeeInCashCents: estimate.dueAtSigningCents - loan.cashDownCents,
    }),
  };
}

function leaseTerms(deal: DealInput, ...[estimate, lease]: [LeaseEstimate, LeaseSheet]): LeaseTerms {
  return {
    kind: "lease",
    lessorName: lease.terms.lessorName,
    input: leaseInput(deal, estimate, lease),
    payment: {
      monthlyPaymentCents: estimate.monthlyPaymentCents,
      firstMonthPaymentCents: estimate.firstMonthPaymentCents,
      capCostReductionCents: estimate.capCostReductionCents,
      securityDepositCents: estimate.securityDepositCents,
      dueAtSigningCents: estimate.dueAtSigningCents,
      adjustedCapCostCents: estimate.adjustedCapCostCents,
      residualCents: estimate.residualCents,
    },
    milesPerYear: lease.annualMiles,
    excessMileCents: lease.endOfLease.excessMileCents,
    laterPayments: lease.remainingPayments,
  };
}

/** What the lease was counted from, in the shape of older orders: price, what is added and what is taken off. */
function leaseInput(
  { vehicle, incentives = [] }: DealInput,
  ...[estimate, lease]: [LeaseEstimate, LeaseSheet]
): LeaseTerms["input"] {
  const { terms, tax, progression } = lease;
  const cutsCents = incentives.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    priceCents: vehicle.priceCents ?? 0,
    msrpCents: vehicle.msrpCents || null,
    capitalizedFeesCents: progression.grossCapCostCents - progression.agreedValueCents,
    protectionCents: 0,
    incentivesCents: vehicle.incentivesCents + cutsCents,
    tradeEquityCents: 0,
    residualPpm: terms.residualPpm,
    termMonths: terms.termMonths,
    ratePpm: terms.ratePpm,
    taxPpm: tax.perPaymentCents > 0 ? tax.ratePpm : 0,
    securityDepositCents: estimate.securityDepositCents,
    upfrontFeesCents: estimate.upfrontFeesCents,
  };
}
