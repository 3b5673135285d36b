import { personalSearch } from "./personal-search.ts";
import type { Text } from "#platform/shared/texts/text.ts";

/** Shorter than anybody notices, longer than the time between two steps of a slider. */
const PAUSE_MS = 120;
const whole = new Intl.NumberFormat("en-US");

/** Event on the document that tells how many vehicles the moved filters would leave; `detail` is the number. */
const LIVE_COUNT_EVENT = "search:count";

let timer: ReturnType<typeof setTimeout> | undefined;
let running: AbortController | undefined;

interface LiveCountInput {
  /** Where the number is shown; a live region that keeps its height. */
  readonly output: HTMLElement | null;
  /** Query string of the search as the controls say it now. */
  readonly search: string;
  readonly t: Text;
}

/**
 * Says how many vehicles a filter would leave while it is being moved, without loading them. The last call wins:
 * it takes back what earlier ones have asked for.
 */
export function showLiveCount({ output, search, t }: LiveCountInput): void {
  clearTimeout(timer);
  running?.abort();
  const asked = new AbortController();
  running = asked;
  timer = setTimeout(() => {
    void countOf(search, asked.signal).then((total) => {
      if (total === undefined || asked.signal.aborted) return;
      if (output !== null) output.textContent = countText(t, total);
      document.dispatchEvent(new CustomEvent(LIVE_COUNT_EVENT, { detail: total }));
    });
  }, PAUSE_MS);
}

/** Nothing is being moved any more; a number on its way would come too late. */
export function endLiveCount(): void {
  clearTimeout(timer);
  running?.abort();
}

function countText(t: Text, total: number): string {
  return t("{total} {count:car matches|cars match}", { count: total, total: whole.format(total) });
}

async function countOf(search: string, signal: AbortSignal): Promise<number | undefined> {
  try {
    const personal = search.includes("payment") ? personalSearch.get() : null;
    if (personal !== null) return (await personal(search, signal)).total;
    const response = await fetch(`/public/inventory/count?${search}`, { signal });
    if (!response.ok) return undefined;
    const { total } = (await response.json()) as { total: number };
    return total;
  } catch {
    // Taken back, or offline: letting go of the slider loads the results, or says that it cannot.
    return undefined;
  }
}
