import { english } from "#platform/shared/texts/text.ts";
import type { OrderHistoryEntry } from "../order-history.ts";

/** What the history of an order says when the lender whose offer it is made of takes that back, and gives it again. */
export const OFFER_TAKEN_BACK = english("Your lender took its offer back.");
export const OFFER_STANDS_AGAIN = english("Your lender gave its offer again.");

/** The order is made of an offer that its lender no longer stands behind. @param history oldest first */
export function isOfferTakenBack(history: readonly Pick<OrderHistoryEntry, "reason">[]): boolean {
  const said = history.findLast(({ reason }) => reason === OFFER_TAKEN_BACK || reason === OFFER_STANDS_AGAIN);
  return said?.reason === OFFER_TAKEN_BACK;
}
