import type { OrderHistoryEntry } from "#modules/orders/domain/order-history.ts";
import { english } from "#platform/shared/texts/text.ts";

/** In the order's history, where offers ended that nobody took. */
export const OFFERS_RAN_OUT = english("Offers expired");

/** True when the application ended by itself, not by the buyer's wish. */
export function didRunOut(history: readonly OrderHistoryEntry[]): boolean {
  return history.findLast(({ dealStatus }) => dealStatus === "UDEC")?.reason === OFFERS_RAN_OUT;
}
