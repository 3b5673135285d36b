import type { OfferedDealType } from "#modules/orders/domain/offered-deal-types.ts";
import type { OrdersContext } from "#modules/orders/server/orders-context.ts";
import type { VehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import type { PromisedPayments } from "#modules/pricing/domain/promised-payment.ts";
import type { LendersContext } from "#modules/lenders/server/lenders-context.ts";
import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import type { LenderOffer } from "#modules/underwriting/domain/lender-offer.ts";
import type { CoBuyerDetails } from "#modules/orders/domain/order-party.ts";
import type { DealChoices } from "#modules/orders/domain/deal-choices-schema.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { DeliveryOption, Order } from "#modules/orders/domain/order.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import type { Batches } from "#platform/server/database/transactions/batches.ts";
import type { AppError } from "#platform/shared/app-error.ts";
import type { ZipPlaces } from "#platform/shared/fields/address/address-rule.ts";
import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";

/** The search index, told of a change before the answer leaves, so that the next page already shows it. */
interface VehicleSearchPort {
  applyNow(tenantId: string, vehicleIds: readonly string[]): Promise<void>;
}

/** The zip code directory with its distances. */
interface ZipPlacesOnMap extends ZipPlaces {
  countyOfZip(zipCode: string): string | undefined;
  place(zipCode: string):
    | {
        readonly state: string;
        readonly city: string;
        readonly latitude: number;
        readonly longitude: number;
      }
    | undefined;
}

/** What lenders answered, for whoever takes an offer. */
interface HeldOffers {
  readonly answers: readonly LenderAnswer[];
  /** Who buys together with the order's buyer, as they applied; null where one person buys. */
  readonly coBuyer: CoBuyerDetails | null;
  /** One offer is accepted: its lender is told, the others are called off. @throws AppError conflict `offer.gone` */
  accept(order: Order, chosen: { readonly lenderId: string; readonly offerId: string }): Promise<void>;
}

/**
 * Who takes applications for credit and knows what lenders answered. Everything happens in the caller's transaction;
 * lenders themselves are asked afterwards. The deal's status moves here while checkout acts, and by `credit` when
 * lenders answer.
 */
export interface CreditPort {
  /** False while nobody takes applications: then no deal with a lender of ours is offered. */
  readonly takesApplications: boolean;
  /**
   * Takes the application for the order as it is priced; the deal is DPEN already.
   * @returns whether the deal has moved on meanwhile, because some lender may not be asked
   * @throws AppError invalid `credit.applicationIncomplete`; conflict `credit.appliesAgain`
   */
  submitApplication(
    trx: TenantTransaction,
    ctx: CheckoutContext,
    input: {
      readonly order: Order;
      readonly forSale: VehicleForSale;
      /** The buyer knows that it is sent anew. */
      readonly appliesAgain?: boolean | undefined;
    },
  ): Promise<{ readonly hasMoved: boolean }>;
  /** What every lender answered to the application that stands, as received. */
  readAnswers(trx: TenantTransaction, ctx: CheckoutContext, order: Order): Promise<readonly LenderAnswer[]>;
  /** The same about somebody's own order by its number, so that it can be asked together with the order. */
  readOwnAnswers(
    trx: TenantTransaction,
    ctx: CheckoutContext,
    own: { readonly orderNumber: string; readonly accountId: string },
  ): Promise<readonly LenderAnswer[]>;
  /** The same for whoever takes an offer, asked behind the order: its application is kept until the transaction ends. */
  holdOffers(
    trx: TenantTransaction,
    ctx: CheckoutContext,
    own: { readonly orderNumber: string; readonly accountId: string },
  ): Promise<HeldOffers>;
  /** The application is over: the buyer declined, withdrew or removed the order, or the offers ran out. Nothing for none. */
  callOff(
    trx: TenantTransaction,
    ctx: CheckoutContext,
    input: { readonly order: Order; readonly why: "declined" | "withdrawn" | "expired" },
  ): Promise<void>;
  /** What lenders still have of an application that the retailer called declined; letters stay owed. Nothing for none. */
  takeBack(trx: TenantTransaction, ctx: CheckoutContext, input: { readonly order: Order }): Promise<void>;
  /** Has the lenders that wait look again, e.g. once a freeze was lifted. Nothing for none. */
  lookAgain(trx: TenantTransaction, ctx: CheckoutContext, order: Order): Promise<void>;
}

/** What an accepted offer means to others, in its own transaction; composition wires it, so that no edge leads back. */
export interface AcceptedOfferNews {
  /** What its lender wants to see is asked for, and who buys together is identified as well. */
  offerAccepted(
    trx: TenantTransaction,
    ctx: CheckoutContext,
    input: {
      readonly order: Order;
      readonly offer: LenderOffer;
      readonly coBuyer: CoBuyerDetails | null;
    },
  ): Promise<void>;
}

/** Who compares people who buy without a lender of ours with the lists that the law names; composition wires it. */
export interface BuyerScreening {
  /** The order was just submitted, in its own transaction. A person may have to look; the buyer goes on meanwhile. */
  orderSubmitted(
    trx: TenantTransaction,
    ctx: CheckoutContext,
    input: {
      readonly orderId: string;
      readonly buyer: { readonly firstName: string; readonly lastName: string };
    },
  ): Promise<void>;
}

/** Who knows what a buyer who pre-qualified was shown for a car; composition wires it. */
export interface PaymentPromises {
  /**
   * Null for everybody who has no result that counts today.
   * @param input.forSale may still be read, together with the result; null without a car
   */
  promisedFor(
    trx: TenantTransaction,
    ctx: CheckoutContext,
    input: {
      readonly accountId: string;
      readonly forSale: VehicleForSale | Promise<VehicleForSale | undefined>;
    },
  ): Promise<PromisedPayments | null>;
}

/** Everything checkout talks to. */
export type CheckoutContext = OrdersContext &
  LendersContext & {
    readonly keys: TenantKeys;
    readonly vehicleSearch: VehicleSearchPort;
    readonly geo: ZipPlacesOnMap;
    readonly newDrafts: NewDrafts;
    readonly credit: CreditPort;
    readonly acceptedOfferNews: AcceptedOfferNews;
    readonly buyerScreening: BuyerScreening;
    readonly promisedPayments: PaymentPromises;
    /** OP-30: 555-01xx numbers pass; true only while the sandbox is on. */
    readonly allowsTestNumbers: boolean;
  };

export interface CreateOrderInput {
  /** VIN or vehicle id. */
  readonly vehicleKey: string;
  readonly dealType: OfferedDealType;
  /** What was chosen in the calculator; what of it is not possible for this car is left out. */
  readonly choices?: DealChoices | undefined;
  /** Whose taxes the first quote shows; the dealer's own zip until the buyer names theirs. */
  readonly zipCode?: string | undefined;
  readonly deliveryOption?: DeliveryOption | undefined;
}

/** One wish for a cart, with whose it is. */
export interface DraftRequest extends CreateOrderInput {
  readonly ctx: CheckoutContext;
  readonly accountId: string;
}

export type DraftOutcome =
  | { readonly kind: "made"; readonly order: OrderView }
  | { readonly kind: "existing"; readonly orderNumber: string }
  | { readonly kind: "refused"; readonly error: AppError }
  | { readonly kind: "lost" };

export type NewDrafts = Batches<DraftRequest, DraftOutcome>;
