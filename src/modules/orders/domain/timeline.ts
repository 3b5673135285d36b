import type { HistoryEntryView } from "./order-view.ts";

/**
 * The history as people read it, newest first: what one act did to order, deal and step in the same moment is told once,
 * and moves without words are not told at all.
 */
export function timeline(history: readonly HistoryEntryView[]): HistoryEntryView[] {
  const told: HistoryEntryView[] = [];
  for (const entry of history) {
    if (entry.reason === "") continue;
    const isTold = told.some(({ at, reason }) => at === entry.at && reason === entry.reason);
    if (!isTold) told.push(entry);
  }
  return told.toReversed();
}
