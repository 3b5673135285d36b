import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CreditReport } from "#modules/credit-bureaus/domain/report/credit-report.ts";
import { checkTransition } from "#platform/shared/transition-table.ts";
import { JOURNEY_STEPS, type JourneyStep } from "../journey-view.ts";
import { isEnd, journeySteps, SESSION_SECONDS, WARN_AFTER_SECONDS } from "./journey-steps.ts";
import { afterAnswers, afterIdentity, afterReport, type NextMove } from "./next-move.ts";

const bureau = { name: "Sample", addressLines: ["1 Main Street"], phone: "8005550150" };
const identified = fc.record({
  outcome: fc.constantFrom("VERIFIED", "QUESTIONS", "NOT_FOUND", "FROZEN", "FAILED"),
  token: fc.option(fc.string({ minLength: 1 })),
  alerts: fc.uniqueArray(fc.constantFrom("FRAUD_ALERT", "ADDRESS_MISMATCH", "DECEASED", "SDN_NEAR")),
  bureau: fc.constant(bureau),
});
const given = fc.record({ address: fc.boolean(), ssn: fc.boolean() });
const report = { alerts: [], outcome: "HIT" } as unknown as CreditReport;

describe("After an identity check", () => {
  it("the number is never asked for before the address, and neither twice", () => {
    fc.assert(
      fc.property(identified, given, (answer, had) => {
        const move = afterIdentity(answer, had);
        if (move.kind !== "ask") return;
        expect(move.asks).toBe(had.address ? "ssn" : "address");
        expect(had[move.asks]).toBe(false);
      }),
    );
  });

  it("nobody is asked forever: every journey ends after the address and the number", () => {
    fc.assert(
      fc.property(fc.array(identified, { minLength: 3, maxLength: 3 }), (answers) => {
        const had = { address: false, ssn: false };
        const moves = answers.map((answer): NextMove => {
          const move = afterIdentity(answer, had);
          if (move.kind === "ask") had[move.asks] = true;
          return move;
        });
        expect(moves.some(({ kind }) => kind !== "ask")).toBe(true);
      }),
    );
  });

  it("a file is read only with a token, and only of somebody who is known", () => {
    fc.assert(
      fc.property(identified, given, (answer, had) => {
        const move = afterIdentity(answer, had);
        const isRead = move.kind === "pull";
        expect(isRead).toBe(answer.outcome === "VERIFIED" && answer.token !== null);
      }),
    );
  });

  it("nothing but a frozen or missing file names its bureau, and nothing is a decline", () => {
    fc.assert(
      fc.property(identified, given, (answer, had) => {
        const move = afterIdentity(answer, had);
        if (move.kind !== "end") return;
        expect(move.step).not.toBe("declined");
        expect(move.bureau !== undefined).toBe(["frozen", "no-file"].includes(move.step));
      }),
    );
  });

  it("whoever is near the list gets the very page of whoever is not recognized", () => {
    const ask = (alerts: readonly string[]) =>
      afterIdentity({ outcome: "FAILED", token: null, alerts, bureau }, { address: true, ssn: true });
    expect(ask([])).toEqual({ kind: "end", step: "failed" });
    expect(ask(["SDN_NEAR"])).toEqual({ kind: "end", step: "failed", isStopped: true });
  });
});

describe("After questions and files", () => {
  it("wrong answers are over for the day, and right ones lead to the file", () => {
    expect(afterAnswers({ outcome: "PASSED", token: "t" })).toEqual({ kind: "pull", token: "t" });
    expect(afterAnswers({ outcome: "FAILED", token: null })).toMatchObject({ isOverForToday: true });
    expect(afterAnswers({ outcome: "PASSED", token: null })).toMatchObject({ step: "failed" });
  });

  it("the file of somebody who is said to be dead decides nothing", () => {
    expect(afterReport(report)).toEqual({ kind: "settle", report });
    expect(afterReport({ ...report, alerts: ["DECEASED"] })).toMatchObject({
      step: "failed",
      isStopped: true,
    });
    expect(afterReport({ ...report, alerts: ["FRAUD_ALERT"] })).toMatchObject({ kind: "settle" });
  });
});

describe("The pages of a journey", () => {
  const step = fc.constantFrom(...JOURNEY_STEPS);

  it("never lead back, nor out of an end", () => {
    const order: JourneyStep[] = ["passcode", "identity", "questions"];
    fc.assert(
      fc.property(step, step, (from, to) => {
        const isOnward = isEnd(to) || order.indexOf(to) > order.indexOf(from);
        const expected = from === to ? "same" : !isEnd(from) && isOnward ? "move" : "refused";
        expect(checkTransition(journeySteps, from, to)).toBe(expected);
      }),
    );
  });

  it("begin with the code, and are over after any walk of at most three moves", () => {
    expect(journeySteps.start).toEqual(["passcode"]);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (wished) => {
        let at: JourneyStep = "passcode";
        let moves = 0;
        for (const to of wished)
          if (checkTransition(journeySteps, at, to) === "move") [at, moves] = [to, moves + 1];
        expect(moves).toBeLessThanOrEqual(3);
      }),
    );
  });

  it("count down 120 seconds after 780 (OP-21)", () => {
    expect([WARN_AFTER_SECONDS, SESSION_SECONDS]).toEqual([780, 900]);
  });
});
