/** Probes in a row that take a region out, and the time they have to fall into. */
const LEAVE_AFTER_FAILURES = 3;
const LEAVE_WITHIN_SECONDS = 30;
/** Probes of several processes that fall together are one look at the region. */
const TOGETHER_SECONDS = 5;
/** How long a region has to answer before people are sent home. */
const RETURN_AFTER_SECONDS = 300;

/** How the home region does. Instants in epoch milliseconds. */
export interface RegionHealth {
  /** Failed probes since the last good one, within the window. */
  readonly failedAt: readonly number[];
  readonly down: boolean;
  /** Since when it answers again while it counts as down. */
  readonly healthySince: number | null;
}

export const HEALTHY: RegionHealth = { failedAt: [], down: false, healthySince: null };

/** The health after one more probe: quick to leave, slow to return, so that nobody is sent back and forth. */
export function afterProbe(health: RegionHealth, answered: boolean, now: number): RegionHealth {
  if (!health.down) {
    if (answered) return health.failedAt.length === 0 ? health : HEALTHY;
    const last = health.failedAt.at(-1);
    if (last !== undefined && now - last < TOGETHER_SECONDS * 1000) return health;
    const failedAt = [...health.failedAt, now].filter((at) => now - at <= LEAVE_WITHIN_SECONDS * 1000);
    const down = failedAt.length >= LEAVE_AFTER_FAILURES;
    return down ? { failedAt: [], down, healthySince: null } : { ...health, failedAt };
  }
  if (!answered) return { failedAt: [], down: true, healthySince: null };
  const healthySince = health.healthySince ?? now;
  return now - healthySince >= RETURN_AFTER_SECONDS * 1000
    ? HEALTHY
    : { failedAt: [], down: true, healthySince };
}
