import { useSyncExternalStore } from "react";

/** What the confirmation page needs of the sign-up before it. */
export interface PendingSignUp {
  readonly email: string;
  /** Only in memory, never in a storage or an address: gone with a reload. */
  readonly password?: string;
}

const KEY = "fc.pending-sign-up";
let inMemory: PendingSignUp | undefined;

export function rememberSignUp(pending: PendingSignUp): void {
  inMemory = pending;
  write((storage) => storage.setItem(KEY, pending.email));
}

/** The sign-up that waits for its code in this tab; the same object as long as it is the same sign-up. */
export function recallSignUp(): PendingSignUp | undefined {
  if (inMemory !== undefined) return inMemory;
  let email: string | null = null;
  write((storage) => {
    email = storage.getItem(KEY);
  });
  if (email !== null) inMemory = { email };
  return inMemory;
}

/** Undefined on the server and during hydration. */
export function usePendingSignUp(): PendingSignUp | undefined {
  return useSyncExternalStore(neverChanges, recallSignUp, () => undefined);
}

/** It changes only on the way from page to page. */
const neverChanges = () => () => {};

export function forgetSignUp(): void {
  inMemory = undefined;
  write((storage) => storage.removeItem(KEY));
}

function write(use: (storage: Storage) => void): void {
  try {
    use(window.sessionStorage);
  } catch {
    // Blocked by the browser's settings: what is in memory has to do.
  }
}
