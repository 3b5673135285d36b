import { SESSION_SECONDS, WARN_AFTER_SECONDS } from "../../domain/journey/journey-steps.ts";
import type { JourneyView } from "../../domain/journey-view.ts";

/** Until when something typed waits, in epoch milliseconds of this device's clock. */
export interface JourneyDeadline {
  readonly warnAt: number;
  readonly endAt: number;
}

/** An instant of the server on this device's clock, which may be wrong. */
export function deviceTime(instant: string, view: Pick<JourneyView, "now">): number {
  return Date.now() + (Date.parse(instant) - Date.parse(view.now));
}

/** The deadline of an answer that just came. */
export function deadlineOf(view: JourneyView): JourneyDeadline {
  return { warnAt: deviceTime(view.warnAt, view), endAt: deviceTime(view.expiresAt, view) };
}

/** The deadline of a form nobody has sent yet, from now on (OP-21). */
function deadlineFromNow(): JourneyDeadline {
  return { warnAt: Date.now() + WARN_AFTER_SECONDS * 1000, endAt: Date.now() + SESSION_SECONDS * 1000 };
}

/** How long an answer was on its way is no new deadline. */
export function steadyDeadline(before: JourneyDeadline | null, fresh: JourneyDeadline): JourneyDeadline {
  return before !== null && Math.abs(fresh.endAt - before.endAt) < 3_000 ? before : fresh;
}

/** Not with every key: whoever types moves the end once in a while. */
export function laterDeadline(before: JourneyDeadline | null): JourneyDeadline {
  const fresh = deadlineFromNow();
  return before !== null && fresh.endAt - before.endAt < 10_000 ? before : fresh;
}
