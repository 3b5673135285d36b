import { useEffect, useRef } from "react";
import { usePageVisible } from "./use-page-visible.ts";

interface AskAgain {
  /** Milliseconds between two questions while the page is visible; null asks no more by itself. */
  readonly everyMs: number | null;
  /** Asks when the person comes back to the tab, or the connection does, unless the last question is younger than this. Null never. */
  readonly onReturnAfterMs?: number | null;
}

/** Repeats a question of the page, never while the page is hidden. @param ask keeps its identity between renders */
export function useAskAgain(ask: () => void, { everyMs, onReturnAfterMs = null }: AskAgain): void {
  const isVisible = usePageVisible();
  const askedAt = useRef(0);
  useEffect(() => {
    askedAt.current = performance.now();
  }, [ask]);
  useEffect(() => {
    if (everyMs === null || !isVisible) return undefined;
    const timer = setInterval(() => {
      askedAt.current = performance.now();
      ask();
    }, everyMs);
    return () => clearInterval(timer);
  }, [ask, everyMs, isVisible]);
  useEffect(() => {
    if (onReturnAfterMs === null) return undefined;
    const onReturn = () => {
      const isDue = performance.now() - askedAt.current > onReturnAfterMs;
      if (document.visibilityState !== "visible" || !isDue) return;
      askedAt.current = performance.now();
      ask();
    };
    document.addEventListener("visibilitychange", onReturn);
    window.addEventListener("focus", onReturn);
    window.addEventListener("online", onReturn);
    return () => {
      document.removeEventListener("visibilitychange", onReturn);
      window.removeEventListener("focus", onReturn);
      window.removeEventListener("online", onReturn);
    };
  }, [ask, onReturnAfterMs]);
}
