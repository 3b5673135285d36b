import { expect, it } from "vitest";
import { meaningOfCode } from "./envelope-code.ts";

it.each([
  ["200200", "offer"],
  ["200422", "too-many-miles"],
  ["200404", "not-eligible"],
  ["400001", "misconfigured"],
  ["400099", "misconfigured"],
  ["400100", "unreadable"],
  ["500000", "unreadable"],
  ["2002000", "unreadable"],
  ["", "unreadable"],
])("the code %s means %s", (code, meaning) => {
  expect(meaningOfCode(code)).toBe(meaning);
});
