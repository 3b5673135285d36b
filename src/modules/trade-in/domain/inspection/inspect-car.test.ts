import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { ConditionAnswers } from "../condition/condition-question.ts";
import { QUESTIONS } from "../questions-data.ts";
import { tradeInSettings } from "../settings-schema.ts";
import { inspectCar } from "./inspect-car.ts";
import { inspectionTermsOf } from "./inspection-terms.ts";

const settings = v.parse(v.object(tradeInSettings.config), {}).tradeIn;
const best: ConditionAnswers = Object.fromEntries(QUESTIONS.map(({ id, answers }) => [id, answers[0]!.id]));
const terms = inspectionTermsOf(settings, { miles: 40_000, answers: best });
const found = (answers: ConditionAnswers, miles = 40_000) => inspectCar(terms, 1_500_000, { miles, answers });

describe("An inspection", () => {
  test("that finds what was told changes nothing", () => {
    expect(found({})).toEqual({ kind: "as-promised" });
    expect(found(best)).toEqual({ kind: "as-promised" });
  });

  test("takes off what was printed for the answer that it found", () => {
    expect(found({ keys: "one", glass: "crack" })).toEqual({
      kind: "different",
      lines: [
        { code: "keys", told: "two", found: "one", amountCents: -25_000 },
        { code: "glass", told: "whole", found: "crack", amountCents: -35_000 },
      ],
      amountCents: 1_440_000,
    });
  });

  test.each([
    [39_000, 1_500_000],
    [40_500, 1_500_000],
    [40_501, 1_499_980],
    [41_500, 1_480_000],
  ])("with %i miles instead of 40,000 leaves %i cents", (miles, left) => {
    const inspected = found({}, miles);
    expect(inspected.kind === "different" ? inspected.amountCents : 1_500_000).toBe(left);
  });

  test("lets a better answer set off a worse one, and never pays more than was promised", () => {
    const worse = inspectionTermsOf(settings, { miles: 40_000, answers: { ...best, keys: "one" } });
    const of = (answers: ConditionAnswers) => inspectCar(worse, 1_500_000, { miles: 40_000, answers });
    expect(of({ keys: "two" })).toEqual({ kind: "as-promised" });
    expect(of({ keys: "two", glass: "crack" })).toMatchObject({ kind: "different", amountCents: 1_490_000 });
  });

  test("of a car that nothing was printed for finds no amount at all", () => {
    expect(found({ title: "rebuilt", glass: "crack" })).toEqual({
      kind: "not-as-offered",
      questions: ["title"],
    });
  });

  test("refuses complaints that the offer does not list, by field", () => {
    expect(found({ color: "ugly", keys: "three", glass: "crack" })).toEqual({
      kind: "unlisted",
      fields: ["answers.color", "answers.keys"],
    });
  });

  test("never takes off more than the whole offer", () => {
    const inspected = inspectCar(terms, 10_000, { miles: 40_000, answers: { keys: "one" } });
    expect(inspected).toMatchObject({ kind: "different", amountCents: 0 });
  });
});

const anyAnswers = fc.record(
  Object.fromEntries(
    QUESTIONS.map(({ id, answers }) => [id, fc.constantFrom(...answers.map((one) => one.id))]),
  ),
);

test("whatever is found, the amount moves by printed deductions and printed miles only", () => {
  fc.assert(
    fc.property(
      anyAnswers,
      anyAnswers,
      fc.integer({ min: 1, max: 999_998 }),
      fc.integer({ min: 50_000, max: 9_000_000 }),
      (told, answers, miles, promised) => {
        const printed = inspectionTermsOf(settings, { miles: 60_000, answers: told });
        const inspected = inspectCar(printed, promised, { miles, answers });
        if (inspected.kind !== "different") return;
        const off = (id: string, all: ConditionAnswers) => printed.deductions[`${id}.${all[id]}`] ?? 0;
        const byAnswers = QUESTIONS.reduce((sum, { id }) => sum + off(id, told) - off(id, answers), 0);
        const byMiles = Math.max(0, miles - 60_500) * printed.centsPerMile;
        expect(inspected.amountCents).toBe(Math.max(0, promised + byAnswers - byMiles));
        expect(inspected.amountCents).toBeLessThan(promised);
      },
    ),
  );
});
