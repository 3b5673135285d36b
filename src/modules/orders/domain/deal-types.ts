import type { DealType } from "./order.ts";

/** What sets one deal type apart from the others. */
interface Deal {
  /** Steps of the tracker that come after all others, in the list's order. */
  readonly stepsLast: readonly string[];
}

const DEALS: Readonly<Record<DealType, Deal>> = {
  // OP-04: for a cash deal payment is appended, so it comes last (TRK-18).
  Cash: { stepsLast: ["PAYMENT_DETAILS"] },
  Finance: { stepsLast: [] },
  Lease: { stepsLast: [] },
};

/** Ids of the steps that this deal type does last (TRK-17, TRK-18). */
export function stepsLast(dealType: DealType): readonly string[] {
  return DEALS[dealType].stepsLast;
}
