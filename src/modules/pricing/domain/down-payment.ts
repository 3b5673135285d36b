import type { Cents } from "#platform/shared/money.ts";
import type { TenantSettings } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { share } from "./fraction.ts";
import { centsOf, ppmOfPercent } from "./rate.ts";

/** The retailer's limits (OP-16). */
export type FinanceRules = Pick<
  TenantSettings["payment"],
  "minimumFinancedAmount" | "maximumMileageToFinance"
>;

/** Smallest and largest amount a buyer may choose; null when no amount is possible. */
export interface DownPaymentLimits {
  readonly minimumCents: Cents;
  readonly maximumCents: Cents;
}

/** CALC-06, OP-16: so much that the minimum is still financed. */
export function financeDownPaymentLimits(
  payment: FinanceRules,
  beforeDownPaymentCents: Cents,
): DownPaymentLimits | null {
  const maximumCents = beforeDownPaymentCents - centsOf(payment.minimumFinancedAmount);
  return maximumCents < 0 ? null : { minimumCents: 0, maximumCents };
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
  | "below-minimum-financed";

export interface FinanceCheck {
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
  const problems: FinanceProblem[] = [];
  const afterEquity = deal.owedCents - deal.tradeEquityCents;
  const minimum = centsOf(payment.minimumFinancedAmount);
  if (deal.mileage !== null && deal.mileage > payment.maximumMileageToFinance)
    problems.push("mileage-too-high");
  if (afterEquity < 0) problems.push("equity-exceeds-price");
  else if (afterEquity < minimum) problems.push("below-minimum-financed");
  else if (afterEquity - deal.downPaymentCents < minimum) problems.push("down-payment-too-high");
  return problems;
}
