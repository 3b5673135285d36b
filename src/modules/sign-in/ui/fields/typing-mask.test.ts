import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phoneDigits } from "#platform/shared/fields/phone/phone.ts";
import { maskCode, maskEdit, maskPhone } from "./typing-mask.ts";

describe("a phone number while it is typed or pasted (VAL-07)", () => {
  it.each([
    ["5", "5"],
    ["512", "512"],
    ["5122", "(512) 2"],
    ["512234", "(512) 234"],
    ["5122345", "(512) 234-5"],
    ["5122345678", "(512) 234-5678"],
    ["+1 (512) 234-5678", "(512) 234-5678"],
    ["1.512.234.5678", "(512) 234-5678"],
    ["512/234 5678", "(512) 234-5678"],
    ["512\u2011234\u20115678", "(512) 234-5678"],
    ["  5122345678 ", "(512) 234-5678"],
    ["15", "5"],
    ["", ""],
    ["+", "+"],
    ["+1", "+1"],
  ])("%j reads %j", (typed, shown) => {
    expect(maskPhone(typed)).toBe(shown);
  });

  it.each(["+44 20 7946 0958", "51223456789", "512-CALL-NOW", "5122345678 ext 9"])(
    "%j is left for the rules to refuse",
    (typed) => {
      expect(maskPhone(typed)).toBe(typed);
    },
  );

  it("never changes which number it is, and is stable", () => {
    const separator = fc.constantFrom("", " ", "-", ".", ") ", " - ");
    const number = fc.tuple(fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }), separator, separator);
    fc.assert(
      fc.property(number, ([digits, first, second]) => {
        const text = String(digits);
        const typed = `${text.slice(0, 3)}${first}${text.slice(3, 6)}${second}${text.slice(6)}`;
        const shown = maskPhone(typed);
        expect(phoneDigits(shown)).toBe(text);
        expect(maskPhone(shown)).toBe(shown);
      }),
    );
  });
});

describe("a code while it is typed or pasted (VAL-18)", () => {
  it.each([
    ["123 456", "123456"],
    ["123-456", "123456"],
    [" 123456 ", "123456"],
    ["Your code is 123456.", "123456"],
    ["12", "12"],
    ["1234567", "123456"],
  ])("%j reads %j", (typed, shown) => {
    expect(maskCode(typed)).toBe(shown);
  });
});

describe("the caret in a masked field", () => {
  /** Types or deletes at `|` of `field`; answers the field with its caret. */
  function edit(field: string, key: string): string {
    const at = field.indexOf("|");
    const before = field.replace("|", "");
    const back = key === "Backspace";
    const text = back
      ? before.slice(0, at - 1) + before.slice(at)
      : before.slice(0, at) + key + before.slice(at);
    const caret = back ? at - 1 : at + key.length;
    const after = maskEdit({ before, text, caret, deletesBackward: back }, maskPhone);
    return `${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`;
  }

  it.each([
    ["512|", "2", "(512) 2|"],
    ["(512) 234|", "5", "(512) 234-5|"],
    ["(512) 2|4", "3", "(512) 23|4"],
    ["(5|2) 2345", "1", "(51|2) 234-5"],
    ["(512) 234-5678|", "Backspace", "(512) 234-567|"],
    ["(512) 234-|5678", "Backspace", "(512) 23|5-678"],
    ["(512) |234", "Backspace", "(51|2) 34"],
    ["(512) 2|", "Backspace", "512|"],
    ["|", "+1 512 234 5678", "(512) 234-5678|"],
  ])("%j and %j give %j", (field, key, after) => {
    expect(edit(field, key)).toBe(after);
  });

  it("a number whose digit is put in last, anywhere behind the first, is the number", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-9]\d{9}$/u), fc.integer({ min: 1, max: 9 }), (number, gap) => {
        let field = "|";
        for (const digit of number.slice(0, gap) + number.slice(gap + 1)) field = edit(field, digit);
        const digits = [...field.replace("|", "").matchAll(/\d/gu)];
        const at = digits[gap]?.index ?? field.length;
        const caret = gap === 9 ? field.length - 1 : at;
        const text = field.replace("|", "");
        field = edit(`${text.slice(0, caret)}|${text.slice(caret)}`, number.charAt(gap));
        expect(field.replace(/\D/gu, "")).toBe(number);
      }),
    );
  });
});
