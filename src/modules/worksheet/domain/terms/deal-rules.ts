import type { TenantSettings } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { AprRules } from "./apr-for-tier.ts";
import type { FinanceRules } from "./down-payment.ts";

type Payment = TenantSettings["payment"];

/** Everything of a retailer that decides a payment, and nothing else: the browser gets exactly this. */
export interface DealRules
  extends
    AprRules,
    FinanceRules,
    Pick<
      Payment,
      | "creditTiers"
      | "creditTierDefault"
      | "financeTerms"
      | "lease"
      | "defaultDownPaymentAmount"
      | "maximumTotalLoanToValue"
      | "maximumAgeToFinance"
      | "accrual"
      | "netsNegativeEquity"
      | "firstPaymentDays"
    > {
  /** Months. */
  readonly defaultTermMonths: number;
  readonly delivery: Pick<TenantSettings["delivery"], "freeRadiusMiles" | "perMile" | "maxMiles">;
}

/** The rules of a retailer (TEN-07, TEN-08). Dollars and percent, as retailers write them. */
export function dealRulesOf(
  settings: Pick<TenantSettings, "payment" | "contentSettings" | "delivery">,
): DealRules {
  const { payment, contentSettings, delivery } = settings;
  return {
    aprByTier: payment.aprByTier,
    longTermMonths: payment.longTermMonths,
    longTermAprPoints: payment.longTermAprPoints,
    newVehicleAprPoints: payment.newVehicleAprPoints,
    minimumFinancedAmount: payment.minimumFinancedAmount,
    maximumMileageToFinance: payment.maximumMileageToFinance,
    minimumLoanToValue: payment.minimumLoanToValue,
    maximumLoanToValue: payment.maximumLoanToValue,
    maximumTotalLoanToValue: payment.maximumTotalLoanToValue,
    maximumAgeToFinance: payment.maximumAgeToFinance,
    accrual: payment.accrual,
    netsNegativeEquity: payment.netsNegativeEquity,
    firstPaymentDays: payment.firstPaymentDays,
    creditTiers: payment.creditTiers,
    creditTierDefault: payment.creditTierDefault,
    financeTerms: payment.financeTerms,
    lease: payment.lease,
    defaultDownPaymentAmount: payment.defaultDownPaymentAmount,
    defaultTermMonths: contentSettings.consumerSiteDefaultCreditTerm,
    delivery: {
      freeRadiusMiles: delivery.freeRadiusMiles,
      perMile: delivery.perMile,
      maxMiles: delivery.maxMiles,
    },
  };
}
