import { expect, test } from "vitest";
import { areMet, needsOf, type HasClass } from "./selector-needs.ts";

const couldMatch = (selector: string, has: HasClass) => areMet(needsOf(selector), has);

test("A selector could match unless it needs a class that is not there", () => {
  expect(couldMatch(".a>.b:not(.c)::before", (name) => name !== "c")).toBe(true);
  expect(couldMatch(":is(:where(.a),.b .c)", (name) => name === "c")).toBe(false);
});
