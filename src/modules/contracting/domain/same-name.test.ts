import { describe, expect, it } from "vitest";
import { areInitialsOf, initialsOf, isSameName } from "./same-name.ts";

describe("The typed signature", () => {
  it.each([
    ["Ada Lovelace", true],
    ["  ada   LOVELACE ", true],
    ["Ada", false],
    ["Ada Lovelace Jr", false],
    ["", false],
  ])("'%s': %s", (typed, expected) => {
    expect(isSameName(typed, "Ada Lovelace")).toBe(expected);
  });
});

describe("Initials", () => {
  it.each([
    ["Ada Lovelace", "AL"],
    ["Łucja D'Ångström", "ŁDÅ"],
    ["Mary-Ann de la Cruz", "MADLC"],
  ])("of %s are %s", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it.each([
    ["al", "Ada Lovelace", true],
    ["A. L.", "Ada Lovelace", true],
    ["A", "Ada Lovelace", false],
    ["LA", "Ada Lovelace", false],
    ["mc", "Mary-Ann de la Cruz", true],
    ["", "Ada Lovelace", false],
  ])("'%s' for %s: %s", (typed, name, expected) => {
    expect(areInitialsOf(typed, name)).toBe(expected);
  });
});
