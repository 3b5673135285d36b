import type { FactoryOverlap } from "#modules/protection/domain/rating/rated-plan.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { ClosedBecause } from "./sale-window.ts";

export type PurchaseStatus = "open" | "paid" | "closed";

/** A plan that can be bought by itself, with everything that decides; cents. */
export interface OfferedPlan {
  readonly id: string;
  readonly label: string;
  readonly summary: string;
  readonly covers: readonly string[];
  readonly excludes: readonly string[];
  readonly termMonths: number | null;
  readonly miles: number | null;
  readonly deductibleCents: Cents;
  readonly administrator: string;
  readonly priceCents: Cents;
  readonly taxCents: Cents;
  readonly totalCents: Cents;
  readonly overlap: FactoryOverlap | null;
  readonly isSample: boolean;
  readonly consent: { readonly words: string; readonly hash: string };
}

/** A purchase of the caller's; cents. */
export interface PurchaseView {
  readonly purchaseId: string;
  readonly planId: string;
  readonly label: string;
  readonly priceCents: Cents;
  readonly taxCents: Cents;
  readonly totalCents: Cents;
  readonly status: PurchaseStatus;
  /** The last try to pay it. */
  readonly charge: { readonly state: string; readonly display: string; readonly amountCents: Cents } | null;
}

/** GET /api/plan-purchases/{orderNumber}. */
export interface PurchasesView {
  readonly closedBecause: ClosedBecause | null;
  /** Then the buyer says what the odometer shows. */
  readonly isDelivered: boolean;
  readonly miles: number;
  readonly plans: readonly OfferedPlan[];
  readonly purchases: readonly PurchaseView[];
}
