import { DAY_MS } from "#platform/shared/time/durations.ts";
import { PASSWORD_LIMITS } from "./limits-data.ts";

/** Wrong passwords for one e-mail address, one known device or one session. Instants in epoch milliseconds. */
export interface FailureCount {
  /** In a row and close together. */
  readonly failures: number;
  /** In a row, however far apart; only a right password or a reset ends it. */
  readonly consecutive: number;
  readonly lastFailedAt: number;
  readonly lockedUntil: number | null;
  /** The first of the last day's; null before there was one. */
  readonly dayBeganAt: number | null;
  /** Since then; a right password does not take them back. */
  readonly dayFailures: number;
}

/** AUTH-25: whether password sign-in is refused, and for how long; `reset` means until the password is reset. */
export type Lock =
  | { readonly kind: "open" | "reset" }
  | { readonly kind: "locked"; readonly waitSeconds: number };

export function lockOf(count: FailureCount | undefined, now: number): Lock {
  if (count === undefined) return { kind: "open" };
  if (count.consecutive >= PASSWORD_LIMITS.resetRequiredAfter) return { kind: "reset" };
  const until = Math.max(count.lockedUntil ?? 0, dayEndOf(count));
  return now >= until ? { kind: "open" } : { kind: "locked", waitSeconds: Math.ceil((until - now) / 1000) };
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
  const day = afterFailureOfDay(count, now);
  return { failures, consecutive: (count?.consecutive ?? 0) + 1, lastFailedAt: now, lockedUntil, ...day };
}

/** The count after a right password: what the day has seen stays, so that guesses in between add up. */
export function afterSuccess(count: FailureCount): FailureCount {
  return { ...count, failures: 0, consecutive: 0, lockedUntil: null };
}

/** When a day that has seen too much is over; 0 for any other. */
function dayEndOf({ dayBeganAt, dayFailures }: FailureCount): number {
  return dayBeganAt !== null && dayFailures >= PASSWORD_LIMITS.failuresPerDay ? dayBeganAt + DAY_MS : 0;
}

function afterFailureOfDay(count: FailureCount | undefined, now: number) {
  const began = count?.dayBeganAt;
  if (began == null || now - began >= DAY_MS) return { dayBeganAt: now, dayFailures: 1 };
  return { dayBeganAt: began, dayFailures: count!.dayFailures + 1 };
}
