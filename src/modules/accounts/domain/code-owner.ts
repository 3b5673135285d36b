/** Who asked for a code, by keyed hashes. */
export interface CodeOwner {
  /** The browser's cookie; undefined without one. */
  readonly browser: string | undefined;
  readonly network: string;
  /** The browser signed in to this account before. */
  readonly isKnownDevice: boolean;
}

/** Wrong tries at a code by somebody who did not ask for it. */
export const STRANGER_ATTEMPTS = 1;

/**
 * True when the limits of a code are the caller's: it was asked for by this browser, or by this network. What a
 * known device asks for is its own alone, and its own alone limits it (decision 0198).
 */
export function isOwnCode(code: CodeOwner, caller: CodeOwner): boolean {
  if (code.browser !== undefined && code.browser === caller.browser) return true;
  return !code.isKnownDevice && !caller.isKnownDevice && code.network === caller.network;
}

/** True when a code counts towards the caller's day: known devices have days of their own, all others share one. */
export function isOfDay(code: CodeOwner, caller: CodeOwner): boolean {
  return caller.isKnownDevice ? isOwnCode(code, caller) : !code.isKnownDevice;
}
