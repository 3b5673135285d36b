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

  it.each(["Zoë-Ann O’Brien", "Zoe-Ann O'Brien", "zoë-ann o'brien "])(
    "may be typed as phones type it: %s",
    (typed) => {
      expect(isSameName(typed, "Zoë-Ann O'Brien")).toBe(true);
    },
  );
});

describe("Initials", () => {
  it.each([
    ["Ada Lovelace", "AL"],
    ["Łucja D'Ångström", "ŁD"],
    ["Zoë-Ann O'Brien", "ZO"],
    ["Mary-Ann de la Cruz", "MDLC"],
  ])("of %s are %s", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it.each([
    ["al", "Ada Lovelace", true],
    ["A. L.", "Ada Lovelace", true],
    ["A", "Ada Lovelace", false],
    ["LA", "Ada Lovelace", false],
    ["mc", "Mary-Ann de la Cruz", true],
    ["ZO", "Zoë-Ann O'Brien", true],
    ["ZB", "Zoë-Ann O'Brien", true],
    ["Z.A.O.B.", "Zoë-Ann O'Brien", true],
    ["OZ", "Zoë-Ann O'Brien", false],
    ["", "Ada Lovelace", false],
  ])("'%s' for %s: %s", (typed, name, expected) => {
    expect(areInitialsOf(typed, name)).toBe(expected);
  });
});
