import fc from "fast-check";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { TOLL_FREE_CODES } from "./area-codes-data.ts";
import { formatPhone } from "./format-phone.ts";
import { areaCodes, checkPhone, phoneDigits, phoneSchema } from "./phone.ts";

const INVALID = "Enter a valid 10-digit phone number.";

describe("phone (VAL-07 to VAL-09)", () => {
  it.each([
    ["(512) 234-5678", undefined],
    ["+1 512-234-5678", undefined],
    ["1.512.234.5678", undefined],
    ["8002345678", undefined],
    ["8112345678", undefined],
    ["512234567", INVALID],
    ["51223456789", INVALID],
    ["5121345678", INVALID],
    ["5120345678", INVALID],
    ["512-CALL-NOW", INVALID],
    ["9992345678", "Enter a valid area code."],
    ["4162345678", "Enter a valid area code."],
    ["7872345678", "Enter a valid area code."],
    ["5125550123", INVALID],
  ])("says about %s: %s", (input, message) => {
    expect(checkPhone(input)).toBe(message);
  });

  it("accepts test numbers only where they are allowed", () => {
    expect(checkPhone("5125550123", { allowTestNumbers: true })).toBeUndefined();
    expect(checkPhone("5125550223")).toBeUndefined();
  });

  it("refuses the area codes of the excluded state", () => {
    expect(checkPhone("6052345678", { excludedAreaCodes: ["605"] })).toBe(
      "We can't accept phone numbers from this area.",
    );
  });

  it("gives back ten digits whatever was typed", () => {
    expect(v.parse(phoneSchema(), " +1 (512) 234-5678 ")).toBe("5122345678");
    expect(v.safeParse(phoneSchema(), "").issues?.[0].message).toBe("This field is required.");
  });

  it("makes the rule of a policy once, and another policy has another", () => {
    const strict = phoneSchema({ allowTestNumbers: false, excludedAreaCodes: ["605"] });
    expect(phoneSchema({ excludedAreaCodes: ["605"] })).toBe(strict);
    expect(phoneSchema()).not.toBe(strict);
    const accepts = (policy: Parameters<typeof phoneSchema>[0], number: string): boolean =>
      v.safeParse(phoneSchema(policy), number).success;
    expect(accepts({ excludedAreaCodes: ["605"] }, "6052345678")).toBe(false);
    expect(accepts({}, "6052345678")).toBe(true);
    expect(accepts({ allowTestNumbers: true }, "5125550123")).toBe(true);
    expect(accepts({}, "5125550123")).toBe(false);
  });

  it("masks as people type, and unmasks to the same digits", () => {
    expect(formatPhone("512")).toBe("512");
    expect(formatPhone("5122")).toBe("(512) 2");
    expect(formatPhone("15122345678")).toBe("(512) 234-5678");
    fc.assert(
      fc.property(fc.stringMatching(/^[2-9]\d{9}$/), (digits) => {
        expect(phoneDigits(formatPhone(digits))).toBe(digits);
      }),
    );
  });

  it("knows exactly the area codes of the reference library", () => {
    const tollFree = new Set(TOLL_FREE_CODES.split(" "));
    const wrong: string[] = [];
    for (let code = 200; code < 1000; code += 1) {
      if (!tollFree.has(String(code)) && isUsAreaCode(code) !== areaCodes().has(String(code)))
        wrong.push(String(code));
    }
    expect(wrong).toEqual([]);
  });
});

function isUsAreaCode(code: number): boolean {
  return ["2345678", "5672345", "9874321"].some((line) => {
    const number = parsePhoneNumberFromString(`+1${code}${line}`);
    return (
      number?.isValid() === true && number.country === "US" && number.getType() === "FIXED_LINE_OR_MOBILE"
    );
  });
}
