import { TYPING_PAUSE_MS } from "#platform/browser/forms/typing-pause.ts";

let waiting: (() => void) | undefined;

/**
 * Browsers refuse an address that changes with every step of a slider: it is written after a pause, or when somebody needs it.
 * @returns what takes it back
 */
export function writeAfterPause(write: () => void): () => void {
  waiting = write;
  const timer = setTimeout(settleAddress, TYPING_PAUSE_MS);
  return () => {
    clearTimeout(timer);
    if (waiting === write) waiting = undefined;
  };
}

/** For whoever is about to read the page's address: what was chosen within the pause is in it now. */
export function settleAddress(): void {
  const write = waiting;
  waiting = undefined;
  write?.();
}
