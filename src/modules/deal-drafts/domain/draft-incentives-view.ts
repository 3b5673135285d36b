import type { IncentiveView } from "#modules/incentives/domain/incentive-view.ts";
import type { IncentivePreference } from "#modules/incentives/domain/incentive-choices.ts";
import type { EndedIncentive } from "#modules/incentives/domain/order-incentives.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import type { Cents } from "#platform/shared/money.ts";

/** One lawful way to use the programs of a deal, with what it comes to. */
export interface IncentiveWayView {
  readonly isChosen: boolean;
  /** Titles of what counts: a special rate first, then money. */
  readonly titles: readonly string[];
  /** Percent a year of a special rate; null without one. */
  readonly apr: number | null;
  readonly cashCents: Cents;
  /** Null for cash. */
  readonly monthlyPaymentCents: Cents | null;
  /** Everything paid by the end of the time for which the buyer means to keep the loan. */
  readonly costCents: Cents;
}

/** The programs of a draft's car, and how they count in it (PROT-05, PROT-06). */
export interface DraftIncentivesView {
  readonly order: OrderView;
  readonly programs: readonly (IncentiveView & {
    readonly isCounted: boolean;
    readonly isClaimed: boolean;
  })[];
  /** Compared to the cent; fewer than two where there is nothing to choose. */
  readonly ways: readonly IncentiveWayView[];
  readonly preference: IncentivePreference;
  /** Null keeps the loan to its end. */
  readonly horizonMonths: number | null;
  /** Null for cash. */
  readonly termMonths: number | null;
  readonly ended: readonly EndedIncentive[];
}
