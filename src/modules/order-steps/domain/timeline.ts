import { millisBetween } from "#platform/shared/time/millis-between.ts";
import type { HistoryEntryView } from "./history-entry-view.ts";

/** One act writes to order, deal and step one after the other, so its entries are some milliseconds apart. */
const ONE_ACT_MS = 10_000;

/**
 * The history as people read it, newest first: what one act did to order, deal and step is told once, and moves without
 * words are not told at all.
 */
export function timeline(history: readonly HistoryEntryView[]): HistoryEntryView[] {
  const told: HistoryEntryView[] = [];
  for (const entry of history) {
    if (entry.reason === "") continue;
    const ofThisAct = told.filter(({ at }) => millisBetween(entry.at, at) <= ONE_ACT_MS);
    if (ofThisAct.some(({ reason }) => reason === entry.reason)) continue;
    if (isDelivered(entry) && ofThisAct.some(isHandedOver)) continue;
    const delivered = isHandedOver(entry) ? ofThisAct.find(isDelivered) : undefined;
    if (delivered === undefined) told.push(entry);
    else told.splice(told.indexOf(delivered), 1, entry);
  }
  return told.toReversed();
}

/** The order's word for what its appointment tells better: pickups are not delivered. */
const isDelivered = ({ subject, orderStatus }: HistoryEntryView): boolean =>
  subject === "order" && orderStatus === "DELIVERED";

const isHandedOver = ({ subject, status }: HistoryEntryView): boolean =>
  subject === "delivery" && status === "COMPLETED";
