import type { BuyersGuideView } from "#modules/inventory/domain/buyers-guide.ts";
import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import type { OrderParty } from "#modules/orders/domain/order-party.ts";
import type { DealType, OrderSnapshot } from "#modules/orders/domain/order.ts";
import type { TradedCar } from "#modules/orders/domain/traded-car.ts";
import type { CancelRight } from "#modules/worksheet/domain/state-rules/right-to-cancel.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { Signatory } from "./package-document.ts";

/** One numbered clause of a contract. Blank lines separate paragraphs. */
export interface Clause {
  readonly title: string;
  readonly text: string;
}

/** What a payment that comes too late costs. */
export interface LateCharge {
  /** A payment is late when it is more than this many days late. */
  readonly graceDays: number;
  /** Of the payment, e.g. `5`. */
  readonly percent: number;
  readonly mostCents: Cents;
}

/** The quote with what arrived of it before the papers were made (PMT-07). */
export type PaperSnapshot = OrderSnapshot & { readonly depositCents: Cents };

/** What the papers of a deal are made from. */
export interface ContractInput {
  readonly orderNumber: string;
  readonly dealType: DealType;
  readonly snapshot: PaperSnapshot;
  readonly seller: {
    readonly legalName: string;
    readonly phone: string;
    /** Of the rooftop as a dealer; null where the retailer states none. */
    readonly license: string | null;
    /** Who signs for the retailer; null where it names nobody. */
    readonly signatory: Signatory | null;
  };
  readonly buyer: BuyerDraft;
  /** Who buys together with them; null or left out where one person buys. */
  readonly coBuyer?: OrderParty | null;
  /** The traded-in car; null or left out without one, and for orders of the first releases. */
  readonly tradedCar?: TradedCar | null;
  /** What the retailer promises about paying off a traded-in car; left out where papers are made without one. */
  readonly payoffPromise?: {
    /** Calendar days after it took the car; a shorter term of the law counts. */
    readonly days: number;
    /** Who pays what a lender asks on top once its quote ran out. */
    readonly shortfall: "retailer" | "buyer";
  };
  /** What the vehicle's page says of its warranty, as it is today; null for a new vehicle. */
  readonly guide: BuyersGuideView | null;
  /** The plans that were chosen; left out without any. */
  readonly plans?: readonly PlanOnPaper[];
  /** The money-back guarantee that the site promises; null without one. */
  readonly guarantee: { readonly days: number; readonly miles: number | null } | null;
  /** What the law of the dealer's state lets the buyer cancel; null or left out where it gives no such right. */
  readonly cancelRight?: CancelRight | null;
  readonly lateCharge: LateCharge;
  /** The retailer's own clauses; empty where the product's samples stand in for them (OP-17). */
  readonly terms: { readonly installment: readonly Clause[]; readonly lease: readonly Clause[] };
  /** Days as they are printed, e.g. `November 21, 2026`, in the rooftop's zone. */
  readonly dates: { readonly contract: string; readonly firstPayment: string };
}

/** A protection plan as its form prints it; its terms were frozen with the first papers. */
export interface PlanOnPaper {
  readonly kind: "serviceContract" | "gap" | "ancillary";
  readonly label: string;
  readonly administrator: string;
  readonly formId: string;
  readonly priceCents: Cents;
  readonly termMonths: number | null;
  readonly miles: number | null;
  readonly deductibleCents: Cents;
  readonly covers: readonly string[];
  readonly excludes: readonly string[];
  readonly cancellation: {
    readonly freeLookDays: number;
    readonly feeCents: Cents;
    readonly unusedBy: "time" | "lesser";
    readonly takesOffClaims: boolean;
  };
  readonly isSample: boolean;
  /** What it pays back after so many months, without claims. */
  readonly refunds: readonly { readonly months: number; readonly refundCents: Cents }[];
}

/** An order whose figures cannot make a contract; the message is for engineers. */
export class ContractImpossible extends Error {
  override name = "ContractImpossible";
}

/** Full name as the contract prints it. */
export function buyerNameOf({
  firstName = "",
  lastName = "",
}: Pick<BuyerDraft, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}

/** The seller with its address, as every paper prints it: `Legal Name, Rooftop, Street, City, ST 00000`. */
export function sellerOf({
  seller,
  snapshot: { rooftop },
}: Pick<ContractInput, "seller" | "snapshot">): string {
  const place = `${rooftop.city}, ${rooftop.state} ${rooftop.zipCode}`;
  return [seller.legalName, rooftop.name, rooftop.streetAddress, place].filter(Boolean).join(", ");
}
