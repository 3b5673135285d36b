import { describe, expect, test } from "vitest";
import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import { lenderView, toldLenders } from "./lender-view.ts";

const BUREAU = { name: "Sample Bureau", addressLines: ["1 File Road"], phone: "5125550100" };

function said(change: Partial<LenderAnswer>): LenderAnswer {
  return {
    lenderId: "pecan",
    lenderName: "Pecan Street Credit Union",
    state: "DECLINED",
    reasons: [],
    failedRules: [],
    changes: [],
    cheapestCombination: null,
    waitingFor: [],
    bureaus: [],
    expiresAt: null,
    ...change,
  } as Partial<LenderAnswer> as LenderAnswer;
}

describe("What a buyer sees of a lender's answer", () => {
  test("are the rules of the deal with their margins", () => {
    const rule = {
      code: "PTI_TOO_HIGH",
      values: { actual: 61_200, limit: 54_800 },
      margin: 6_400,
      unit: "cents",
    } as const;
    expect(lenderView(said({ failedRules: [rule] })).failedRules).toEqual([rule]);
  });

  test("never is what a rule found out about one of two applicants", () => {
    const rules = [
      {
        code: "INCOME_BELOW_MINIMUM",
        values: { actual: 310_000, limit: 350_000 },
        margin: 40_000,
        unit: "cents",
      },
      { code: "RECENT_BANKRUPTCY", values: { actual: 4, limit: 24 }, margin: 20, unit: "months" },
    ] as const;
    const { failedRules } = lenderView(said({ failedRules: rules }));
    expect(failedRules.map(({ values }) => values)).toEqual([{ limit: 350_000 }, { limit: 24 }]);
    expect(failedRules.map(({ margin }) => margin)).toEqual([0, 0]);
  });

  test("never is a score, nor what a score must be", () => {
    const rule = {
      code: "SCORE_BELOW_MINIMUM",
      values: { actual: 583, limit: 640 },
      margin: 57,
      unit: "points",
    } as const;
    expect(JSON.stringify(lenderView(said({ failedRules: [rule] })))).not.toMatch(/583|640|57/u);
  });

  test("names a bureau only while a frozen file is waited for, and each bureau once", () => {
    const bureaus = [BUREAU, BUREAU];
    expect(lenderView(said({ bureaus })).bureaus).toEqual([]);
    const frozen = said({ state: "PENDING", waitingFor: ["CREDIT_FILE_FROZEN"], bureaus });
    expect(lenderView(frozen).bureaus).toEqual([BUREAU]);
  });
});

test("Lenders that were never asked are told of apart from those that declined", () => {
  const rule = { code: "JOINT_NOT_TAKEN", values: {}, margin: 0, unit: "none" } as const;
  const declined = lenderView(said({ reasons: [{ code: "DELINQUENT_CREDIT_OBLIGATIONS" }] as never }));
  const unasked = lenderView(said({ lenderId: "mill", state: "LENDER_CONSTRAINT", failedRules: [rule] }));
  const quiet = lenderView(said({ lenderId: "lake", state: "TIMEOUT" }));
  expect(toldLenders([unasked, declined, quiet])).toEqual({ answered: [declined], notAsked: [unasked] });
});

test("A lender that was asked and says itself that it takes no such application is not one of those we didn't ask", () => {
  const refused = lenderView(said({ state: "LENDER_CONSTRAINT", reasons: [{ code: "BANKRUPTCY" }] }));
  expect(toldLenders([refused])).toEqual({ answered: [refused], notAsked: [] });
});
