import { readEventStream } from "#platform/browser/http/read-event-stream.ts";

/** What following stands on; tests pass their own. */
interface FollowParts {
  readonly open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  readonly onChange: () => void;
  /** True while the server would tell; false while nobody does and polling has to. */
  readonly onLive: (isLive: boolean) => void;
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** In [0, 1): spreads reconnections out. */
  readonly random: () => number;
}

/** Three beats of the server. */
const SILENCE_MS = 45_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** How long to wait after so many failures in a row: doubling to a minute, spread over half of it. */
export function reconnectPause(failures: number, random: number): number {
  const full = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures, 10));
  return Math.round(full * (0.5 + random / 2));
}

/**
 * Keeps one stream of an order open until the signal aborts. A new connection counts as a change, because what happened
 * in between was missed. Never throws: without a stream the tracker polls.
 */
export async function followChanges(parts: FollowParts, signal: AbortSignal): Promise<void> {
  for (let failures = 0, connections = 0; !signal.aborted;) {
    const outcome = await followOnce(parts, signal, connections > 0);
    parts.onLive(false);
    if (outcome.isOpened) {
      connections += 1;
      failures = 0;
    } else failures += 1;
    // Another page of the same person took the place: two would take it from each other for ever.
    if (outcome.reason === "replaced" || signal.aborted) return;
    await parts.pause(outcome.reason === "expired" ? 0 : reconnectPause(failures, parts.random()), signal);
  }
}

interface Outcome {
  readonly isOpened: boolean;
  readonly reason: string | undefined;
}

async function followOnce(parts: FollowParts, signal: AbortSignal, isAgain: boolean): Promise<Outcome> {
  let isOpened = false;
  let reason: string | undefined;
  try {
    await readEventStream(await parts.open(signal), {
      signal,
      silenceMs: SILENCE_MS,
      onEvent: ({ name, data }) => {
        if (name === "ready") {
          isOpened = true;
          parts.onLive(true);
          if (isAgain) parts.onChange();
        }
        if (name === "changed") parts.onChange();
        if (name === "end") reason = (JSON.parse(data) as { reason?: string }).reason;
      },
    });
  } catch {
    // Refused, signed out, offline: the tracker's own call says which, here it only means "not live".
    return { isOpened, reason };
  }
  return { isOpened, reason };
}
