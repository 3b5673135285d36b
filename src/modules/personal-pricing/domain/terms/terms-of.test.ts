import { describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import type { LenderProgram } from "#modules/underwriting/domain/program-settings-schema.ts";
import { testReport } from "#tests/support/credit-request.ts";
import { softPullFacts } from "./soft-pull-facts.ts";
import { termsKey } from "./terms-key.ts";
import { termsOf } from "./terms-of.ts";

const { programs } = (demoTenants[0] as (typeof demoTenants)[number]).config.config.lenders;
const [lakeshore, meridian, secondMile] = programs as [LenderProgram, LenderProgram, LenderProgram];

function factsOf(change: Partial<Parameters<typeof softPullFacts>[0]> = {}) {
  const usual = { state: "TX", annualIncomeCents: 7_200_000, report: testReport(745) };
  return softPullFacts({ ...usual, isOfAge: true, usesItin: false, ...change });
}

const codesOf = (program: LenderProgram, change: Parameters<typeof factsOf>[0]) =>
  termsOf([program], factsOf(change)).refused.flatMap(({ failed }) => failed.map(({ code }) => code));

describe("a lender's program for one person", () => {
  it("is the same for everybody of a grade, and says neither score nor grade", () => {
    const of = (score: number) => termsOf(programs, factsOf({ report: testReport(score) })).programs;
    expect(of(745)).toEqual(of(758));
    expect(termsKey({ state: "TX", programs: of(745) })).toBe(termsKey({ state: "TX", programs: of(758) }));
    expect(termsKey({ state: "TX", programs: of(745) })).not.toBe(
      termsKey({ state: "CA", programs: of(745) }),
    );
    expect(of(745)).not.toEqual(of(700));
    expect(JSON.stringify(of(745))).not.toMatch(/745|minimumScore|thinFile|"tier/u);
  });

  it("has the points of the grade and of a thin file in one number, and leaves those that depend on the deal", () => {
    const report = testReport(690, { outcome: "THIN_FILE" });
    const [terms] = termsOf([meridian], factsOf({ report })).programs;
    // Grade 3 adds 2, a thin file 1; above 110 percent of the value half a point more.
    expect(terms?.loan?.addPoints).toBe(3);
    expect(terms?.loan?.adders).toEqual([expect.objectContaining({ points: 0.5, aboveLtvPercent: 110 })]);
  });

  it("turns income, housing and obligations into the largest payment, whichever rule is tightest", () => {
    const most = (program: LenderProgram, change: Parameters<typeof factsOf>[0]) =>
      termsOf([program], factsOf(change)).programs[0]?.maximumPaymentCents;
    // 15 percent of 6,000 a month.
    expect(most(lakeshore, {})).toBe(90_000);
    // 45 percent of 6,000, less 2,300 that are owed.
    const owes = testReport(745, { obligationsCents: 230_000 });
    expect(most(lakeshore, { report: owes })).toBe(40_000);
    // What is left of 2,200 a month after 300 for housing, 300 that are owed and 1,200 to live on.
    expect(most(secondMile, { annualIncomeCents: 2_640_000 })).toBe(39_600);
    expect(most(secondMile, { annualIncomeCents: 2_400_000 })).toBe(20_000);
  });

  it("takes the tighter limits of the grade", () => {
    const [terms] = termsOf([secondMile], factsOf({ report: testReport(540) })).programs;
    expect(terms?.limits).toMatchObject({ minimumDownPercent: 10, totalLtvPercent: 135 });
    const [graded] = termsOf([lakeshore], factsOf({ report: testReport(690) })).programs;
    expect(graded?.limits.totalLtvPercent).toBe(115);
  });

  it("is refused with every rule that stands in the way", () => {
    expect(codesOf(lakeshore, { report: testReport(600) })).toEqual(["SCORE_BELOW_MINIMUM"]);
    expect(codesOf(meridian, { usesItin: true, annualIncomeCents: 1_200_000 })).toEqual([
      "ITIN_NOT_TAKEN",
      "INCOME_BELOW_MINIMUM",
    ]);
    expect(codesOf(meridian, { report: testReport(745, { obligationsCents: 400_000 }) })).toEqual([
      "DTI_TOO_HIGH",
    ]);
    expect(codesOf({ ...meridian, states: ["CA"] }, {})).toEqual(["STATE_NOT_SERVED"]);
    expect(codesOf({ ...meridian, loan: null, lease: null }, {})).toEqual(["DEAL_TYPE_NOT_OFFERED"]);
    expect(codesOf(meridian, { isOfAge: false })).toEqual(["UNDER_AGE"]);
  });

  it("is a lease alone of a lender that does nothing else, by the same rules", () => {
    const leasing = { ...meridian, loan: null };
    const of = (program: LenderProgram) => termsOf([program], factsOf()).programs;
    expect(of(leasing)).toEqual(of(meridian).map((terms) => ({ ...terms, loan: null })));
    expect(of(leasing)[0]?.lease?.sheet).toEqual(meridian.lease);
    const low = { report: testReport(400) };
    expect(codesOf(leasing, low)).toEqual(codesOf(meridian, low));
    expect(codesOf(leasing, low)).toContain("SCORE_BELOW_MINIMUM");
  });

  it("is not asked for while the retailer has switched it off", () =>
    expect(termsOf([{ ...meridian, enabled: false }], factsOf())).toEqual({ programs: [], refused: [] }));
});
