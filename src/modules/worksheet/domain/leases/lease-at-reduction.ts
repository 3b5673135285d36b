import type { Cents } from "#platform/shared/money.ts";
import { share } from "../figures/fraction.ts";
import type { LeaseDeal } from "./lease-deal.ts";
import { basePayment, rentCharge, singlePayment } from "./lease-money.ts";

/** A lease with one amount of cash towards its cost. */
export interface LeaseAtReduction {
  readonly cashReductionCents: Cents;
  /** Of the whole term, where it is due at once and financed. */
  readonly capitalizedTaxCents: Cents;
  readonly grossCapCostCents: Cents;
  readonly adjustedCapCostCents: Cents;
  readonly residualCents: Cents;
  readonly rentChargeCents: Cents;
  /** The one payment of a one-pay lease. */
  readonly basePaymentCents: Cents;
  readonly monthlyTaxCents: Cents;
  readonly paymentCents: Cents;
  readonly paymentCount: number;
  readonly depositCents: Cents;
  readonly taxAtSigningCents: Cents;
  /** Money due at signing. */
  readonly dueCents: Cents;
}

const DEPOSIT_STEP = 5_000;

/** B-3, finance formulas of leases: everything that follows from the cash that lowers the cost. */
export function leaseAtReduction(deal: LeaseDeal, cashReductionCents: Cents): LeaseAtReduction {
  const { tax, terms, isOnePay } = deal;
  const untaxed = costAt(deal, { cashReductionCents, capitalizedTaxCents: 0 });
  const atOnceCents = taxAtOnce(deal, { cashReductionCents, basePaymentsCents: untaxed.basePaymentsCents });
  const capitalizedTaxCents = tax.isCapitalized ? atOnceCents : 0;
  const cost =
    capitalizedTaxCents === 0 ? untaxed : costAt(deal, { cashReductionCents, capitalizedTaxCents });
  const isMonthly = tax.method === "P" || tax.method === "M";
  const monthlyTaxCents = isMonthly ? share(cost.basePaymentCents, tax.ratePpm) : 0;
  const paymentCents = cost.basePaymentCents + monthlyTaxCents;
  const depositCents =
    terms.securityDepositCents +
    deal.securityDeposits * Math.ceil(paymentCents / DEPOSIT_STEP) * DEPOSIT_STEP;
  const taxAtSigningCents = isMonthly
    ? share(taxedBesidePayments(deal, cashReductionCents), tax.ratePpm)
    : atOnceCents - capitalizedTaxCents;
  const feesCents = deal.upfrontFees.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    cashReductionCents,
    capitalizedTaxCents,
    ...cost,
    monthlyTaxCents,
    paymentCents,
    paymentCount: isOnePay ? 1 : terms.termMonths,
    depositCents,
    taxAtSigningCents,
    dueCents: paymentCents + cashReductionCents + depositCents + feesCents + taxAtSigningCents,
  };
}

interface Reduced {
  readonly cashReductionCents: Cents;
  readonly capitalizedTaxCents: Cents;
}

function costAt(deal: LeaseDeal, { cashReductionCents, capitalizedTaxCents }: Reduced) {
  const { terms, isOnePay } = deal;
  const grossCapCostCents = grossCapCost(deal) + capitalizedTaxCents;
  const reductionCents = cashReductionCents + deal.rebatesCents + deal.tradeEquityCents;
  const adjustedCapCostCents = grossCapCostCents - reductionCents;
  const residualCents = residual(deal);
  const { termMonths } = terms;
  const rented = { adjustedCapCostCents, residualCents, termMonths, ratePpm: ratePpm(deal) };
  const basePaymentCents = isOnePay ? singlePayment(rented) : basePayment(rented);
  return {
    grossCapCostCents,
    adjustedCapCostCents,
    residualCents,
    rentChargeCents: rentCharge(rented),
    basePaymentCents,
    basePaymentsCents: basePaymentCents * (isOnePay ? 1 : termMonths),
  };
}

/** Agreed value and everything capitalized, without tax. */
export function grossCapCost({ agreedValueCents, terms, capitalized }: LeaseDeal): Cents {
  return capitalized.reduce(
    (sum, { amountCents }) => sum + amountCents,
    agreedValueCents + terms.acquisitionFeeCents,
  );
}

/** The residual counts the MSRP, no more of it than the lessor allows. */
function residual({ terms, msrpCents, agreedValueCents }: LeaseDeal): Cents {
  const counted = Math.min(msrpCents ?? agreedValueCents, terms.maximumResidualizedMsrpCents ?? Infinity);
  return share(counted, terms.residualPpm);
}

/** Multiple deposits lower the rate; one payment for all has its own. */
function ratePpm({ terms, isOnePay, securityDeposits }: LeaseDeal): number {
  const rate = isOnePay ? (terms.onePayRatePpm ?? terms.ratePpm) : terms.ratePpm;
  return Math.max(0, rate - securityDeposits * (terms.securityDeposits?.ratePpmEach ?? 0));
}

/** Fees, and cash, rebates and trade-in where the state counts them. */
export function taxedBesidePayments(
  { tax, rebatesCents, tradeEquityCents, taxableFeesCents }: LeaseDeal,
  cashCents: Cents,
): Cents {
  return (
    taxableFeesCents +
    (tax.taxesCash ? cashCents : 0) +
    (tax.taxesRebates ? rebatesCents : 0) +
    (tax.taxesTrade ? tradeEquityCents : 0)
  );
}

/** The whole tax of a lease that is taxed at the start: on all that will be paid (S), or on the lessor's price (L). */
function taxAtOnce(
  deal: LeaseDeal,
  {
    cashReductionCents,
    basePaymentsCents,
  }: { readonly cashReductionCents: Cents; readonly basePaymentsCents: Cents },
): Cents {
  const { tax } = deal;
  if (tax.method === "S")
    return share(basePaymentsCents + taxedBesidePayments(deal, cashReductionCents), tax.ratePpm);
  return tax.method === "L" ? share(deal.agreedValueCents, tax.ratePpm) : 0;
}
