import type { CountedProgram } from "#modules/incentives/domain/counted-program.ts";
import type { OrderIncentives } from "#modules/incentives/domain/order-incentives.ts";
import type { Availability } from "#modules/inventory/domain/vehicle.ts";
import type { CancelRight } from "#modules/worksheet/domain/state-rules/right-to-cancel.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { DealChoices } from "./deal-choices-schema.ts";
import type {
  AppliedPromo,
  DealStatus,
  DealType,
  DeliveryOption,
  FinanceTerms,
  Funding,
  LeaseTerms,
  OrderCoverage,
  OrderProduct,
  OrderSnapshot,
  OrderStatus,
  OrderTradeIn,
  PaymentStatus,
  PriceLine,
} from "./order.ts";
import type { OrderStateLabel } from "./order-state-label.ts";

/** An order as its buyer reads it over HTTP (API-01, ORD-01, ORD-05). Instants are ISO strings (UTC). */
export interface OrderView {
  readonly orderNumber: string;
  readonly deal: {
    readonly type: DealType;
    readonly dealRefId: string;
    readonly dealId: string;
    readonly status: DealStatus;
  };
  readonly orderStatus: OrderStatus;
  /** Key of `orderStateTexts` (OP-39). */
  readonly stateLabel: OrderStateLabel;
  readonly creationDate: string;
  readonly submittedAt: string | null;
  readonly cancellationDate: string | null;
  readonly paymentInfo: { readonly status: PaymentStatus } | null;
  /** The booked appointment, which may be of another kind than checkout chose. */
  readonly delivery: {
    readonly appointmentTime: string;
    readonly option: DeliveryOption;
    /** Its hour went by and the car was not handed over. */
    readonly isMissed: boolean;
  } | null;
  /** IDV-02; null until the check ended. */
  readonly idVerification: { readonly status: "ERROR" | "COMPLETED" } | null;
  /** Every buyer signed the contract that stands (OP-47). */
  readonly isSigned: boolean;
  /** ORD-10: where the car comes from; a rooftop's own stock, until cars are transferred between rooftops. */
  readonly orderType: "REGULAR" | "TRANSFER";
  readonly locationType: "DEALERSHIP_LOCATION" | "TRANSFER_LOCATION";
  /** What was chosen in checkout. */
  readonly deliveryOption: DeliveryOption;
  readonly deliveryZipCode: string;
  readonly deliveryMiles: number | null;
  readonly vehicle: Omit<OrderSnapshot["vehicle"], "photo"> & {
    readonly photo: string | null;
    /** Today's state of the car; null once it left the stock. */
    readonly availability: Availability | null;
    /** Someone else holds or bought it. */
    readonly isTaken: boolean;
  };
  readonly dealer: OrderSnapshot["rooftop"];
  readonly buyerState: string;
  readonly receipt: {
    readonly lines: readonly PriceLine[];
    readonly amountDueCents: Cents;
    readonly depositCents: Cents;
    readonly balanceCents: Cents;
    readonly currency: "USD";
    /** Names the terms; sent back at submission, so that nobody agrees to others than were shown. */
    readonly termsDigest: string;
  };
  /** The loan or lease it was quoted with; null for cash (ORD-05). */
  readonly terms: FinanceTerms | LeaseTerms | null;
  /** Cents a month that a buyer who had pre-qualified was shown before applying. */
  readonly promisedCents?: Cents | undefined;
  /** What the buyer chose for this deal; what is left out is the retailer's default. */
  readonly choices: DealChoices;
  /** Who brings the money of a cash order (OP-15). */
  readonly funding: Funding | null;
  readonly promo: AppliedPromo | null;
  /** Programs that count in the deal, and those that no longer do (PROT-06, PROT-07). */
  readonly incentives: Pick<OrderIncentives, "ended"> & {
    readonly applied: readonly Pick<
      CountedProgram,
      "id" | "title" | "amountCents" | "ratePpm" | "until" | "proof"
    >[];
  };
  /** Plans that are part of the deal. */
  readonly products: readonly OrderProduct[];
  /** Null while plans were never offered. */
  readonly coverage: OrderCoverage | null;
  /** The car that is traded in. */
  readonly tradeIn: OrderTradeIn | null;
  /** What the law of the dealer's state lets the buyer cancel after the handover; null where it gives no such right. */
  readonly cancelRight: CancelRight | null;
  /** What the lender paid the retailer, and on which day (ISO); null until it did (FUND). */
  readonly funded: { readonly amountCents: Cents | null; readonly on: string } | null;
  /** The checkout hold while it runs; seconds, because the buyer's clock may be wrong. */
  readonly hold: { readonly expiresAt: string; readonly secondsLeft: number } | null;
}

/** GET /api/commerce/orders (ORD-04, OP-48). */
export interface OrderListView {
  readonly cart: readonly OrderView[];
  readonly orders: readonly OrderView[];
  readonly counts: { readonly cart: number; readonly orders: number };
}
