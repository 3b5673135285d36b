import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { QUESTIONS } from "../questions-data.ts";
import type { ConditionAnswers } from "../condition/condition-question.ts";
import { fitValues } from "#modules/trade-in-valuation/domain/fit-values.ts";
import { figureOffer } from "./figure-offer.ts";
import type { OfferTerms } from "./offer-terms.ts";

const table = fitValues(
  Array.from({ length: 80 }, (_, i) => ({
    id: `VIN${i}`,
    make: "Honda",
    model: "Odyssey",
    trim: "EX",
    bodyClass: "minivan",
    ageYears: i % 9,
    miles: 3_000 + ((i * 1_777) % 110_000),
    priceCents: Math.round(3_400_000 * 0.88 ** (i % 9) * (1 - ((i * 1_777) % 110_000) / 500_000)),
    grade: null,
  })),
  "2026-11-25",
);
const terms: OfferTerms = {
  marginThousandths: 60,
  smallestMarginCents: 50_000,
  transportCents: 15_000,
  deductions: {},
  maximumAgeYears: 15,
  maximumMiles: 180_000,
  smallestOfferCents: 50_000,
  incentiveCents: 0,
};
const best: ConditionAnswers = Object.fromEntries(QUESTIONS.map(({ id, answers }) => [id, answers[0]!.id]));
const car = {
  make: "Honda",
  model: "Odyssey",
  trim: "EX",
  bodyClass: "minivan",
  ageYears: 3,
  miles: 41_000,
};
const offer = (change: { answers?: ConditionAnswers; isLeased?: boolean; car?: Partial<typeof car> } = {}) =>
  figureOffer(table, terms, {
    car: { ...car, ...change.car },
    isLeased: change.isLeased ?? false,
    answers: { ...best, ...change.answers },
    questions: QUESTIONS,
  });

describe("An offer", () => {
  test("is the sum of its lines, in whole dollars, and says what it rests on", () => {
    const made = offer();
    if (made.kind !== "offer") throw new Error("no offer was made");
    expect(made.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(made.amountCents);
    expect(made.amountCents % 100).toBe(0);
    expect(made.basis).toEqual({ count: 80, fittedOn: "2026-11-25" });
    expect(made.lines.map(({ code }) => code)).toEqual([
      "comparable",
      "mileage",
      "grade",
      "transport",
      "margin",
    ]);
    expect(made.band!.lowCents).toBeLessThan(made.band!.highCents);
  });

  test("adds the retailer's bonus as a line of its own, after the margin", () => {
    const made = figureOffer(
      table,
      { ...terms, incentiveCents: 50_000 },
      { car, isLeased: false, answers: best, questions: QUESTIONS },
    );
    const before = offer();
    if (made.kind !== "offer" || before.kind !== "offer") throw new Error("no offer was made");
    expect(made.amountCents - before.amountCents).toBe(50_000);
    expect(made.lines.at(-1)).toMatchObject({ code: "incentive", amountCents: 50_000 });
  });

  test("takes off what the retailer says instead of the product's amount", () => {
    const answers = { ...best, keys: "one" };
    const made = figureOffer(
      table,
      { ...terms, deductions: { "keys.one": 400 } },
      { car, isLeased: false, answers, questions: QUESTIONS },
    );
    expect(made.kind === "offer" && made.lines.find(({ code }) => code === "deduction")).toMatchObject({
      amountCents: -40_000,
      values: { question: "keys", answer: "one" },
    });
  });
});

describe("Nobody is made an offer at once", () => {
  test.each([
    ["without prices of a single car", null, "too-few-cars"],
    ["for a model with too few cars", { car: { model: "Pilot" } }, "too-few-cars"],
    ["for a salvage title", { answers: { title: "rebuilt" } }, "answers"],
    ["for a leased car", { isLeased: true }, "leased"],
    ["for a very old car", { car: { ageYears: 22 } }, "too-old"],
    ["for very many miles", { car: { miles: 240_000 } }, "too-many-miles"],
  ] as const)("%s", (_, change, reason) => {
    const made =
      change === null
        ? figureOffer(null, terms, { car, isLeased: false, answers: best, questions: QUESTIONS })
        : offer(change);
    expect(made).toMatchObject({ kind: "review" });
    expect(made.kind === "review" && made.reasons).toContain(reason);
  });

  test("when the arithmetic leaves next to nothing", () => {
    const made = figureOffer(
      table,
      { ...terms, smallestOfferCents: 9_000_000 },
      { car, isLeased: false, answers: best, questions: QUESTIONS },
    );
    expect(made).toEqual({ kind: "review", reasons: ["below-smallest-offer"] });
  });
});

const anyAnswers = fc.record(
  Object.fromEntries(
    QUESTIONS.map(({ id, answers }) => [
      id,
      fc.constantFrom(...answers.filter(({ needsReview }) => needsReview !== true).map((one) => one.id)),
    ]),
  ),
);

test("lines of any offer add up, and a worse answer never raises it", () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...QUESTIONS), (answers, question) => {
      const made = offer({ answers });
      const first = question.answers[0]!;
      const better = offer({ answers: { ...answers, [question.id]: first.id } });
      if (made.kind !== "offer" || better.kind !== "offer") return;
      expect(made.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(made.amountCents);
      expect(made.amountCents).toBeLessThanOrEqual(better.amountCents);
    }),
  );
});
