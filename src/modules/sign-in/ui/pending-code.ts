import { useSyncExternalStore } from "react";

/** What the code is for; `confirmed` waits for none any more, only for the password. */
export type CodePurpose = (typeof PURPOSES)[number];
const PURPOSES = ["sign-up", "passcode", "reset", "confirmed"] as const;

/** A code that was sent from this tab; what the next screen needs of the one before. */
export interface PendingCode {
  readonly purpose: CodePurpose;
  readonly email: string;
  /** Epoch milliseconds by this browser's clock: when another code may be asked for. */
  readonly resendAt: number;
  /** The server allows one more request (MSG-20). */
  readonly oneRequestLeft?: boolean | undefined;
  /** Only in memory, never in a storage or an address: gone with a reload. */
  readonly password?: string | undefined;
}

const KEY = "fc.pending-code";
const listeners = new Set<() => void>();
let inMemory: PendingCode | undefined;

export function rememberCode(pending: PendingCode): void {
  inMemory = pending;
  const { password: _memoryOnly, ...kept } = pending;
  withStorage((storage) => storage.setItem(KEY, JSON.stringify(kept)));
  for (const listener of listeners) listener();
}

export function forgetCode(): void {
  inMemory = undefined;
  withStorage((storage) => storage.removeItem(KEY));
  for (const listener of listeners) listener();
}

/** The code that this tab waits for, or undefined: also on the server and during hydration. */
export function usePendingCode(...purposes: readonly CodePurpose[]): PendingCode | undefined {
  const pending = useSyncExternalStore(subscribe, recall, () => undefined);
  return pending !== undefined && purposes.includes(pending.purpose) ? pending : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function recall(): PendingCode | undefined {
  if (inMemory === undefined) {
    withStorage((storage) => {
      inMemory = readPending(storage.getItem(KEY));
    });
  }
  return inMemory;
}

function readPending(stored: string | null): PendingCode | undefined {
  if (stored === null) return undefined;
  try {
    const { purpose, email, resendAt, oneRequestLeft } = JSON.parse(stored) as Partial<PendingCode>;
    if (!isPurpose(purpose) || typeof email !== "string" || typeof resendAt !== "number") return undefined;
    return { purpose, email, resendAt, oneRequestLeft };
  } catch {
    // Somebody else wrote there: as if nothing had been sent.
    return undefined;
  }
}

function isPurpose(value: unknown): value is CodePurpose {
  return PURPOSES.some((purpose) => purpose === value);
}

function withStorage(use: (storage: Storage) => void): void {
  try {
    use(window.sessionStorage);
  } catch {
    // Blocked by the browser's settings: what is in memory has to do.
  }
}
