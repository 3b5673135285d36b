import { expect, test } from "vitest";
import { answersTyped } from "./trade-in-found.ts";

test("Typed answers become the answers of an inspection", () => {
  expect(answersTyped("")).toEqual({});
  expect(answersTyped(" keys=one, glass = crack ,")).toEqual({ keys: "one", glass: "crack" });
  expect(answersTyped("ugly")).toEqual({ ugly: "" });
});
