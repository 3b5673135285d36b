import type { Clock } from "#platform/server/context/clock.ts";

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  advance(step: {
    milliseconds?: number;
    seconds?: number;
    minutes?: number;
    hours?: number;
    days?: number;
  }): void;
  set(iso: string): void;
}

/** A Wednesday morning in the dealer's zones. */
const START = "2026-06-10T15:00:00.000Z";

export function fakeClock(start: string = START): FakeClock {
  let milliseconds = Date.parse(start);
  return {
    now: () => new Date(milliseconds),
    advance({ milliseconds: ms = 0, seconds = 0, minutes = 0, hours = 0, days = 0 }) {
      milliseconds += ms + 1000 * (seconds + 60 * (minutes + 60 * (hours + 24 * days)));
    },
    set(iso) {
      milliseconds = Date.parse(iso);
    },
  };
}
