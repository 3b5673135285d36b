/** UI-02. */
export const ALERT_PASSES_AFTER_MS = 10_000;

/** Whether an alert only confirms: what went wrong, what somebody has to know and what holds a button stays. */
export function passesBy(type: string, hasAction: boolean): boolean {
  return (type === "success" || type === "resent") && !hasAction;
}

/**
 * Hides what nobody looks at any more; whoever points at it or has the focus in it keeps it for as long again.
 * @returns stops it
 */
export function hideUnwatched(isWatched: () => boolean, hide: () => void, afterMs: number): () => void {
  const timer = setInterval(() => {
    if (!isWatched()) hide();
  }, afterMs);
  return () => clearInterval(timer);
}
