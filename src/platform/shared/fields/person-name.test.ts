import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { firstNameSchema, lastNameSchema, middleNameSchema } from "./person-name.ts";

const said = (schema: v.GenericSchema, input: unknown): string | undefined =>
  v.safeParse(schema, input, { abortPipeEarly: true }).issues?.[0].message;

const CHARACTERS = "Use letters only; hyphens, apostrophes and spaces may appear inside the name.";

describe("names (VAL-01 to VAL-03)", () => {
  it.each([
    ["Jo", undefined],
    ["  Mary Ann  ", undefined],
    ["O'Neil", undefined],
    ["O’Neil", undefined],
    ["Anne-Marie", undefined],
    ["Zoë", undefined],
    ["Zoe\u0308", undefined],
    ["J", "First name must be 2 to 15 characters."],
    ["Abcdefghijklmnop", "First name must be 2 to 15 characters."],
    ["", "This field is required."],
    ["   ", "This field is required."],
    [undefined, "This field is required."],
    [7, "This field is required."],
    ["-Ann", CHARACTERS],
    ["Ann-", CHARACTERS],
    ["'Ann", CHARACTERS],
    ["Ann'", CHARACTERS],
    ["Ann2", CHARACTERS],
    ["An_n", CHARACTERS],
    ["An--n", CHARACTERS],
    ["Анна", CHARACTERS],
    ["Ann\nBcc", CHARACTERS],
  ])("says about the first name %j: %s", (input, message) => {
    expect(said(firstNameSchema, input)).toBe(message);
  });

  it("accepts one letter as a middle name and 25 as a last name", () => {
    expect(said(middleNameSchema, "J")).toBeUndefined();
    expect(said(lastNameSchema, "A".repeat(25))).toBeUndefined();
    expect(said(lastNameSchema, "A".repeat(26))).toBe("Last name must be 2 to 25 characters.");
    expect(said(lastNameSchema, "A")).toBe("Last name must be 2 to 25 characters.");
  });

  it("gives back tidy names that it accepts again", () => {
    fc.assert(
      fc.property(fc.string(), (input) => {
        const first = v.safeParse(firstNameSchema, input);
        if (first.success) expect(v.parse(firstNameSchema, first.output)).toBe(first.output);
      }),
    );
  });
});
