import { millisBetween } from "#platform/shared/time/millis-between.ts";
import type { HistoryEntryView } from "./history-entry-view.ts";

/** What one party told within this time reads as one event. */
const ONE_EVENT_MS = 60_000;

/** Entries of one party that follow each other within a minute, newest first; never empty. */
interface TimelineGroup {
  readonly newest: HistoryEntryView;
  /** What came just before it, newest first. */
  readonly earlier: readonly HistoryEntryView[];
}

/**
 * The timeline as its list shows it: a burst of updates by one party is one item with one time. A minute is counted
 * from the newest entry, so that a long row of updates is not one event.
 * @param entries newest first, as `timeline` answers them
 */
export function groupTimeline(entries: readonly HistoryEntryView[]): TimelineGroup[] {
  const groups: { newest: HistoryEntryView; earlier: HistoryEntryView[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last !== undefined && belongs(last.newest, entry)) last.earlier.push(entry);
    else groups.push({ newest: entry, earlier: [] });
  }
  return groups;
}

function belongs(newest: HistoryEntryView, entry: HistoryEntryView): boolean {
  return newest.actor === entry.actor && millisBetween(newest.at, entry.at) <= ONE_EVENT_MS;
}
