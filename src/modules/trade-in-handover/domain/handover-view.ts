import type { Cents } from "#platform/shared/money.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import type { AmendedLine } from "./amend-deal.ts";
import type { HandoverStatus } from "./handover-status.ts";
import type { PayoffShortfallRule } from "./payoff-difference.ts";

/** One way to settle a difference, as a worksheet beside the signed one. */
export interface Choice {
  readonly lines: readonly AmendedLine[];
  /** Due on top of what was signed. Negative: the contract itself would have to change. */
  readonly differenceCents: Cents;
}

/** What is still owed on the car, and what became of it. */
export interface PayoffView {
  /** Owed to a leasing company, which sells the car. */
  readonly isLease: boolean;
  readonly countedCents: Cents;
  readonly isEstimate: boolean;
  /** Who pays what a lender asks on top. */
  readonly shortfallRule: PayoffShortfallRule;
  /** Days after the handover; the law's where it has some. */
  readonly days: number;
  readonly law: string | null;
  /** Last day of the lender's quote, and what each day after it adds; null without a quote. */
  readonly goodThrough: CivilDate | null;
  readonly perDiemCents: Cents;
  /** Null before the handover. */
  readonly dueOn: CivilDate | null;
  readonly paid: {
    readonly amountCents: Cents;
    readonly on: CivilDate;
    readonly reference: string | null;
    /** More (positive) or less than was counted, and who pays more. */
    readonly differenceCents: Cents;
    readonly paidBy: PayoffShortfallRule | null;
  } | null;
  readonly releasedOn: CivilDate | null;
}

/** What turned out different, in English texts; `ask` is null for the odometer, whose answers are miles. */
export interface DifferentAnswer {
  readonly ask: string | null;
  readonly told: string;
  readonly found: string;
  readonly amountCents: Cents;
}

/** What may change the amount, as it was printed; English texts. */
export interface PrintedTerms {
  readonly miles: number;
  readonly freeMiles: number;
  readonly centsPerMile: Cents;
  readonly questions: readonly {
    readonly ask: string;
    /** What the owner said. */
    readonly told: string;
    /** Other answers that take something off. */
    readonly others: readonly { readonly label: string; readonly amountCents: Cents }[];
  }[];
}

/** The traded car of an order as its buyer sees it. */
export interface HandoverView {
  readonly orderNumber: string;
  readonly car: string;
  readonly promisedCents: Cents;
  /** Null before the inspection. */
  readonly status: HandoverStatus | null;
  readonly isCanceled: boolean;
  /** What was printed with the offer; null where nothing was. */
  readonly terms: PrintedTerms | null;
  readonly inspection: {
    readonly miles: number;
    readonly lines: readonly DifferentAnswer[];
    /** Answers that nothing was printed for. */
    readonly notOffered: readonly { readonly ask: string; readonly found: string }[];
  } | null;
  /** After a difference; null where nothing changed. */
  readonly amendedCents: Cents | null;
  readonly accept: Choice | null;
  readonly keep: Choice | null;
  readonly payoff: PayoffView | null;
}

/** What the calls answer; null for an order without a trade-in. */
export interface HandoverAnswer {
  readonly handover: HandoverView | null;
}
