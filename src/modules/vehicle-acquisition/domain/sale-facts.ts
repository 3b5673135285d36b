import type { Cents } from "#platform/shared/money.ts";

/** Money on its way, or where it ended. */
export interface PayoutFact {
  readonly receiver: "LENDER" | "SELLER";
  readonly amountCents: Cents;
  readonly state: "PENDING" | "PAID" | "RETURNED";
}

/** What happened to a sale; everything that is said about it follows from these. */
export interface SaleFacts {
  readonly isCanceled: boolean;
  readonly isPaid: boolean;
  readonly appointment: "BOOKED" | "CANCELED" | "MISSED" | null;
  /** Papers that are asked for. */
  readonly papers: { readonly needed: number; readonly there: number; readonly rejected: number };
  readonly isSigned: boolean;
  /** Null before somebody looked at the car. */
  readonly inspection: {
    /** What the retailer pays after it. */
    readonly amountCents: Cents;
    readonly isDifferent: boolean;
    readonly answer: "ACCEPTED" | "DECLINED" | null;
  } | null;
  /** A loan or lease has to be paid off. */
  readonly needsPayoff: boolean;
  /** The lender's word; null before it. */
  readonly payoffCents: Cents | null;
  readonly isShortfallReceived: boolean;
  readonly hasBankAccount: boolean;
  /** In the order in which they were sent. */
  readonly payouts: readonly PayoutFact[];
}
