import type { CreditTierName } from "#modules/worksheet/domain/settings-schema.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import type { FinancePayment } from "#modules/worksheet/domain/figures/finance-payment.ts";
import type { LeasePayment } from "./lease-payment.ts";
import type { LeaseOfferTerms } from "#modules/worksheet/domain/leases/lease-offer-terms.ts";
import type { LoanTerms } from "#modules/worksheet/domain/loans/loan-terms.ts";
import type {
  DealDelivery,
  DealProblem,
  DealType,
  DealVehicle,
} from "#modules/worksheet/domain/terms/deal-parts.ts";
import type { DownPaymentLimits } from "#modules/worksheet/domain/terms/down-payment.ts";
import type { PricedLine } from "#modules/worksheet/domain/priced-line.ts";
import type { PlaceRules } from "#modules/worksheet/domain/state-rules/place-rules.ts";
import type { Worksheet } from "#modules/worksheet/domain/worksheet.ts";
import type {
  FundingSource,
  TradeOwnership,
  WorksheetIncentive,
  WorksheetSupport,
  WorksheetProduct,
} from "#modules/worksheet/domain/worksheet-input.ts";

/** What the shopper chose; what is left out is the retailer's default. */
export interface DealChoices {
  readonly type: DealType;
  /** Finance: paid at signing. Lease: everything due at signing (B-4). Cash knows none. */
  readonly downPaymentCents?: Cents | undefined;
  readonly termMonths?: number | undefined;
  readonly creditTier?: CreditTierName | undefined;
  /** Lease only. */
  readonly annualMiles?: number | undefined;
  readonly tradeValueCents?: Cents | undefined;
  /** What is still owed on the trade-in; more than its value adds to the deal. */
  readonly tradeOwedCents?: Cents | undefined;
  /** Left out, it is financed where something is owed and owned where nothing is. */
  readonly tradeOwnership?: TradeOwnership | undefined;
  /** The plans that were chosen, as one amount; `DealInput.products` names them one by one instead. */
  readonly protectionCents?: Cents | undefined;
  /** Finance only: ISO date, 15 to 45 days after the contract and on days 1 to 28. */
  readonly firstPaymentDate?: CivilDate | undefined;
  /** Cash only: whose money it is (OP-15). */
  readonly funding?: FundingSource | undefined;
  /** Lease only: cash towards the cost as a lessor approved it; then what is due at signing follows from it. */
  readonly reductionCents?: Cents | undefined;
  /** Lease only, where the lessor offers it: all payments at signing. */
  readonly onePay?: boolean | undefined;
  /** Lease only, where the lessor offers them: how many multiple security deposits. */
  readonly securityDeposits?: number | undefined;
}

export interface DealInput {
  readonly vehicle: DealVehicle;
  readonly choices: DealChoices;
  /** The rules of the address (B-8); without one no tax and no fee is included. */
  readonly place: PlaceRules | null;
  /** Null while nobody knows where the car goes: then it costs nothing. */
  readonly delivery: DealDelivery | null;
  /** Beside the vehicle's own, which everybody gets. */
  readonly incentives?: readonly WorksheetIncentive[] | undefined;
  /** Each plan that was chosen. */
  readonly products?: readonly WorksheetProduct[] | undefined;
  /** A maker's rate or residual in the retailer's own estimate. */
  readonly support?: WorksheetSupport | undefined;
  /** The day of the contract; left out, due dates are those of any day. */
  readonly contractDate?: CivilDate | undefined;
  /** A lender's offer; left out, the retailer's own estimate. */
  readonly terms?: LoanTerms | LeaseOfferTerms | undefined;
}

interface Priced {
  /** Everything that is owed and taken off, in the order of a receipt; their sum is `totalCents`. */
  readonly lines: readonly PricedLine[];
  readonly totalCents: Cents;
  readonly includesTaxesAndFees: boolean;
  /** What all amounts come from. */
  readonly worksheet: Worksheet;
}

export interface FinanceEstimate extends Priced, FinancePayment {
  readonly kind: "finance";
  /** Percent a year. */
  readonly apr: number;
  readonly creditTier: CreditTierName;
  readonly limits: DownPaymentLimits;
}

export interface LeaseEstimate extends Priced, Omit<LeasePayment, "kind"> {
  readonly kind: "lease";
  readonly termMonths: number;
  readonly annualMiles: number;
  readonly creditTier: CreditTierName;
  /** Payments, what is due at signing and nothing else: the car goes back. */
  readonly totalOfPaymentsCents: Cents;
  readonly upfrontFeesCents: Cents;
  readonly limits: DownPaymentLimits;
}

export interface CashEstimate extends Priced {
  readonly kind: "cash";
  readonly amountDueCents: Cents;
}

export interface NotPossible {
  readonly kind: "not-possible";
  readonly problems: readonly DealProblem[];
  /** Null where no down payment would help. */
  readonly limits: DownPaymentLimits | null;
}

/** CALC-02 for one way to pay, with the reason of every number. */
export type DealEstimate = FinanceEstimate | LeaseEstimate | CashEstimate | NotPossible;

/** All that is paid by the end of a loan or a lease; a lease's total of payments holds what is due at signing already. */
export function totalPaidCents(estimate: FinanceEstimate | LeaseEstimate): Cents {
  const { kind, dueAtSigningCents, totalOfPaymentsCents } = estimate;
  return kind === "lease" ? totalOfPaymentsCents : dueAtSigningCents + totalOfPaymentsCents;
}
