/** A value that several parts of a page share, made for `useSyncExternalStore`. */
interface ValueStore<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** Tells of every change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Keep it in a module of the browser; on the server nobody may set it, because all requests would share it. */
export function createValueStore<T>(first: T): ValueStore<T> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set: (next) => {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
