import type { CounterStructure } from "#modules/underwriting/domain/lender-offer.ts";
import type { FinanceTerms, LeaseTerms, PriceLine } from "#modules/orders/domain/order.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import type { DealChanges } from "#modules/deal-drafts/domain/deal-changes.ts";
import type { Worksheet } from "#modules/worksheet/domain/worksheet.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { LenderView } from "./lender-view.ts";

/** Where an application stands, for its buyer. */
export type DecisionState =
  /** No application was submitted. */
  | "none"
  | "waiting"
  | "offers"
  /** Every lender said no. */
  | "declined"
  /** No lender answered in time. */
  | "timed-out"
  /** The buyer declined the offers, or withdrew. */
  | "ended"
  /** Nobody took the offers in time. */
  | "ran-out"
  | "accepted";

/** One offer as a table of consequences (LEND-01). */
export interface OfferView {
  readonly offerId: string;
  readonly lenderName: string;
  /** Needs something shown first, or changes the deal that was asked for. */
  readonly kind: "approved" | "conditional" | "counter";
  /** Codes of `STIPULATION_TEXTS`. */
  readonly stipulations: readonly string[];
  readonly counter: CounterStructure | null;
  /** ISO instant. */
  readonly expiresAt: string;
  readonly lines: readonly PriceLine[];
  readonly amountDueCents: Cents;
  readonly terms: FinanceTerms | LeaseTerms | null;
  readonly worksheet: Worksheet | null;
  /** Everything the buyer pays by the end: what is due at signing and all payments. */
  readonly totalCostCents: Cents;
  /** Sent back when it is accepted. */
  readonly termsDigest: string;
}

/** What the dealer changed about the car while lenders decided. */
export interface SinceApplied {
  /** What it says otherwise of the car, and who sells it, as `carChanges` words it; offers are for the car as it is now. */
  readonly changes: DealChanges;
  /** Lenders decided about another car: no offer of theirs can be accepted. */
  readonly isOtherCar: boolean;
  /** What the car costs today, where that is less than offers count with. */
  readonly lowerPriceCents: Cents | null;
}

/** GET /api/commerce/orders/{orderNumber}/decision. */
export interface DecisionView {
  readonly state: DecisionState;
  readonly order: OrderView;
  /** Null where nothing changed, and in every state but `offers`. */
  readonly since: SinceApplied | null;
  /** Best total first. */
  readonly offers: readonly OfferView[];
  readonly lenders: readonly LenderView[];
}
