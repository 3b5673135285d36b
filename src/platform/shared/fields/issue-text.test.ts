import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { REQUIRED } from "./field-messages.ts";
import { issueText } from "./issue-text.ts";

const told = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map((issue) => [v.getDotPath(issue), issueText(issue)]);

describe("what is wrong with a field", () => {
  test.each<[string, v.GenericSchema, unknown, string]>([
    ["is missing", v.object({ a: v.string() }), {}, REQUIRED],
    ["is null", v.object({ a: v.string() }), { a: null }, REQUIRED],
    ["is nobody's", v.strictObject({}), { a: 1 }, "Unknown field."],
    ["is no text", v.object({ a: v.string(REQUIRED) }), { a: 5 }, "Enter text."],
    ["is no number", v.object({ a: v.number() }), { a: "5" }, "Enter a number."],
    ["is no yes or no", v.object({ a: v.boolean() }), { a: "yes" }, "Choose yes or no."],
    ["is not offered", v.object({ a: v.picklist(["x"]) }), { a: "y" }, "Choose one of the offered values."],
    ["is not the version", v.object({ a: v.literal(1) }), { a: 2 }, "Choose one of the offered values."],
    ["has a form", v.object({ a: v.pipe(v.string(), v.regex(/^x$/u)) }), { a: "q" }, "Enter a valid value."],
    ["is long", v.object({ a: v.pipe(v.string(), v.maxLength(1)) }), { a: "qq" }, "This is too long."],
    ["is empty", v.object({ a: v.pipe(v.string(), v.nonEmpty()) }), { a: "" }, REQUIRED],
    ["has its own words", v.object({ a: v.picklist(["x"], "Select a state.") }), { a: 1 }, "Select a state."],
  ])("that %s", (_, schema, input, text) => {
    expect(told(schema, input)).toEqual([["a", text]]);
  });

  test("of a date and a time that are not there asks for them (table M)", () => {
    const slot = v.object({ date: v.string(), hour: v.number() });
    expect(told(v.object({ slot }), { slot: {} })).toEqual([
      ["slot.date", "Select a date."],
      ["slot.hour", "Select a time."],
    ]);
    expect(told(v.object({ slot }), {})).toEqual([["slot", "Select a date."]]);
  });

  test("that is no object at all says so", () => {
    for (const input of [null, 7, "text"])
      expect(told(v.object({ a: v.string() }), input)).toEqual([[null, "Send one JSON object."]]);
  });
});
