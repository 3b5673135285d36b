import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { anyLetter } from "#tests/support/any-letter.ts";
import { checkEmailChanged, checkEmailConfirmation, emailSchema } from "./email.ts";

const said = (input: unknown): string | undefined =>
  v.safeParse(emailSchema, input, { abortPipeEarly: true }).issues?.[0].message;
const INVALID = "Enter a valid email address.";

describe("email (VAL-04, VAL-05)", () => {
  it.each([
    ["ann@example.com", undefined],
    ["  ann@example.com ", undefined],
    ["a@b.co", undefined],
    ["ann.lee_2-x@mail.example.com", undefined],
    [`${"a".repeat(48)}@example.com`, undefined],
    [`${"a".repeat(49)}@example.com`, INVALID],
    ["", "This field is required."],
    [null, "This field is required."],
    ["ann+cars@example.com", "Email addresses with a plus sign are not accepted."],
    ["ann", INVALID],
    ["ann@localhost", INVALID],
    [".ann@example.com", INVALID],
    ["ann.@example.com", INVALID],
    ["a..n@example.com", INVALID],
    ["ann@example..com", INVALID],
    ["ann@-example.com", INVALID],
    ["ann@example.c", INVALID],
    ["ann@exa mple.com", INVALID],
    ["ann@example.com\r\nBcc: all@example.com", INVALID],
  ])("says about %j: %s", (input, message) => {
    expect(said(input)).toBe(message);
  });

  it("never lets a line break or a space through", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyLetter }), (noise) => {
        const parsed = v.safeParse(emailSchema, `${noise}@example.com`);
        if (parsed.success) expect(parsed.output).not.toMatch(/[\s<>,;:]/u);
      }),
    );
  });

  it("compares addresses without their case", () => {
    expect(checkEmailConfirmation("A@b.co", "a@B.co ")).toBeUndefined();
    expect(checkEmailConfirmation("a@b.co", "c@b.co")).toBe("Email addresses do not match.");
    expect(checkEmailChanged("A@b.co", "a@b.co")).toBe("Enter an email different from your current one.");
    expect(checkEmailChanged("n@b.co", "a@b.co")).toBeUndefined();
  });
});
