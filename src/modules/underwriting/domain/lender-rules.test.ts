import { describe, expect, test } from "vitest";
import { LENDER_RULES, type RuleCode } from "./lender-rules.ts";
import type { REASONS_BY_WEIGHT } from "./rule.ts";

/** Which rules may stand behind each reason of a letter (1002.9(b)(2)), written down apart from the rules' own table. */
const BEHIND: Readonly<Record<(typeof REASONS_BY_WEIGHT)[number], readonly RuleCode[]>> = {
  BANKRUPTCY: ["RECENT_BANKRUPTCY"],
  REPOSSESSION: ["OPEN_REPOSSESSION"],
  NO_CREDIT_FILE: ["NO_CREDIT_FILE"],
  FACTORS_OF_THE_SCORE: ["SCORE_BELOW_MINIMUM"],
  LIMITED_CREDIT_EXPERIENCE: ["THIN_CREDIT_FILE"],
  INCOME_INSUFFICIENT: ["INCOME_BELOW_MINIMUM", "PTI_TOO_HIGH", "PAYMENT_TOO_HIGH"],
  OBLIGATIONS_EXCESSIVE: ["DTI_TOO_HIGH", "DISPOSABLE_INCOME_TOO_LOW"],
  EMPLOYMENT_TEMPORARY: ["EMPLOYMENT_STATUS_NOT_TAKEN"],
  EMPLOYMENT_LENGTH: ["EMPLOYMENT_TOO_SHORT", "TOO_MANY_JOBS"],
  RESIDENCE_LENGTH: ["RESIDENCE_TOO_SHORT"],
  VEHICLE_AGE_OR_MILEAGE: ["VEHICLE_TOO_OLD", "MILEAGE_TOO_HIGH"],
  COLLATERAL_TYPE: ["TITLE_BRANDED", "MAKE_NOT_TAKEN", "CONDITION_NOT_TAKEN"],
  COLLATERAL_VALUE: ["VALUE_UNKNOWN", "FRONT_LTV_TOO_HIGH", "TOTAL_LTV_TOO_HIGH"],
  DOWN_PAYMENT_INADEQUATE: ["DOWN_PAYMENT_TOO_LOW"],
  AMOUNT_OR_TERM_NOT_OFFERED: [
    "AMOUNT_BELOW_MINIMUM",
    "AMOUNT_ABOVE_MAXIMUM",
    "TERM_NOT_OFFERED",
    "TERM_TOO_LONG",
    "PRODUCT_TOO_DEAR",
    "PRODUCTS_SHARE_TOO_HIGH",
    "FIRST_PAYMENT_TOO_SOON",
    "FIRST_PAYMENT_TOO_LATE",
    "DUE_DAY_NOT_TAKEN",
    "RESIDUAL_NOT_OFFERED",
  ],
};

/** Who fails one of these is declined by nobody: the application isn't sent, or a person looks first. */
const WITHOUT_REASON: readonly RuleCode[] = [
  "STATE_NOT_SERVED",
  "DEAL_TYPE_NOT_OFFERED",
  "ITIN_NOT_TAKEN",
  "JOINT_NOT_TAKEN",
  "UNDER_AGE",
  "DECEASED_ON_FILE",
];

describe("A lender's rule", () => {
  test.each(Object.keys(LENDER_RULES) as RuleCode[])(
    "%s has the reason that is written down for it, whether or not a program uses it",
    (code) => {
      const reasons = Object.entries(BEHIND).flatMap(([reason, rules]) =>
        rules.includes(code) ? [reason] : [],
      );
      const isWithout = WITHOUT_REASON.includes(code);
      expect(isWithout ? [null] : reasons).toEqual([LENDER_RULES[code].reason]);
      expect(isWithout && reasons.length > 0).toBe(false);
    },
  );
});
