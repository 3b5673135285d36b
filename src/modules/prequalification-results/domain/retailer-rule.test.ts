import { describe, expect, it } from "vitest";
import { REASON_TEXTS } from "#modules/credit-bureaus/domain/reason-codes.ts";
import { testReport } from "#tests/support/credit-request.ts";
import { retailerReasons } from "./retailer-rule.ts";

const NO_RULES = { minimumScore: null, minimumAnnualIncome: null };
const scored = (value: number, factors: readonly ("DELINQUENCY" | "INQUIRIES" | "COLLECTIONS")[] = []) => {
  const report = testReport();
  return { ...report, score: { ...report.score!, value, factors } };
};

describe("The retailer's own rules", () => {
  it("say nothing where there are none, or where they are met", () => {
    const who = { report: scored(700), annualIncomeCents: 5_000_000 };
    expect(retailerReasons(NO_RULES, who)).toEqual([]);
    expect(retailerReasons({ minimumScore: 700, minimumAnnualIncome: 50_000 }, who)).toEqual([]);
  });

  it("tell a low score by what weighed on it, never by itself", () => {
    const who = { report: scored(640, ["DELINQUENCY", "INQUIRIES"]), annualIncomeCents: 5_000_000 };
    const reasons = retailerReasons({ ...NO_RULES, minimumScore: 641 }, who);
    expect(reasons).toEqual(["DELINQUENT_OBLIGATIONS", "RECENT_INQUIRIES"]);
    for (const code of reasons) expect(REASON_TEXTS[code]).not.toMatch(/score/iu);
  });

  it("always give a reason", () => {
    const who = { report: scored(500), annualIncomeCents: 5_000_000 };
    expect(retailerReasons({ ...NO_RULES, minimumScore: 640 }, who)).toHaveLength(1);
  });

  it("tell an income below theirs", () => {
    const who = { report: scored(700), annualIncomeCents: 4_999_999 };
    expect(retailerReasons({ ...NO_RULES, minimumAnnualIncome: 50_000 }, who)).toEqual([
      "INCOME_INSUFFICIENT",
    ]);
  });

  it("do not count a score that is not there", () => {
    const who = { report: { ...testReport(), score: null }, annualIncomeCents: 5_000_000 };
    expect(retailerReasons({ ...NO_RULES, minimumScore: 640 }, who)).toEqual([]);
  });
});
