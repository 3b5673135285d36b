import * as v from "valibot";
import type { RefundTerms } from "#modules/protection/domain/refund/plan-refund.ts";
import type { Cents } from "#platform/shared/money.ts";
import {
  CANCEL_REASONS,
  type CancellationStatus,
  type PayoutStatus,
  type PayoutWay,
  type PlanStatus,
  type RefundTo,
} from "./contract-status.ts";

/** POST …/quotes: what the odometer says today, and why. */
export const quoteBody = v.strictObject({
  odometerMiles: v.pipe(
    v.number("Enter the miles on the odometer."),
    v.integer("Enter whole miles."),
    v.minValue(0, "Enter the miles on the odometer."),
    v.maxValue(999_999, "Enter at most 999,999 miles."),
  ),
  reason: v.picklist(CANCEL_REASONS, "Choose why you're canceling."),
});

/** POST …/cancellation: the figures that were read. */
export const confirmBody = v.strictObject({
  quoteId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
});

export const contractParams = v.object({
  orderNumber: v.pipe(v.string(), v.maxLength(64)),
  contractId: v.pipe(v.string(), v.maxLength(64)),
});

/** A quote as the buyer reads it; cents. */
export interface CancellationView {
  readonly quoteId: string;
  readonly status: CancellationStatus;
  readonly onDate: string;
  readonly odometerMiles: number;
  readonly refundCents: Cents;
  readonly feeCents: Cents;
  readonly claimsCents: Cents;
  readonly isFull: boolean;
  readonly refundTo: RefundTo;
  /** The lender's name; null for the buyer. */
  readonly payee: string | null;
  readonly cancellationNumber: string | null;
  /** ISO date; null until everything is paid. */
  readonly paidOn: string | null;
  /** The ways on which it goes out, oldest first; empty until the plan has ended. */
  readonly payouts: readonly PayoutView[];
}

/** One way on which a refund goes to somebody; cents. */
interface PayoutView {
  readonly way: PayoutWay;
  readonly paidTo: RefundTo;
  /** The lender's name, or the card or account; null for a transfer to the buyer. */
  readonly payee: string | null;
  readonly amountCents: Cents;
  readonly status: PayoutStatus;
  /** ISO date of the last change. */
  readonly movedOn: string;
}

/** A plan of an order as its buyer sees it. */
export interface PlanView {
  readonly contractId: string;
  readonly label: string;
  readonly status: PlanStatus;
  readonly contractNumber: string | null;
  /** The administrator sent its own contract, which can be opened. */
  readonly hasPaper: boolean;
  readonly administrator: string;
  readonly priceCents: Cents;
  readonly termMonths: number | null;
  readonly miles: number | null;
  readonly deductibleCents: Cents;
  /** ISO date; null until both have signed. */
  readonly soldOn: string | null;
  readonly startMiles: number | null;
  /** What any day's refund follows from; null until both have signed. */
  readonly refund: RefundTerms | null;
  /** The car is with its buyer and the plan in force. */
  readonly canCancel: boolean;
  readonly cancellation: CancellationView | null;
  readonly isSample: boolean;
  /** A purchase of its own, after the order. */
  readonly isBoughtLater: boolean;
}

export interface PlansView {
  readonly plans: readonly PlanView[];
  readonly refundTo: RefundTo;
  readonly payee: string | null;
  /** ISO date at the rooftop. */
  readonly today: string;
}
