import { describe, expect, test } from "vitest";
import { QUESTIONS } from "#modules/trade-in/domain/questions-data.ts";
import { groupsOf, isAnswered } from "./question-steps.ts";

const nothing = { miles: null, zipCode: null, ownership: null, owedCents: null, answers: {} } as const;

describe("The questions of a trade-in", () => {
  test("are all asked, each once, miles and ownership first", () => {
    const ids = QUESTIONS.map(({ id }) => id);
    const steps = groupsOf(ids).flatMap((group) => group.steps);
    expect(steps.slice(0, 2)).toEqual(["miles", "ownership"]);
    expect(steps.toSorted()).toEqual([...ids, "miles", "ownership"].toSorted());
  });

  test("that a retailer adds come last, and those that it leaves out are not asked", () => {
    const groups = groupsOf(["paint", "hail"]);
    expect(groups.map(({ steps }) => steps)).toEqual([["miles", "ownership"], ["paint"], ["hail"]]);
  });
});

describe("A step is answered", () => {
  test("when miles and zip code are both said", () => {
    expect(isAnswered("miles", { ...nothing, miles: 40_000 })).toBe(false);
    expect(isAnswered("miles", { ...nothing, miles: 40_000, zipCode: "78701" })).toBe(true);
  });

  test("when a loan has its amount; an owned or leased car owes nothing that is asked", () => {
    expect(isAnswered("ownership", { ...nothing, ownership: "FINANCED" })).toBe(false);
    expect(isAnswered("ownership", { ...nothing, ownership: "FINANCED", owedCents: 0 })).toBe(true);
    expect(isAnswered("ownership", { ...nothing, ownership: "LEASED" })).toBe(true);
  });

  test("when one of its answers was chosen", () => {
    expect(isAnswered("keys", nothing)).toBe(false);
    expect(isAnswered("keys", { ...nothing, answers: { keys: "one" } })).toBe(true);
  });
});
