import { PASSWORD_LIMITS } from "./limits-data.ts";

/** Wrong passwords for one e-mail address. Instants in epoch milliseconds. */
export interface FailureCount {
  /** In a row and close together. */
  readonly failures: number;
  /** In a row, however far apart; only a right password or a reset ends it. */
  readonly consecutive: number;
  readonly lastFailedAt: number;
  readonly lockedUntil: number | null;
}

/** AUTH-25: whether password sign-in is refused, and for how long; `reset` means until the password is reset. */
export type Lock =
  | { readonly kind: "open" | "reset" }
  | { readonly kind: "locked"; readonly waitSeconds: number };

export function lockOf(count: FailureCount | undefined, now: number): Lock {
  if (count === undefined) return { kind: "open" };
  if (count.consecutive >= PASSWORD_LIMITS.resetRequiredAfter) return { kind: "reset" };
  if (count.lockedUntil === null || now >= count.lockedUntil) return { kind: "open" };
  return { kind: "locked", waitSeconds: Math.ceil((count.lockedUntil - now) / 1000) };
}

/** The count after one more wrong password; `allowed` of them in a row lock. */
export function afterFailure(
  count: FailureCount | undefined,
  now: number,
  allowed: number = PASSWORD_LIMITS.failures,
): FailureCount {
  const { forgetAfterSeconds, lockSeconds } = PASSWORD_LIMITS;
  const series = count !== undefined && now - count.lastFailedAt < forgetAfterSeconds * 1000;
  const ended = count?.lockedUntil != null && now >= count.lockedUntil;
  const failures = series && !ended ? count.failures + 1 : 1;
  const lockedUntil = failures >= allowed ? now + lockSeconds * 1000 : null;
  return { failures, consecutive: (count?.consecutive ?? 0) + 1, lastFailedAt: now, lockedUntil };
}
