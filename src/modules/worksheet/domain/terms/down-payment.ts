import type { Cents } from "#platform/shared/money.ts";
import type { TenantSettings } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { share } from "../figures/fraction.ts";
import { centsOf, ppmOfPercent } from "../figures/rate.ts";

/** The retailer's limits (OP-16). */
export type FinanceRules = Pick<
  TenantSettings["payment"],
  "minimumFinancedAmount" | "maximumMileageToFinance" | "minimumLoanToValue" | "maximumLoanToValue"
>;

/** Smallest and largest amount that may be financed. */
interface FinancedLimits {
  readonly minimumCents: Cents;
  readonly maximumCents: Cents;
}

/** CALC-08, OP-16: the retailer's least amount and the loan-to-value limits, by the vehicle's price. */
export function financedLimits(payment: FinanceRules, priceCents: Cents): FinancedLimits {
  const ofPrice = (ratio: number) => share(priceCents, ppmOfPercent(ratio * 100));
  return {
    minimumCents: Math.max(centsOf(payment.minimumFinancedAmount), ofPrice(payment.minimumLoanToValue)),
    maximumCents: ofPrice(payment.maximumLoanToValue),
  };
}

/** Smallest and largest amount a buyer may choose; null when no amount is possible. */
export interface DownPaymentLimits {
  readonly minimumCents: Cents;
  readonly maximumCents: Cents;
}

/** CALC-06, OP-16: so much that the least is still financed, and no more than the loan-to-value limit allows. */
export function financeDownPaymentLimits(
  payment: FinanceRules,
  deal: { readonly priceCents: Cents; readonly beforeDownPaymentCents: Cents },
): DownPaymentLimits | null {
  return downPaymentWithin(financedLimits(payment, deal.priceCents), deal.beforeDownPaymentCents);
}

/** What may be paid down so that the financed rest stays within its limits. */
export function downPaymentWithin(financed: FinancedLimits, owedCents: Cents): DownPaymentLimits | null {
  const maximumCents = owedCents - financed.minimumCents;
  const minimumCents = Math.max(0, owedCents - financed.maximumCents);
  return maximumCents < minimumCents ? null : { minimumCents, maximumCents };
}

/** CALC-07, OP-16: from what is due at signing to a share of the capitalized cost. */
export function leaseDownPaymentLimits(
  payment: { readonly lease: Pick<TenantSettings["payment"]["lease"], "maxDownPaymentRatio"> },
  lease: { readonly minimumDueCents: Cents; readonly capCostCents: Cents },
): DownPaymentLimits | null {
  const maximumCents = share(lease.capCostCents, ppmOfPercent(payment.lease.maxDownPaymentRatio * 100));
  return maximumCents < lease.minimumDueCents ? null : { minimumCents: lease.minimumDueCents, maximumCents };
}

/** CALC-04: the nearest amount within the limits. */
export function clampDownPayment(cents: Cents, { minimumCents, maximumCents }: DownPaymentLimits): Cents {
  return Math.min(maximumCents, Math.max(minimumCents, cents));
}

/** Why a deal cannot be financed; each code has one message (MSG-28 to MSG-31). */
export type FinanceProblem =
  | "price-missing"
  | "mileage-too-high"
  | "equity-exceeds-price"
  | "down-payment-too-high"
  | "down-payment-below-loan-limit"
  | "below-minimum-financed";

interface FinanceCheck {
  readonly priceCents: Cents | null;
  readonly mileage: number | null;
  /** Everything that is owed before equity and down payment. */
  readonly owedCents: Cents;
  readonly tradeEquityCents: Cents;
  readonly downPaymentCents: Cents;
}

/** CALC-06, CALC-08 to CALC-10: every reason at once, in the order in which a buyer can act on them. */
export function financeProblems(payment: FinanceRules, deal: FinanceCheck): readonly FinanceProblem[] {
  if (deal.priceCents === null) return ["price-missing"];
  // One by one: lists of cars ask for hundreds of thousands, and a retailer's payment settings are many.
  const { mileage, owedCents, tradeEquityCents, downPaymentCents } = deal;
  const { maximumMileageToFinance } = payment;
  const limits = financedLimits(payment, deal.priceCents);
  return problemsWithin(limits, {
    mileage,
    owedCents,
    tradeEquityCents,
    downPaymentCents,
    maximumMileageToFinance,
  });
}

/** The same for limits that were worked out before. */
export function problemsWithin(
  limits: FinancedLimits,
  deal: Omit<FinanceCheck, "priceCents"> & Pick<FinanceRules, "maximumMileageToFinance">,
): readonly FinanceProblem[] {
  const problems: FinanceProblem[] = [];
  const afterEquity = deal.owedCents - deal.tradeEquityCents;
  const financed = afterEquity - deal.downPaymentCents;
  if (deal.mileage !== null && deal.mileage > deal.maximumMileageToFinance) problems.push("mileage-too-high");
  if (afterEquity < 0) problems.push("equity-exceeds-price");
  else if (afterEquity < limits.minimumCents || limits.maximumCents < limits.minimumCents)
    problems.push("below-minimum-financed");
  else if (financed < limits.minimumCents) problems.push("down-payment-too-high");
  else if (financed > limits.maximumCents) problems.push("down-payment-below-loan-limit");
  return problems;
}
