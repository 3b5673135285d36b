/** Wrong passwords in a row for one e-mail address. Instants in epoch milliseconds. */
export interface FailureCount {
  readonly failures: number;
  readonly lastFailedAt: number;
  readonly lockedUntil: number | null;
}

/** OP-22: five wrong passwords lock. Until a password reset exists the lock also ends by itself. */
export const MAX_FAILURES = 5;
export const LOCK_SECONDS = 900;
/** Failures this far apart are not one series. */
export const FORGET_AFTER_SECONDS = 900;

/** AUTH-25: true while password sign-in is refused. */
export function isLocked(count: FailureCount | undefined, now: number): boolean {
  return count?.lockedUntil != null && now < count.lockedUntil;
}

/** The count after one more wrong password. */
export function afterFailure(count: FailureCount | undefined, now: number): FailureCount {
  const series = count !== undefined && now - count.lastFailedAt < FORGET_AFTER_SECONDS * 1000;
  const ended = count?.lockedUntil != null && now >= count.lockedUntil;
  const failures = series && !ended ? count.failures + 1 : 1;
  const lockedUntil = failures >= MAX_FAILURES ? now + LOCK_SECONDS * 1000 : null;
  return { failures, lastFailedAt: now, lockedUntil };
}
