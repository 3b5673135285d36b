import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALL_STEP_IDS } from "#tests/support/all-steps.ts";
import { STEP_STATUSES, type StepStatus } from "#modules/order-steps/domain/step-status.ts";
import { activeStep, canOpenStep, type StepState } from "./active-step.ts";
import { landingStep, stepForVisit } from "./landing-step.ts";

const LETTERS: Readonly<Record<string, StepStatus>> = {
  C: "COMPLETED",
  R: "READY",
  I: "IN_PROGRESS",
  A: "NEEDS_ATTENTION",
  N: "NOT_READY",
};
/** `CCRNNN`: one letter a step, in the required order. */
const steps = (letters: string): readonly StepState[] =>
  Array.from(letters).map((letter, index) => ({ step: ALL_STEP_IDS[index]!, status: LETTERS[letter]! }));
const [INS = "", ID = "", DOC = "", SIGN = "", PAY = "", DLV = ""] = ALL_STEP_IDS;

describe("The active step (TRK-20, OP-07)", () => {
  it.each([
    ["RRRNNN", INS],
    ["CRRNNN", ID],
    ["CIRNNN", ID],
    ["CARNNN", ID],
    ["CCCRNN", SIGN],
    ["CCCNNN", DOC],
    ["NNRNNN", DOC],
    ["CCCCRR", PAY],
    ["CCCCCC", DLV],
    ["CCCCNC", DLV],
    ["NCNNNN", ID],
    ["NNNNNN", null],
    ["", null],
  ])("of %s is %s", (letters, expected) => {
    expect(activeStep(steps(letters))).toBe(expected);
  });
});

describe("Where an unknown path lands (TRK-10, OP-07)", () => {
  it.each([
    ["RRRNNN", INS],
    ["CRRNNN", ID],
    ["CCARNN", DOC],
    ["CCNRNN", SIGN],
    ["NCNNRN", PAY],
    ["CCCNNN", DOC],
    ["CCCCCC", DLV],
    ["NNNNNN", ID],
    ["", ID],
  ])("with %s: %s", (letters, expected) => {
    expect(landingStep(steps(letters))).toBe(expected);
  });
});

describe("A direct visit (TRK-11)", () => {
  it.each([
    ["CRRNNN", DOC, DOC],
    ["CRRNNN", INS, INS],
    ["CRRNNN", SIGN, ID],
    ["CRRNNN", DLV, ID],
    ["CCC", PAY, DOC],
  ])("%s, wanting %s, opens %s", (letters, wanted, expected) => {
    expect(stepForVisit(steps(letters), wanted)).toBe(expected);
  });

  it("opens everything but NOT_READY", () => {
    expect(STEP_STATUSES.filter((status) => !canOpenStep(status))).toEqual(["NOT_READY"]);
  });

  it("never opens a step that is shut", () => {
    const anySteps = fc
      .array(fc.constantFrom(...Object.keys(LETTERS)), { maxLength: 6 })
      .map((letters) => steps(letters.join("")));
    fc.assert(
      fc.property(anySteps, fc.constantFrom(...ALL_STEP_IDS), (states, wanted) => {
        const opened = states.find(({ step }) => step === stepForVisit(states, wanted));
        const isOpen = opened !== undefined && canOpenStep(opened.status);
        expect(isOpen || states.every(({ status }) => status === "NOT_READY")).toBe(true);
        const active = activeStep(states);
        if (active !== null) expect(landingStep(states)).toBe(active);
      }),
    );
  });
});
