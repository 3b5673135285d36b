const KEY = "fc.pending-action";
const MINUTES = 30;

interface PendingAction {
  readonly kind: string;
  readonly key: string;
  /** Path and question of the page that has to finish it. */
  readonly address: string;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** Where the person is, as a path to come back to. */
export function here(): string {
  const { pathname, search } = window.location;
  return `${pathname}${search}`;
}

/** Keeps what somebody wanted to do on this page until they come back to it signed in (ROLE-03). */
export function rememberAction({ kind, key }: { readonly kind: string; readonly key: string }): void {
  const action: PendingAction = { kind, key, address: here(), until: Date.now() + MINUTES * 60_000 };
  withStorage((storage) => storage.setItem(KEY, JSON.stringify(action)));
}

/** What was to be done here, once; undefined when there is nothing, or when it is too long ago. */
export function takeAction(kind: string): string | undefined {
  let key: string | undefined;
  withStorage((storage) => {
    const action = readAction(storage.getItem(KEY));
    if (action?.kind !== kind || action.address !== here()) return;
    storage.removeItem(KEY);
    if (Date.now() < action.until) key = action.key;
  });
  return key;
}

function readAction(stored: string | null): PendingAction | undefined {
  if (stored === null) return undefined;
  try {
    const { kind, key, address, until } = JSON.parse(stored) as Partial<PendingAction>;
    const texts = [kind, key, address];
    if (!texts.every((text) => typeof text === "string") || typeof until !== "number") return undefined;
    return { kind: String(kind), key: String(key), address: String(address), until };
  } catch {
    // Somebody else wrote there: nothing is pending.
    return undefined;
  }
}

function withStorage(use: (storage: Storage) => void): void {
  try {
    use(window.sessionStorage);
  } catch {
    // Blocked by the browser's settings: the action is forgotten when the page is left.
  }
}
