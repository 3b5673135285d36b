import type { OrderIncentives } from "#modules/incentives/domain/order-incentives.ts";
import type { Condition } from "#modules/inventory/domain/vehicle.ts";
import type { FinancePayment } from "#modules/worksheet/domain/figures/finance-payment.ts";
import type { LeaseInput, LeasePayment } from "#modules/pricing/domain/lease-payment.ts";
import type { PricedLine } from "#modules/worksheet/domain/priced-line.ts";
import type { PromisedPayment } from "#modules/pricing/domain/promised-payment.ts";
import type { Worksheet } from "#modules/worksheet/domain/worksheet.ts";
import type {
  FundingSource,
  WorksheetProduct,
  WorksheetTrade,
} from "#modules/worksheet/domain/worksheet-input.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { DealChoices } from "./deal-choices-schema.ts";

/** CALC-01. */
export const DEAL_TYPES = ["Cash", "Finance", "Lease"] as const;
export type DealType = (typeof DEAL_TYPES)[number];

/** ORD-03, verbatim. */
export const ORDER_STATUSES = [
  "DRAFT",
  "SUBMITTED_TO_UNIFI",
  "SUBMITTED",
  "PII_UPDATE_SUCCESSFUL",
  "ID_VERIFICATION_COMPLETED",
  "ORDER_INITIATION_FAILED",
  "DOCS_UPLOADED",
  "CONTRACT_PENDING",
  "SOLD_BY_DRI",
  "SOLD",
  "CANCELED",
  "DELIVERED",
  "DELIVERED_NO_RETURN",
  "OFFRAMP",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** ORD-07, verbatim. */
export const DEAL_STATUSES = [
  "DPEN",
  "LNSEL",
  "LDEC",
  "LTIM",
  "LSEL",
  "APEN",
  "UACC",
  "UDEC",
  "SIGN",
  "CANC",
  "CSAV",
  "CFAIL",
  "VPEN",
  "VEXP",
  "VRFA",
  "VRWR",
  "VRFY",
  "SUBS",
  "PSIGN",
  "SUBF",
  "BOOK",
  "FUND",
  "PDOC",
  "RTRN",
  "UNKNOWN",
] as const;
export type DealStatus = (typeof DEAL_STATUSES)[number];

/** PMT-06, verbatim. */
export const PAYMENT_STATUSES = [
  "PAYMENT_FAILED",
  "PAYMENT_CAPTURED",
  "PAYMENT_PENDING",
  "PAYMENT_HOLD",
  "DOWNPAYMENT_PAID",
  "FULLY_PAID",
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** ORD-10, verbatim. */
export const DELIVERY_OPTIONS = ["PICKUP", "DELIVERY"] as const;
export type DeliveryOption = (typeof DELIVERY_OPTIONS)[number];

/** Where the money of a cash order comes from; how to reach the lender is among the buyer's sealed details. */
export interface Funding {
  readonly source: FundingSource;
  /** Third-party only: the buyer's own bank or credit union. */
  readonly lenderName?: string | undefined;
  /** The buyer says that the name is right though it is not on our list (VAL-34). */
  readonly isNameConfirmed?: boolean | undefined;
  readonly approvedAmountCents?: Cents | undefined;
}

/** A promo code that counts for this order (CART-08, OP-40). */
export interface AppliedPromo {
  readonly code: string;
  readonly title: string;
  /** Taken off the price before tax. */
  readonly amountCents: Cents;
}

/** One named amount as the order keeps it; the sum of the lines is what the car costs. */
export type PriceLine = Omit<PricedLine, "confidence">;

/** The loan an order was quoted with. Lines less the amount due at signing are the amount financed. */
export interface FinanceTerms {
  readonly kind: "finance";
  readonly lenderName: string;
  /** As `financePayment` answered; what is due at signing is the down payment. */
  readonly payment: Omit<FinancePayment, "derivation">;
  /** Days from the contract to the first payment; 30 is regular. */
  readonly daysToFirstPayment: number;
  /** A lender's offer only: percent a year with every finance charge (Regulation Z). */
  readonly apr?: number;
  /** A lender's fee that is due at signing beside the down payment. */
  readonly lenderFeeInCashCents?: Cents;
  /** ISO date. */
  readonly firstPaymentDate?: string;
}

/** The lease an order was quoted with. */
export interface LeaseTerms {
  readonly kind: "lease";
  readonly lessorName: string;
  /** What `leasePayment` was asked. */
  readonly input: LeaseInput;
  /** What it answered. */
  readonly payment: Omit<LeasePayment, "kind" | "derivation">;
  readonly milesPerYear: number;
  readonly excessMileCents: Cents;
  /** Payments after the one at signing; one less than months where orders of the first releases have none. */
  readonly laterPayments?: number;
}

/** A car that is traded in, as it was offered for. */
export interface OrderTradeIn extends WorksheetTrade {
  readonly tradeInId: string;
  /** e.g. `2019 Toyota Camry LE`. */
  readonly car: string;
  readonly miles: number;
  /** Nobody who knows has said what is owed for today. */
  readonly payoffIsEstimate: boolean;
  /** Who said what is owed; left out where nothing is, and in orders of the first releases. */
  readonly payoff?: OrderPayoff;
  /** ISO instant; a deal that is agreed later needs a new offer (TRADE-06). */
  readonly expiresAt: string;
  /** What an inspection at handover may take off; orders of the first releases have none. */
  readonly inspection?: TradeInInspectionTerms;
  /** What its owner said of the title; left out where nobody asked. */
  readonly title?: TradeInTitle;
}

interface OrderPayoff {
  readonly source: "lender" | "letter" | "owner";
  readonly lender: string | null;
  /** The last day (ISO) of the amount, until midnight where the retailer is; null where its owner's word counts. */
  readonly goodThrough: string | null;
  /** For each day after it. */
  readonly perDiemCents: Cents;
}

/** As `TitleFacts` of trade-in. */
export interface TradeInTitle {
  /** Two letters: which state issued it. */
  readonly state: string;
  /** How many are named on it; two sign together ("and") or each may sign alone ("or"). */
  readonly names: "one" | "and" | "or";
  /** Nobody can find it. Never where a lender or lessor holds it. */
  readonly isLost: boolean;
}

/** What was printed with the offer, as `InspectionTerms` of trade-in. */
interface TradeInInspectionTerms {
  readonly miles: number;
  readonly freeMiles: number;
  readonly centsPerMile: Cents;
  readonly answers: Readonly<Record<string, string>>;
  /** By `<question>.<answer>`. */
  readonly deductions: Readonly<Record<string, Cents>>;
}

/** A plan of the Coverage step, chosen by a consent of its own. */
export interface OrderProduct extends WorksheetProduct {
  /** PROT-01: TWO, VSC, GAP, CP or the retailer's own. */
  readonly productCode: string;
  readonly packageType: string | null;
  readonly deductibleCents: Cents;
  readonly administrator: string;
  readonly formId: string;
  /** Rules of an early end, as they were shown (PROT-08). */
  readonly cancellation: {
    readonly freeLookDays: number;
    readonly feeCents: Cents;
    readonly unusedBy: "time" | "lesser";
    readonly takesOffClaims: boolean;
  };
  /** Names the words that the buyer agreed to. */
  readonly consentHash: string;
  readonly isSample: boolean;
}

/** What a buyer answered to the offer of plans, and what became of it. */
export interface OrderCoverage {
  /** ISO instant; null while nobody answered. */
  readonly answeredAt: string | null;
  /** Offered and not taken. */
  readonly declined: readonly { readonly id: string; readonly label: string; readonly priceCents: Cents }[];
  /** Chosen, and no part of the deal any longer; `reason` and `values` make the sentence. */
  readonly fellAway: readonly {
    readonly id: string;
    readonly productId: string;
    readonly code: string;
    readonly label: string;
    readonly reason: string;
    readonly values: Readonly<Record<string, number | string>>;
  }[];
}

/** What of a car its buyer agrees to: a feed may correct it meanwhile. */
export const CAR_FACTS = ["vin", "year", "make", "model", "trim", "condition", "mileage"] as const;

/** What was bought and for how much; written once at submission, never changed. */
export interface OrderSnapshot {
  readonly vehicle: {
    readonly id: string;
    readonly key: string;
    readonly vin: string | null;
    readonly stockNumber: string | null;
    readonly title: string;
    readonly year: number;
    readonly make: string;
    readonly model: string;
    readonly trim: string | null;
    readonly condition: Condition;
    readonly mileage: number | null;
    readonly bodyStyle: string | null;
    readonly colorName: string | null;
    readonly colorHex: string | null;
    /** Address of its first photo at the retailer, for mails; orders of earlier releases and cars without photos have none. */
    readonly photo?: string | undefined;
  };
  readonly rooftop: {
    readonly id: string;
    readonly name: string;
    /** Orders of the first releases have none. */
    readonly streetAddress?: string | undefined;
    readonly city: string;
    readonly state: string;
    readonly zipCode: string;
    readonly timeZone: string;
    readonly phone: string;
  };
  /** How the buyer gets the car. `zipCode` decides the state taxes and the delivery fee. */
  readonly delivery: {
    readonly option: DeliveryOption;
    readonly zipCode: string;
    /** Straight-line miles from the rooftop; null for pickup. */
    readonly miles: number | null;
  };
  /** Two letters: whose taxes and fees the lines hold. */
  readonly buyerState: string;
  readonly lines: readonly PriceLine[];
  /** What the buyer pays the retailer: all lines for cash; what is due at signing with finance or a lease. */
  readonly amountDueCents: Cents;
  readonly currency: "USD";
  /** Finance and lease orders only. */
  readonly terms?: FinanceTerms | LeaseTerms;
  /** What the buyer chose for this deal; left out are the retailer's defaults. */
  readonly choices?: DealChoices;
  /** Cash orders whose money is somebody else's. */
  readonly funding?: Funding;
  readonly promo?: AppliedPromo;
  /** Programs of the maker and the retailer that count, and those that could. */
  readonly incentives?: OrderIncentives;
  /** What the order was priced with, whole; `lines` and `terms` say the same in the shape of older orders. */
  readonly worksheet?: Worksheet;
  /** The car that the buyer gives for a part of the price (TRADE-08: one for a purchase). */
  readonly tradeIn?: OrderTradeIn;
  /** Plans of the Coverage step. */
  readonly products?: readonly OrderProduct[];
  /** Left out while plans were never offered. */
  readonly coverage?: OrderCoverage;
  /** What a buyer who had pre-qualified was shown for this car when the application was sent. */
  readonly promised?: PromisedPayment;
}

/** An order as other modules read it (ORD-01). Instants are ISO strings (UTC). */
export interface Order {
  readonly id: string;
  readonly orderNumber: string;
  readonly accountId: string;
  readonly vehicleId: string;
  readonly dealType: DealType;
  readonly dealRefId: string;
  readonly dealStatus: DealStatus;
  readonly orderStatus: OrderStatus;
  readonly snapshot: OrderSnapshot;
  /** Due on top of the signed amount, by a worksheet that both amended after signing; 0 without one. */
  readonly differenceCents?: Cents | undefined;
  readonly creationDate: string;
  readonly submittedAt: string | null;
  readonly canceledAt: string | null;
}
