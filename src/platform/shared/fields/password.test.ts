import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { brokenPasswordRules, checkPasswordConfirmation, newPasswordSchema } from "./password.ts";
import { verificationCodeSchema } from "./verification-code.ts";
import { zipCodeSchema } from "./address/zip-code.ts";

const keys = (password: string): string[] => brokenPasswordRules(password).map((rule) => rule.key);

describe("password (VAL-17, VAL-30)", () => {
  it.each([
    ["Aa1!aaaa", []],
    ["", ["length", "lowercase", "uppercase", "number", "special"]],
    ["aa1!aaaa", ["uppercase"]],
    ["AA1!AAAA", ["lowercase"]],
    ["Aab!aaaa", ["number"]],
    ["Aa1aaaaa", ["special"]],
    ["Aa1 aaaa", ["special"]],
    ["Aa1!", ["length"]],
    ["aaaa", ["length", "uppercase", "number", "special"]],
  ])("lists everything wrong with %j: %j", (password, broken) => {
    expect(keys(password)).toEqual(broken);
  });

  it("reports every broken rule in one go, with the wording of table M", () => {
    const messages = v.safeParse(newPasswordSchema, "aaaa").issues?.map((issue) => issue.message);
    expect(messages).toEqual([
      "At least 8 characters",
      "One uppercase letter",
      "One number",
      "One special character",
    ]);
  });

  it("never changes a password it accepts", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (noise) => {
        const password = `${noise}Aa1!aaaa `;
        expect(v.parse(newPasswordSchema, password)).toBe(password);
      }),
    );
  });

  it("refuses more than 128 characters and a different confirmation", () => {
    expect(v.safeParse(newPasswordSchema, `Aa1!${"a".repeat(124)}`).success).toBe(true);
    expect(v.safeParse(newPasswordSchema, `Aa1!${"a".repeat(125)}`).success).toBe(false);
    expect(checkPasswordConfirmation("Aa1!aaaa", "Aa1!aaab")).toBe("Passwords do not match.");
    expect(
      checkPasswordConfirmation("Zoë?1234".normalize("NFC"), "Zoë?1234".normalize("NFD")),
    ).toBeUndefined();
  });
});

describe("codes and zips (VAL-18, VAL-31)", () => {
  it.each([
    ["123456", undefined],
    [" 123 456 ", undefined],
    ["12345", "Enter the 6-digit code."],
    ["1234567", "Enter the 6-digit code."],
    ["12345a", "Enter the 6-digit code."],
    ["١٢٣٤٥٦", "Enter the 6-digit code."],
    ["", "This field is required."],
  ])("says about the code %j: %s", (input, message) => {
    expect(v.safeParse(verificationCodeSchema, input, { abortPipeEarly: true }).issues?.[0].message).toBe(
      message,
    );
  });

  it.each([
    ["78701", undefined],
    ["7870", "Enter a 5-digit US zip code."],
    ["78701-1234", "Enter a 5-digit US zip code."],
    ["", "This field is required."],
  ])("says about the zip %j: %s", (input, message) => {
    expect(v.safeParse(zipCodeSchema, input, { abortPipeEarly: true }).issues?.[0].message).toBe(message);
  });
});
