/** IDV-04, OP-36: both repeat every 30 seconds. */
const REPEAT_MS = 30_000;
const LONGEST_MS = 300_000;
/** OP-36: so many failed loads are repeated at that pace; from then on people may ask themselves. */
const STEADY_FAILURES = 3;

interface PollFacts {
  /** Failed loads in a row; 0 after a success. */
  readonly failures: number;
  readonly isFailing: boolean;
  /** Something outside is being waited for, e.g. a link on a phone (IDV-04). */
  readonly isWaiting: boolean;
  /** The server tells of changes by itself. */
  readonly isLive: boolean;
}

/**
 * Milliseconds until the tracker is asked again by itself; null never. Failures back off after the third, and a page
 * nobody tells of changes asks for itself.
 */
export function pollPause({ failures, isFailing, isWaiting, isLive }: PollFacts): number | null {
  if (isFailing) return Math.min(LONGEST_MS, REPEAT_MS * 2 ** Math.max(0, failures - STEADY_FAILURES));
  return isWaiting || !isLive ? REPEAT_MS : null;
}
