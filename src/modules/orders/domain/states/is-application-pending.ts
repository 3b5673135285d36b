import type { DealStatus } from "../order.ts";

/** From the submitted application until the accepted offer is an order (table D). */
export const PENDING: readonly DealStatus[] = ["DPEN", "APEN", "LTIM", "LNSEL", "LSEL", "UACC"];

/** True while lenders decide or an offer waits: nothing that they decided by may change. */
export function isApplicationPending(status: DealStatus): boolean {
  return PENDING.includes(status);
}

/** Ended without a loan or lease: what was chosen may be chosen anew (LDEC, UDEC to CSAV). */
export function isApplicationOver(status: DealStatus): boolean {
  return status === "LDEC" || status === "UDEC";
}
