import type { TransitionTable } from "#platform/shared/transition-table.ts";
import type { JourneyStep } from "../journey-view.ts";

/** Seconds of silence before the dialog, and those that it counts down (OP-21). */
export const WARN_AFTER_SECONDS = 780;
const COUNTDOWN_SECONDS = 120;
export const SESSION_SECONDS = WARN_AFTER_SECONDS + COUNTDOWN_SECONDS;

/** OP-24: so long questions may be answered. */
export const ANSWER_SECONDS = 120;

const ENDS = ["result", "declined", "frozen", "no-file", "failed", "unavailable", "expired"] as const;
type JourneyEnd = (typeof ENDS)[number];

/** OP-24: where somebody may get from each page. An end leads nowhere: whoever tries again begins anew. */
export const journeySteps: TransitionTable<JourneyStep> = {
  name: "prequalification",
  start: ["passcode"],
  moves: {
    passcode: ["identity", "questions", ...ENDS],
    identity: ["questions", ...ENDS],
    questions: ENDS,
    result: [],
    declined: [],
    frozen: [],
    "no-file": [],
    failed: [],
    unavailable: [],
    expired: [],
  },
};

/** Nothing more is asked, and what was typed is gone. */
export function isEnd(step: JourneyStep): step is JourneyEnd {
  return (ENDS as readonly JourneyStep[]).includes(step);
}
