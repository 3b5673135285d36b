import { useEffect, useState } from "react";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { pause } from "#platform/browser/data/pause.ts";
import { followChanges } from "./follow-changes.ts";

/** Several steps may move at once: one look for all of them. */
const GATHER_MS = 120;

/** Calls back soon after the order changed, while the page is in view. True while the server would tell. */
export function useLiveUpdates(input: {
  readonly orderNumber: string;
  /** False before the tracker was read, and while nobody sees the page. */
  readonly isOn: boolean;
  readonly onChange: () => void;
}): boolean {
  const { orderNumber, isOn, onChange } = input;
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const abort = new AbortController();
    let soon: ReturnType<typeof setTimeout> | undefined;
    const gather = (): void => {
      clearTimeout(soon);
      soon = setTimeout(onChange, GATHER_MS);
    };
    const path = `/api/progress/${encodeURIComponent(orderNumber)}/events`;
    void followChanges(
      {
        open: (signal) => apiClient.stream(path, { signal }),
        onChange: gather,
        onLive: (live) => !abort.signal.aborted && setLive(live),
        pause,
        random: Math.random,
      },
      abort.signal,
    );
    return () => {
      clearTimeout(soon);
      abort.abort();
      setLive(false);
    };
  }, [orderNumber, isOn, onChange]);
  return isLive;
}
