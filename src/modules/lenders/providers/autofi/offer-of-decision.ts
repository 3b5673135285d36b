import type { LeaseOfferTerms } from "#modules/worksheet/domain/leases/lease-offer-terms.ts";
import type { LoanTerms } from "#modules/worksheet/domain/loans/loan-terms.ts";
import { centsOf, ppmOfPercent } from "#modules/worksheet/domain/figures/rate.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { CounterStructure, LenderOffer } from "#modules/underwriting/domain/lender-offer.ts";
import type { Submission } from "../lender-provider.ts";
import type { AutofiDecision } from "./loan-application.ts";
import { leasePaymentAt, loanPaymentAt, rateScale } from "./rate-scale.ts";
import { stipulationsOfTexts } from "./stipulations-of-texts.ts";

/** Pricing with everything that an offer needs. */
interface Priced {
  readonly amountCents: Cents;
  readonly paymentCents: Cents;
  readonly downCents: Cents;
  readonly termMonths: number;
  readonly rate: number;
  readonly buyRate: number;
}

/** What a lender would do; null while the vendor has not priced it, or without a residual for a lease. */
export function offerOfDecision(submission: Submission, decision: AutofiDecision): LenderOffer | null {
  const priced = pricedOf(submission, decision);
  if (priced === null) return null;
  const isLease = submission.request.dealType === "lease";
  const terms = isLease ? leaseTerms(submission, priced) : loanTerms(submission, priced);
  if (terms === null) return null;
  return {
    offerId: `${submission.program.id}-${priced.termMonths}-${priced.amountCents}`,
    terms,
    tier: "",
    maximumAmountCents: priced.amountCents,
    minimumDownCents: priced.downCents,
    amountFinancedCents: priced.amountCents,
    paymentCents: priced.paymentCents,
    dealerDiscountFeeCents: centsOf(decision.pricing?.dealerDiscountFee ?? 0),
    stipulations: stipulationsOfTexts(decision.stipulations?.raw ?? []),
    counter: counterOf(submission, decision, priced),
  };
}

function pricedOf({ request }: Submission, { pricing }: AutofiDecision): Priced | null {
  if (pricing === null) return null;
  const { amountFinanced, apr, buyRate, monthlyPayment, termMonths, downPayment } = pricing;
  if (amountFinanced === null || apr === null || monthlyPayment === null || termMonths === null) return null;
  return {
    amountCents: centsOf(amountFinanced),
    paymentCents: centsOf(monthlyPayment),
    downCents: downPayment === null ? request.structure.downPaymentCents : centsOf(downPayment),
    termMonths,
    rate: apr,
    buyRate: buyRate ?? apr,
  };
}

function loanTerms({ program }: Submission, priced: Priced): LoanTerms {
  const { rate, buyRate, paymentCents, amountCents, termMonths } = priced;
  const scale = rateScale(rate, paymentCents, loanPaymentAt(amountCents, termMonths));
  return {
    kind: "loan",
    lenderId: program.id,
    lenderName: program.name,
    ratePpm: Math.round(rate * scale),
    buyRatePpm: Math.round(buyRate * scale),
    termMonths,
    // The vendor does not say how a lender counts days: its own program does.
    accrual: program.loan?.accrual ?? "daily365",
    paymentRounding: program.loan?.paymentRounding ?? "half-up",
    lenderFeeCents: 0,
    lenderFeeIsFinanced: true,
  };
}

/** The vendor names no residual before an offer is accepted: it follows from the lessor's sheet. */
function leaseTerms({ program, request }: Submission, priced: Priced): LeaseOfferTerms | null {
  const { lease } = program;
  const annualMiles = request.structure.lease?.annualMiles;
  const msrpCents = request.vehicle.msrpCents;
  const row = lease?.residuals.find(
    (one) => one.termMonths === priced.termMonths && one.annualMiles === annualMiles,
  );
  if (!lease || !row || annualMiles === undefined || msrpCents === null) return null;
  const cap = lease.maximumResidualizedMsrp === null ? null : centsOf(lease.maximumResidualizedMsrp);
  const residualCents = Math.round((Math.min(msrpCents, cap ?? msrpCents) * row.percent) / 100);
  const { rate, buyRate, paymentCents, amountCents, termMonths } = priced;
  const scale = rateScale(rate, paymentCents, leasePaymentAt(amountCents, residualCents, termMonths));
  return {
    kind: "lease",
    lenderId: program.id,
    lessorName: program.name,
    ratePpm: Math.round(rate * scale),
    buyRatePpm: Math.round(buyRate * scale),
    residualPpm: ppmOfPercent(row.percent),
    maximumResidualizedMsrpCents: cap,
    acquisitionFeeCents: centsOf(lease.acquisitionFee),
    dispositionFeeCents: centsOf(lease.dispositionFee),
    purchaseOptionFeeCents: centsOf(lease.purchaseOptionFee),
    excessMileCents: centsOf(lease.excessMile),
    securityDepositCents: centsOf(lease.securityDeposit),
    termMonths,
    annualMiles,
  };
}

/** A counter-offer, or an approval whose term or cash is not what was asked. */
function counterOf(
  { request }: Submission,
  { state }: AutofiDecision,
  { amountCents, downCents, termMonths }: Priced,
): CounterStructure | null {
  const { structure } = request;
  const asked = Math.ceil(structure.downPaymentCents / 100) * 100;
  const isAsAsked = termMonths === structure.termMonths && downCents <= asked;
  if (state !== "COUNTER_OFFER" && isAsAsked) return null;
  return {
    downPaymentCents: downCents,
    amountFinancedCents: amountCents,
    termMonths,
    annualMiles: structure.lease?.annualMiles ?? null,
    droppedProductCodes: [],
  };
}
