import type { DealChoices } from "#modules/orders/domain/deal-choices-schema.ts";
import type { DealType, FinanceTerms, LeaseTerms } from "#modules/orders/domain/order.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import type { FirstPaymentCost } from "#modules/worksheet/domain/loans/first-payment-costs.ts";
import type { CreditTierName } from "#modules/worksheet/domain/settings-schema.ts";
import type { Cents } from "#platform/shared/money.ts";

/** One way to pay for a draft, with what it would cost (CART-01 "Payment Options"). */
export interface PaymentOption {
  readonly dealType: DealType;
  readonly isChosen: boolean;
  /** In the buyer's words why it cannot be had; empty when it can. */
  readonly problems: readonly string[];
  /** What it was priced with; for a type that is not chosen, what of the choices would stay. */
  readonly choices: DealChoices;
  /** Null when it cannot be had. */
  readonly terms: FinanceTerms | LeaseTerms | null;
  /** Cash: the whole price. Otherwise what is due at signing. Null when it cannot be had. */
  readonly amountDueCents: Cents | null;
  /** Everything the buyer pays by the end. */
  readonly totalCostCents: Cents | null;
  /** Smallest and largest amount for the down payment; null for cash and where none is possible. */
  readonly downPayment: { readonly minimumCents: Cents; readonly maximumCents: Cents } | null;
  /** Months to choose from; empty for cash. */
  readonly termMonths: readonly number[];
  /** Miles per year to choose from; empty unless it is a lease. */
  readonly annualMiles: readonly number[];
  /** When the first payment may fall; null unless it is a loan that can be had. */
  readonly firstPayment: {
    /** ISO date: the chosen one, or the usual one. */
    readonly date: string;
    /** What one more day before it adds to all payments together. */
    readonly costOfOneDayCents: Cents;
    /** Earliest first. */
    readonly dates: readonly FirstPaymentCost[];
  } | null;
}

/** The payment that every card shows the pre-qualified buyer for this car today. */
export interface PersonalPayment {
  readonly paymentCents: Cents;
  readonly lenderName: string;
  /** Percent a year; null for a lease. */
  readonly apr: number | null;
  readonly termMonths: number;
  /** Of a lease; null for a loan. */
  readonly annualMiles: number | null;
  /** Of a lease, what is due at signing. */
  readonly downPaymentCents: Cents;
}

/** GET /api/commerce/orders/{orderNumber}/payment-options. */
export interface PaymentOptionsView {
  readonly order: OrderView;
  readonly options: readonly PaymentOption[];
  /** Null for who is not pre-qualified, and for a car that does not qualify. */
  readonly personal: PersonalPayment | null;
  /** The same as a lease, of a new car that one of their lenders leases. */
  readonly personalLease: PersonalPayment | null;
  readonly creditTiers: readonly { readonly name: CreditTierName; readonly label: string }[];
  readonly creditTierDefault: CreditTierName;
}
