import * as v from "valibot";
import { dollars, line, percent, prose, ratio, whole } from "#platform/shared/settings/field-schemas.ts";

/** TEN-15, best first. */
export const CREDIT_TIER_NAMES = ["excellent", "verygood", "good", "fair"] as const;
export type CreditTierName = (typeof CREDIT_TIER_NAMES)[number];

const tierName = v.picklist(CREDIT_TIER_NAMES, `must be one of ${CREDIT_TIER_NAMES.join(", ")}`);

const CreditTier = v.strictObject({
  name: tierName,
  displayName: line,
  low: whole(300, 900),
  high: whole(300, 900),
});

const apr = percent(0, 99);

const CreditTiers = v.pipe(
  v.array(CreditTier),
  v.minLength(1, "must hold at least one tier"),
  v.check(
    (tiers) => tiers.every((tier) => tier.low <= tier.high),
    "must have low at most high in every tier",
  ),
  v.check((tiers) => {
    const sorted = tiers.toSorted((a, b) => a.low - b.low);
    return sorted.every((tier, index) => index === 0 || tier.low > (sorted[index - 1]?.high ?? 0));
  }, "must not overlap"),
);

/** OP-14: demonstration values, not market rates. Percent a year. */
const AprByTier = v.strictObject({
  excellent: v.optional(apr, 5.99),
  verygood: v.optional(apr, 6.99),
  good: v.optional(apr, 9.99),
  fair: v.optional(apr, 13.99),
});

const terms = v.pipe(v.array(whole(6, 120)), v.minLength(1, "must hold at least one term"));

/** B-7: residual percent by term at 12,000 miles a year; more or fewer miles shift it. */
const Lease = v.strictObject({
  terms: v.optional(terms, [24, 36, 39, 48]),
  annualMiles: v.optional(v.pipe(v.array(whole(1000, 100_000)), v.minLength(1)), [10_000, 12_000, 15_000]),
  residualPercentByTerm: v.optional(
    v.record(v.pipe(v.string(), v.regex(/^\d{2}$/, "must be a term in months")), percent(1, 99)),
    {
      "24": 64,
      "36": 56,
      "39": 54,
      "48": 47,
    },
  ),
  /** Added to the residual percent for a mileage other than 12,000. */
  residualPointsByMiles: v.optional(
    v.record(v.pipe(v.string(), v.regex(/^\d{4,6}$/, "must be miles a year")), percent(-30, 30)),
    {
      "10000": 1,
      "12000": 0,
      "15000": -2,
    },
  ),
  acquisitionFee: v.optional(dollars(), 695),
  securityDeposit: v.optional(dollars(), 0),
  upfrontFees: v.optional(dollars(), 350),
  /** Due when the car goes back. */
  dispositionFee: v.optional(dollars(), 0),
  purchaseOptionFee: v.optional(dollars(), 0),
  /** For every mile above the allowance. */
  excessMile: v.optional(dollars(100), 0.25),
  /** Tax that a state takes at once is financed with the lease; otherwise it is due at signing. */
  capitalizesTax: v.optional(v.boolean(), true),
  /** Most of the capitalized cost that may be paid at signing (OP-16). */
  maxDownPaymentRatio: v.optional(ratio(1), 0.3),
});

/** A retailer's own amounts instead of the state table's (B-8). */
const StateFees = v.strictObject({
  taxPercent: v.optional(percent(0, 25)),
  title: v.optional(dollars(10_000)),
  registration: v.optional(dollars(10_000)),
  docFee: v.optional(dollars(10_000)),
});

/** How the retailer's own estimates count interest; a lender's offer names its own convention. */
const ACCRUALS = ["regular", "oddSimple365", "oddSimple360", "appendixJ", "daily365"] as const;

/** TEN-07 with OP-14 and OP-16. Amounts in US dollars, rates in percent a year. */
const PaymentSchema = v.pipe(
  v.strictObject({
    defaultDownPaymentAmount: v.optional(dollars(), 2500),
    creditCardLimit: v.optional(dollars(), 7000),
    achLimit: v.optional(dollars(), 6500),
    creditTierDefault: v.optional(tierName, "verygood"),
    creditTiers: v.optional(CreditTiers, [
      { name: "excellent", displayName: "Excellent", low: 740, high: 900 },
      { name: "verygood", displayName: "Very good", low: 700, high: 739 },
      { name: "good", displayName: "Good", low: 668, high: 699 },
      { name: "fair", displayName: "Fair", low: 640, high: 667 },
    ]),
    aprByTier: v.optional(AprByTier, {}),
    /** Percent points added for terms above `longTermMonths`. */
    longTermAprPoints: v.optional(percent(0, 20), 0.5),
    longTermMonths: v.optional(whole(6, 120), 60),
    /** Percent points added for a new vehicle. */
    newVehicleAprPoints: v.optional(percent(-20, 20), -1),
    financeTerms: v.optional(terms, [24, 36, 48, 60, 72, 84]),
    lease: v.optional(Lease, {}),
    minimumFinancedAmount: v.optional(dollars(), 5000),
    maximumMileageToFinance: v.optional(whole(0, 9_999_999), 150_000),
    minimumLoanToValue: v.optional(ratio(10), 0.3),
    maximumLoanToValue: v.optional(ratio(10), 1.3),
    /** With products; without it `maximumLoanToValue` counts them too. */
    maximumTotalLoanToValue: v.optional(ratio(10)),
    /** Oldest model year to finance, counted back from the year of the contract. */
    maximumAgeToFinance: v.optional(whole(0, 120)),
    accrual: v.optional(v.picklist(ACCRUALS, `must be one of ${ACCRUALS.join(", ")}`), "regular"),
    /** Cash first pays what is still owed on a trade-in; both ways are lawful. */
    netsNegativeEquity: v.optional(v.boolean(), false),
    /** Days from contract to first payment where nobody chooses. */
    firstPaymentDays: v.optional(whole(15, 45), 30),
    depositAmount: v.optional(dollars(), 500),
    maximumMonthlyHousingExpense: v.optional(dollars(), 99_999),
    /** Dealer documentation fee where the state's cap allows it. */
    docFee: v.optional(dollars(10_000), 150),
    feesByState: v.optional(
      v.record(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "must be a state like TX")), StateFees),
      {},
    ),
    /** OP-17: {loanValue}, {settlement}, {deductible} are filled in. */
    gapText: v.optional(
      prose,
      "If your vehicle is declared a total loss, GAP may cover the difference between your loan balance ({loanValue}) and your insurer's settlement ({settlement}). Your deductible ({deductible}) is not included.",
    ),
  }),
  v.forward(
    v.check(
      (payment) => payment.creditTiers.some((tier) => tier.name === payment.creditTierDefault),
      "must be one of the names in creditTiers",
    ),
    ["creditTierDefault"],
  ),
);

/** How payments are estimated, and within which bounds. */
export const pricingSettings = { config: { payment: v.optional(PaymentSchema, {}) } };
