import type { Cents } from "#platform/shared/money.ts";
import type { TenantSettings } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { estimatePaymentFor, type EstimateRules } from "./estimated-payment.ts";
import type { CreditTierName } from "#modules/worksheet/domain/settings-schema.ts";

/** What a page needs to count examples: never more of a retailer's settings than that. */
export interface ExampleRules extends EstimateRules {
  readonly tiers: TenantSettings["payment"]["creditTiers"];
  readonly terms: readonly number[];
}

/** A car's price and how somebody would pay it. */
export interface LoanWish {
  readonly priceCents: Cents;
  readonly downPaymentCents: Cents;
  readonly termMonths: number;
  readonly tier: CreditTierName;
}

interface LoanExample {
  readonly monthlyCents: Cents;
  /** Percent a year. */
  readonly apr: number;
  /** All payments less the amount financed: what the loan costs. */
  readonly interestCents: Cents;
}

/** The settings that examples count with (OP-14, OP-16). */
export function exampleRulesOf({ payment, contentSettings }: TenantSettings): ExampleRules {
  return {
    payment: {
      aprByTier: payment.aprByTier,
      longTermMonths: payment.longTermMonths,
      longTermAprPoints: payment.longTermAprPoints,
      newVehicleAprPoints: payment.newVehicleAprPoints,
      accrual: payment.accrual,
      minimumFinancedAmount: payment.minimumFinancedAmount,
      maximumMileageToFinance: payment.maximumMileageToFinance,
      minimumLoanToValue: payment.minimumLoanToValue,
      maximumLoanToValue: payment.maximumLoanToValue,
      creditTierDefault: payment.creditTierDefault,
      defaultDownPaymentAmount: payment.defaultDownPaymentAmount,
      firstPaymentDays: payment.firstPaymentDays,
    },
    contentSettings: { consumerSiteDefaultCreditTerm: contentSettings.consumerSiteDefaultCreditTerm },
    tiers: payment.creditTiers,
    terms: payment.financeTerms,
  };
}

/** The payment of a used car as its card would say it with these terms; null where no lender could make the loan. */
export function loanExample(rules: ExampleRules, wish: LoanWish): LoanExample | null {
  const { priceCents, downPaymentCents, termMonths, tier } = wish;
  const found = estimatePaymentFor({
    payment: {
      ...rules.payment,
      creditTierDefault: tier,
      defaultDownPaymentAmount: downPaymentCents / 100,
    },
    contentSettings: { consumerSiteDefaultCreditTerm: termMonths },
  })({ condition: "used", priceCents });
  if (found === null) return null;
  const monthlyCents = found.estimatedMonthlyPaymentCents;
  const interestCents = Math.max(0, monthlyCents * termMonths - (priceCents - downPaymentCents));
  return { monthlyCents, apr: found.estimatedAPR, interestCents };
}
