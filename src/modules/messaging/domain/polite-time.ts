import { addDays } from "#platform/shared/time/civil-date.ts";
import { instantOfLocalTime, localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { STATES_OF_ZONES } from "./zones-of-states-data.ts";

/** The first minute of a day in which people are written to without having asked, and the one that is too late. */
const POLITE = { from: 9 * 60, to: 20 * 60 };

/** Of the fifty states: where somebody may live of whom nobody knows. */
const ALL_STATES = STATES_OF_ZONES.flatMap(([zone]) =>
  /^America\/Puerto|^Pacific\/(?:G|P)/u.test(zone) ? [] : [zone],
);

/** Nobody gets a text at night. @param minutes since midnight */
export function isPoliteTime(minutes: number): boolean {
  return minutes >= POLITE.from && minutes < POLITE.to;
}

/**
 * When a text that nobody waits for may leave: now, or in the morning. A state with two zones is in both, and who may live
 * anywhere lives everywhere.
 * @param now milliseconds since 1970
 * @param state two letters; null where nobody knows
 */
export function politeFrom(now: number, state: string | null): number {
  const zones = zonesOf(state);
  let at = now;
  for (;;) {
    const later = Math.max(...zones.map((zone) => politeIn(at, zone)));
    // Nine in the west is before eight in the evening in the east.
    if (later === at) return at;
    at = later;
  }
}

function zonesOf(state: string | null): readonly string[] {
  const found = STATES_OF_ZONES.filter(
    ([, states]) => state !== null && states.split(" ").includes(state.toUpperCase()),
  );
  return found.length > 0 ? found.map(([zone]) => zone) : ALL_STATES;
}

function politeIn(at: number, zone: string): number {
  const { date, minutes } = localTimeOf(at, zone);
  if (isPoliteTime(minutes)) return at;
  const morning = minutes < POLITE.from ? date : addDays(date, 1);
  return instantOfLocalTime({ date: morning, minutes: POLITE.from }, zone);
}

/** Who does something now is awake; everybody else is texted by day where they live, also when somebody who buys with them does it. */
export function unlessAwake(
  { actor }: { readonly actor: { readonly kind: string; readonly signer?: unknown } },
  state: string | null = null,
): { readonly byDayIn?: string | null } {
  const isAwake = actor.kind === "account" || actor.kind === "order-capability";
  return isAwake && actor.signer === undefined ? {} : { byDayIn: state };
}
