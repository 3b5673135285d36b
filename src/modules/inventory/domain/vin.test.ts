import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkDigit } from "./vin-check-digit.ts";
import { checkVin, vinModelYear, vinYearCode } from "./vin.ts";

const characters = Array.from("0123456789ABCDEFGHJKLMNPRSTUVWXYZ");
const digits = characters.slice(0, 10);
const anyVin = fc
  .array(fc.constantFrom(...characters), { minLength: 17, maxLength: 17 })
  .map((list) => list.join(""))
  .map((text) => text.slice(0, 8) + checkDigit(text) + text.slice(9))
  .filter((vin) => new Set(vin).size > 1);

describe("a VIN", () => {
  test.each([
    ["4T4BF1FK5DR275482", 2013],
    ["JTEUU5JRXP6119466", 2023],
    ["JTEZU11F88K007763", 2008],
    ["19VDE2E53EE000083", 2014],
    ["1M8GDM9AXKP042788", 1989],
  ])("%s of a real car is valid", (vin, year) => {
    expect(checkVin(vin)).toEqual({ kind: "valid", vin });
    expect(vinModelYear(vin)).toBe(year);
  });

  test("is read in any case and with spaces around it", () => {
    expect(checkVin("  jtezu11f88k007763 ")).toEqual({ kind: "valid", vin: "JTEZU11F88K007763" });
  });

  test.each(["", "—", "JTEZU11F88K00776", "JTEZU11F88K0077633", "JTEZU 1F88K007763", "1234-678901234567"])(
    "%j is malformed",
    (text) => expect(checkVin(text).kind).toBe("malformed"),
  );

  test.each(["JTM6CRAV4T102AQ22", "11111111111111111", "00000000000000000", "TBDIIIIIIIIIIIIII"])(
    "%s is a placeholder",
    (text) => expect(checkVin(text)).toEqual({ kind: "placeholder", text }),
  );

  test("tells which check digit would be right", () => {
    expect(checkVin("4T4BF1FK6DR275482")).toEqual({
      kind: "wrong-check-digit",
      text: "4T4BF1FK6DR275482",
      expected: "5",
    });
  });

  test("with its computed check digit is always valid", () => {
    fc.assert(fc.property(anyVin, (vin) => checkVin(vin.toLowerCase()).kind === "valid"));
  });

  test("with another check digit is never valid", () => {
    fc.assert(
      fc.property(anyVin, fc.constantFrom(...digits, "X"), (vin, digit) => {
        fc.pre(digit !== vin[8]);
        expect(checkVin(vin.slice(0, 8) + digit + vin.slice(9)).kind).not.toBe("valid");
      }),
    );
  });

  test("with one digit mistyped is always caught", () => {
    fc.assert(
      fc.property(anyVin, fc.nat(16), fc.constantFrom(...digits), (vin, position, digit) => {
        fc.pre(position !== 8 && /[0-9]/.test(vin[position] ?? "") && vin[position] !== digit);
        expect(checkVin(vin.slice(0, position) + digit + vin.slice(position + 1)).kind).not.toBe("valid");
      }),
    );
  });

  test("never makes the check throw", () => {
    fc.assert(fc.property(fc.string(), (text) => typeof checkVin(text).kind === "string"));
  });
});

describe("the model year", () => {
  test.each([
    [1980, "A"],
    [2000, "Y"],
    [2001, "1"],
    [2009, "9"],
    [2010, "A"],
    [2026, "T"],
    [2027, "V"],
    [2039, "9"],
  ])("%i has the code %s", (year, code) => expect(vinYearCode(year)).toBe(code));

  test("comes back from its code, by the kind of character at position 7", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1980, max: 2039 }), (year) => {
        const vin = `1HGCV1${year < 2010 ? "2" : "F"}30${vinYearCode(year)}A000001`;
        expect(vinModelYear(vin)).toBe(year);
      }),
    );
  });

  test.each(["1HGCV1F30UA000001", "1HGCV1F30ZA000001", "1HGCV1F300A000001", ""])("of %j is unknown", (vin) =>
    expect(vinModelYear(vin)).toBeNull(),
  );
});
