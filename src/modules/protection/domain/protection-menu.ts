import type { DealType } from "#modules/orders/domain/order.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import type { RatedPlan, RefusedPlan } from "./rating/rated-plan.ts";

/** Payment and totals with or without plans; the monthly part is null for cash. */
export interface MenuPayment {
  readonly monthlyCents: Cents | null;
  /** All payments and what is due at signing; for cash the price. */
  readonly totalCents: Cents;
  readonly dueAtSigningCents: Cents;
  /** Null for cash and leases. */
  readonly amountFinancedCents: Cents | null;
  readonly termMonths: number | null;
}

/** A plan on the menu: never chosen by itself. */
export interface MenuPlan extends RatedPlan {
  /** What it adds to each payment, alone; null for cash. */
  readonly monthlyCents: Cents | null;
  /** What it costs over the whole term with tax and interest; its price and tax for cash. */
  readonly totalCostCents: Cents;
  readonly isChosen: boolean;
  /** What a buyer agrees to, word by word, and its hash, which comes back with the choice. */
  readonly consent: { readonly words: string; readonly hash: string };
}

export interface MenuProduct {
  readonly id: string;
  readonly code: string;
  readonly kind: RatedPlan["kind"];
  readonly name: string;
  readonly summary: string;
  readonly description: string | null;
  readonly covers: readonly string[];
  readonly excludes: readonly string[];
  readonly packageType: RatedPlan["packageType"];
  readonly administrator: string;
  /** Products that cover the same and cannot be had with it. */
  readonly notWith: readonly string[];
  readonly isSample: boolean;
  /** Cheapest first; empty where all were refused. */
  readonly plans: readonly MenuPlan[];
}

/** A plan that was chosen and is no part of the deal any longer. */
export type FellAwayPlan = RefusedPlan;

/** PROT-04, PROT-05: what is offered for a car and a deal; the payment without plans comes first. */
export interface ProtectionMenu {
  readonly dealType: DealType;
  /** Two letters: where the buyer registers the car. */
  readonly state: string;
  readonly saleDate: CivilDate;
  readonly products: readonly MenuProduct[];
  readonly refused: readonly RefusedPlan[];
  /** Null where the deal itself is not possible. */
  readonly without: MenuPayment | null;
  /** The same as `without` while nothing is chosen. */
  readonly with: MenuPayment | null;
  readonly chosen: readonly string[];
  /** For the GAP page: cents of the buyer's own loan and car; null for cash and leases. */
  readonly gap: { readonly loanCents: Cents; readonly valueCents: Cents } | null;
}

/** The menu of an order or draft. */
export interface OrderProtectionView extends ProtectionMenu {
  readonly orderNumber: string;
  /** False once the order is submitted: then it is a record. */
  readonly isOpen: boolean;
  /** Null until the buyer chose or declined. */
  readonly answeredAt: string | null;
  /** Labels of what was offered when the buyer answered and was not taken. */
  readonly declined: readonly { readonly id: string; readonly label: string; readonly priceCents: Cents }[];
  readonly fellAway: readonly FellAwayPlan[];
  /** Consents to what is chosen, newest last. ISO instants. */
  readonly consents: readonly {
    readonly planId: string;
    readonly label: string;
    readonly priceCents: Cents;
    readonly monthlyCents: Cents | null;
    readonly words: string;
    readonly at: string;
  }[];
}
