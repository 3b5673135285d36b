import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { issueText } from "../issue-text.ts";
import { ageOn, checkBirthDate, maskBirthDate, parseBirthDate } from "./birth-date.ts";
import { housingCostSchema, incomeSchema, parseDollars } from "./dollars.ts";
import { formatMonthYear, monthYearSchema, parseMonthYear } from "./month-year.ts";
import { checkSsn, isItin, maskSsn, ssnDigits, ssnLast4Schema, ssnSchema } from "./ssn.ts";
import { countySchema, employerSchema, occupationSchema } from "./work-and-county.ts";

const TODAY = "2026-11-23";
const REQUIRED = "This field is required.";

/** The first message of a schema, or undefined when it takes the value. */
function says(schema: v.GenericSchema, input: unknown): string | undefined {
  const result = v.safeParse(schema, input);
  return result.success ? undefined : issueText(result.issues[0]);
}

describe("Date of birth (VAL-19, OP-56)", () => {
  it.each([
    ["07/04/1985", undefined],
    ["7/4/1985", undefined],
    ["07041985", undefined],
    ["11/23/2008", undefined],
    ["02/29/2000", undefined],
    ["11/24/1926", undefined],
    ["", "Enter your full date of birth (MM/DD/YYYY)."],
    ["07/1985", "Enter your full date of birth (MM/DD/YYYY)."],
    ["07/04/85", "Enter your full date of birth (MM/DD/YYYY)."],
    ["soon", "Enter your full date of birth (MM/DD/YYYY)."],
    ["02/29/2001", "Enter a valid date of birth."],
    ["13/01/1990", "Enter a valid date of birth."],
    ["11/23/1926", "Enter a valid date of birth."],
    ["01/01/1900", "Enter a valid date of birth."],
    ["11/24/2026", "Date of birth can't be in the future."],
    ["01/01/2999", "Date of birth can't be in the future."],
    ["11/24/2008", "You must be at least 18 years old."],
    ["11/23/2026", "You must be at least 18 years old."],
  ])("says about %s: %s", (input, message) => {
    expect(checkBirthDate(input, TODAY)).toBe(message);
  });

  it("counts whole years, those born on a leap day included", () => {
    expect(ageOn("2008-02-29", "2026-02-28")).toBe(17);
    expect(ageOn("2008-02-29", "2026-03-01")).toBe(18);
  });

  it("adds the slashes while digits are typed", () => {
    expect(["0", "0704", "070419", "07041985", "7/4/1985"].map(maskBirthDate)).toEqual([
      "0",
      "07/04",
      "07/04/19",
      "07/04/1985",
      "7/4/1985",
    ]);
  });

  it("adds both slashes also when each key adds to what is there", () => {
    const typed = Array.from("07041985").reduce((field, key) => maskBirthDate(field + key), "");
    expect(typed).toBe("07/04/1985");
    expect(maskBirthDate("07/0/1985")).toBe("07/0/1985");
  });

  it("reads every day of the calendar back", () => {
    const days = fc.date({ min: new Date("1900-01-01"), max: new Date("2100-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const iso = day.toISOString().slice(0, 10);
        const [year, month, date] = iso.split("-");
        expect(parseBirthDate(`${month}/${date}/${year}`)).toBe(iso);
      }),
    );
  });
});

describe("SSN and ITIN (VAL-22, VAL-23, OP-30)", () => {
  const INVALID = "Enter a valid Social Security number.";
  it.each([
    ["123-45-6789", undefined],
    ["123456789", undefined],
    ["123 45 6789", undefined],
    ["900-70-1234", undefined],
    ["999-99-9999", undefined],
    ["000-45-6789", INVALID],
    ["666-45-6789", INVALID],
    ["123-00-6789", INVALID],
    ["123-45-0000", INVALID],
    ["12345678", INVALID],
    ["1234567890", INVALID],
    ["12345678a", INVALID],
    ["１２３-45-6789", INVALID],
    ["", INVALID],
  ])("says about %s: %s", (input, message) => {
    expect(checkSsn(input)).toBe(message);
  });

  it("gives nine digits and knows an ITIN", () => {
    expect(v.parse(ssnSchema, " 900-70-1234 ")).toBe("900701234");
    expect([isItin("900701234"), isItin("123456789")]).toEqual([true, false]);
    expect(says(ssnSchema, "")).toBe(REQUIRED);
  });

  it.each([
    ["6789", undefined],
    ["0000", undefined],
    ["678", "Enter the last 4 digits."],
    ["67890", "Enter the last 4 digits."],
    ["67a9", "Enter the last 4 digits."],
    ["", REQUIRED],
  ])("says about the last four %s: %s", (input, message) => {
    expect(says(ssnLast4Schema, input)).toBe(message);
  });

  it("masks as it is typed, and never changes the digits", () => {
    expect(["123", "12345", "123456789"].map(maskSsn)).toEqual(["123", "123-45", "123-45-6789"]);
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/u), (digits) => {
        expect(ssnDigits(maskSsn(digits))).toBe(digits);
      }),
    );
  });
});

describe("Months (VAL-21)", () => {
  const INVALID = "Enter a month and year (MM/YYYY).";
  it.each([
    ["03/2021", undefined],
    ["3/2021", undefined],
    ["032021", undefined],
    ["12/1999", undefined],
    ["13/2021", INVALID],
    ["00/2021", INVALID],
    ["03/21", INVALID],
    ["2021-03", INVALID],
    ["March 2021", INVALID],
    ["", REQUIRED],
  ])("says about %s: %s", (input, message) => {
    expect(says(monthYearSchema, input)).toBe(message);
  });

  it("writes a month as it reads it", () => {
    expect(formatMonthYear(parseMonthYear("3/2021")!)).toBe("03/2021");
  });
});

describe("Income and housing cost (VAL-24, VAL-25)", () => {
  const INCOME = "Enter an amount from $1 to $999,999.";
  it.each([
    ["1", undefined],
    ["52000", undefined],
    ["$52,000", undefined],
    ["52,000.50", undefined],
    ["999999", undefined],
    ["0", INCOME],
    ["0.99", INCOME],
    ["999999.01", INCOME],
    ["1000000", INCOME],
    ["-5", INCOME],
    ["5e4", INCOME],
    ["52.000", INCOME],
    ["1,2,3", INCOME],
    ["a lot", INCOME],
    ["", REQUIRED],
  ])("says about an income of %s: %s", (input, message) => {
    expect(says(incomeSchema, input)).toBe(message);
  });

  it.each([
    ["0", undefined],
    ["1,850", undefined],
    ["99999", undefined],
    ["99999.01", "Enter an amount from $0 to $99,999."],
    ["-1", "Enter an amount from $0 to $99,999."],
    ["", REQUIRED],
  ])("says about a housing cost of %s: %s", (input, message) => {
    expect(says(housingCostSchema, input)).toBe(message);
  });

  it("reads dollars in cents exactly", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        expect(parseDollars((cents / 100).toFixed(2))).toBe(cents);
      }),
    );
  });
});

describe("County, occupation and employer (VAL-15, VAL-16)", () => {
  it.each([
    [countySchema, "Travis", undefined],
    [countySchema, "St. Mary's", undefined],
    [countySchema, "X", "County must be 2 to 25 characters."],
    [countySchema, "x".repeat(26), "County must be 2 to 25 characters."],
    [countySchema, " ", REQUIRED],
    [occupationSchema, "RN", undefined],
    [occupationSchema, "x".repeat(26), undefined],
    [occupationSchema, "x".repeat(27), "Occupation can be up to 26 characters."],
    [occupationSchema, "", REQUIRED],
    [employerSchema, "7-Eleven & Sons, Inc.", undefined],
    [employerSchema, "x".repeat(25), undefined],
    [employerSchema, "x".repeat(26), "Employer name can be up to 25 characters."],
    [employerSchema, "a\u0000b", "Use letters, numbers and common punctuation only."],
    [employerSchema, "<script>", "Use letters, numbers and common punctuation only."],
  ] as const)("%# says about %s %s", (schema, input, message) => {
    expect(says(schema, input)).toBe(message);
  });
});
