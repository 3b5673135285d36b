import type { TransitionTable } from "#platform/shared/transition-table.ts";

/** PQ-06, table H: how far somebody's qualification is. */
export const QUALIFICATION_STATES = [
  "not_started",
  "mq_incompleted",
  "retailer_declined",
  "mq_declined",
  "mq_approved",
  "mq_approved_expired",
  "mf_completed",
  "oneview_completed",
] as const;
export type QualificationState = (typeof QUALIFICATION_STATES)[number];

/** What happens to a qualification; each leads somewhere or is refused. */
export type QualificationEvent =
  | "started"
  | "approved"
  | "declined"
  | "retailerDeclined"
  | "applicationPrefilled"
  | "profileCompleted"
  | "expired"
  | "restarted";

const TABLE: Readonly<Record<QualificationState, Partial<Record<QualificationEvent, QualificationState>>>> = {
  not_started: { started: "mq_incompleted" },
  mq_incompleted: {
    started: "mq_incompleted",
    approved: "mq_approved",
    declined: "mq_declined",
    retailerDeclined: "retailer_declined",
  },
  mq_approved: { applicationPrefilled: "mf_completed", expired: "mq_approved_expired" },
  mf_completed: { profileCompleted: "oneview_completed", expired: "mq_approved_expired" },
  oneview_completed: { expired: "mq_approved_expired" },
  mq_approved_expired: { restarted: "mq_incompleted" },
  mq_declined: { restarted: "mq_incompleted" },
  retailer_declined: { restarted: "mq_incompleted" },
};

/** Table H; null where the table has no such way on (409 `state.transitionNotAllowed`, OP-06). */
export function qualificationAfter(
  state: QualificationState,
  event: QualificationEvent,
): QualificationState | null {
  return TABLE[state][event] ?? null;
}

/** The same as a drawing has it: where each state may lead, whatever happens. */
export const qualificationTransitions: TransitionTable<QualificationState> = {
  name: "qualification",
  start: ["not_started"],
  moves: Object.fromEntries(
    QUALIFICATION_STATES.map((state) => [
      state,
      [...new Set(Object.values(TABLE[state]))].filter((to) => to !== state),
    ]),
  ) as unknown as TransitionTable<QualificationState>["moves"],
};
