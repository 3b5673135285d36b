import { CAPABILITY_KEY as KEY } from "#modules/personal-pricing/ui/terms/has-personal-terms.ts";

/** `<id>.<secret>`, as the server hands it out. */
const SHAPE = /^[\w-]{1,64}\.[\w-]{20,128}$/u;

const listeners = new Set<() => void>();
/** What a browser with blocked storage keeps until the page is closed. */
let kept: string | null = null;

function changed(): void {
  for (const listener of listeners) listener();
}

function withStorage(use: (storage: Storage) => void): void {
  try {
    use(window.sessionStorage);
  } catch {
    // Blocked by the browser's settings: what is in memory has to do.
  }
}

/**
 * The key to one journey and to its result. It belongs to this tab, says nothing about anybody, and is all that the
 * browser keeps: what was typed is never stored.
 */
export const capability = {
  get: (): string | null => {
    withStorage((storage) => {
      const stored = storage.getItem(KEY);
      kept = stored !== null && SHAPE.test(stored) ? stored : null;
    });
    return kept;
  },
  keep: (value: string): void => {
    kept = value;
    withStorage((storage) => storage.setItem(KEY, value));
    changed();
  },
  forget: (): void => {
    kept = null;
    withStorage((storage) => storage.removeItem(KEY));
    changed();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
