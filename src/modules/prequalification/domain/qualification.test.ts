import fc from "fast-check";
import { expect, it } from "vitest";
import {
  QUALIFICATION_STATES,
  type QualificationEvent,
  type QualificationState,
  qualificationAfter,
} from "./qualification.ts";

const EVENTS = [
  "started",
  "approved",
  "declined",
  "retailerDeclined",
  "applicationPrefilled",
  "profileCompleted",
  "expired",
  "restarted",
] as const satisfies readonly QualificationEvent[];

/** Table H as the requirements have it. */
const TABLE_H = [
  "not_started to mq_incompleted",
  "mq_incompleted to mq_approved",
  "mq_incompleted to mq_declined",
  "mq_incompleted to retailer_declined",
  "mq_approved to mf_completed",
  "mq_approved to mq_approved_expired",
  "mf_completed to oneview_completed",
  "mf_completed to mq_approved_expired",
  "oneview_completed to mq_approved_expired",
  "mq_approved_expired to mq_incompleted",
  "mq_declined to mq_incompleted",
  "retailer_declined to mq_incompleted",
];

it("a qualification moves as table H says, and in no other way", () => {
  const moves = QUALIFICATION_STATES.flatMap((from) =>
    EVENTS.flatMap((event) => {
      const to = qualificationAfter(from, event);
      return to === null || to === from ? [] : [`${from} to ${to}`];
    }),
  );
  expect(moves.toSorted()).toEqual(TABLE_H.toSorted());
});

it("nobody is approved but out of a journey, whatever happens in which order", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 40 }), (events) => {
      let state: QualificationState = "not_started";
      for (const event of events) {
        const next = qualificationAfter(state, event);
        if (next === "mq_approved") expect(state).toBe("mq_incompleted");
        state = next ?? state;
      }
      expect(QUALIFICATION_STATES).toContain(state);
    }),
  );
});
