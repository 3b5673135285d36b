import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { consentWordings } from "./consent-settings-schema.ts";
import { ownWords } from "./own-words.ts";

const REPORT =
  "{brand} sends your application to lenders, who read your credit report. This is a hard inquiry.";
const problems = (json: unknown): readonly string[] => {
  const parsed = v.safeParse(consentWordings, json);
  return parsed.success ? [] : parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
};

describe("A retailer's own words of a consent", () => {
  test.each([
    [{}],
    [{ CREDIT_REPORT: { text: REPORT } }],
    [{ CREDIT_REPORT: { text: REPORT, spanish: { text: REPORT } } }],
    [{ ELECTRONIC_RECORDS: { title: "Email", text: `${REPORT} Call {phone}.` } }],
    [{ PHONE_CONTACT: { agreement: "{brand} may call me at this number; I don't have to agree to buy." } }],
    [{ JOINT_INTENT: { agreement: "We both intend to apply for joint credit." } }],
  ])("%j is taken", (json) => {
    expect(problems(json)).toEqual([]);
  });

  test.each([
    [{ CREDIT_REPORT: { text: "" } }, "CREDIT_REPORT.text must not be empty"],
    [{ CREDIT_REPORT: { text: "{brand} reads." } }, "CREDIT_REPORT.text must have at least 40 characters"],
    [
      { CREDIT_REPORT: { text: `{brand} ${"x".repeat(4_000)}` } },
      "CREDIT_REPORT.text must have at most 4000 characters",
    ],
    [{ CREDIT_REPORT: { text: REPORT.replace("{brand}", "We") } }, "CREDIT_REPORT.text must keep {brand}"],
    [{ ELECTRONIC_RECORDS: { text: REPORT } }, "ELECTRONIC_RECORDS.text must keep {brand} and {phone}"],
    [
      { CREDIT_REPORT: { text: `${REPORT} {score}` } },
      "CREDIT_REPORT.text may have the placeholders {brand} and {phone} only",
    ],
    [
      { CREDIT_REPORT: { spanish: { text: "Sin marca, pero con más de cuarenta caracteres." } } },
      "CREDIT_REPORT.spanish.text must keep {brand}",
    ],
    [{ JOINT_INTENT: { text: 7 } }, "JOINT_INTENT.text must be a text"],
  ])("%j is refused", (json, problem) => {
    expect(problems(json)).toContain(problem);
  });

  test("of the notice that Wisconsin's law words are refused", () => {
    expect(problems({ WISCONSIN_NOTICE: { text: REPORT } })).toHaveLength(1);
  });
});

describe("What one reader meets", () => {
  const wordings = v.parse(consentWordings, {
    CREDIT_REPORT: { text: REPORT, spanish: { title: "Informe" } },
  });

  test("is the retailer's English where it has no Spanish", () => {
    expect(ownWords(wordings, { code: "CREDIT_REPORT", language: "en" })).toEqual({ text: REPORT });
    expect(ownWords(wordings, { code: "CREDIT_REPORT", language: "es" })).toEqual({
      text: REPORT,
      title: "Informe",
    });
  });

  test("is ours where the retailer says nothing", () => {
    expect(ownWords(wordings, { code: "ACCURACY", language: "es" })).toEqual({});
    expect(ownWords(wordings, { code: "WISCONSIN_NOTICE", language: "en" })).toEqual({});
  });
});
