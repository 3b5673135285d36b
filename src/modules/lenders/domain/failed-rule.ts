/** Every rule of a lender that can fail; the values of each are in `FailedRule`. */
const RULE_CODES = [
  "STATE_NOT_SERVED",
  "DEAL_TYPE_NOT_OFFERED",
  "ITIN_NOT_TAKEN",
  "JOINT_NOT_TAKEN",
  "UNDER_AGE",
  "SCORE_BELOW_MINIMUM",
  "NO_CREDIT_FILE",
  "THIN_CREDIT_FILE",
  "RECENT_BANKRUPTCY",
  "OPEN_REPOSSESSION",
  "DECEASED_ON_FILE",
  "INCOME_BELOW_MINIMUM",
  "EMPLOYMENT_TOO_SHORT",
  "EMPLOYMENT_STATUS_NOT_TAKEN",
  "RESIDENCE_TOO_SHORT",
  "TOO_MANY_JOBS",
  "AMOUNT_BELOW_MINIMUM",
  "AMOUNT_ABOVE_MAXIMUM",
  "TERM_NOT_OFFERED",
  "TERM_TOO_LONG",
  "FRONT_LTV_TOO_HIGH",
  "TOTAL_LTV_TOO_HIGH",
  "VALUE_UNKNOWN",
  "PTI_TOO_HIGH",
  "PAYMENT_TOO_HIGH",
  "DTI_TOO_HIGH",
  "DISPOSABLE_INCOME_TOO_LOW",
  "DOWN_PAYMENT_TOO_LOW",
  "VEHICLE_TOO_OLD",
  "MILEAGE_TOO_HIGH",
  "TITLE_BRANDED",
  "MAKE_NOT_TAKEN",
  "CONDITION_NOT_TAKEN",
  "PRODUCT_TOO_DEAR",
  "PRODUCTS_SHARE_TOO_HIGH",
  "FIRST_PAYMENT_TOO_SOON",
  "FIRST_PAYMENT_TOO_LATE",
  "DUE_DAY_NOT_TAKEN",
  "RESIDUAL_NOT_OFFERED",
] as const;
export type RuleCode = (typeof RULE_CODES)[number];

/** What a margin counts. */
export type MarginUnit =
  | "cents"
  | "ppm"
  | "months"
  | "miles"
  | "years"
  | "points"
  | "days"
  | "count"
  | "none";

/** A rule that the application does not meet. */
export interface FailedRule {
  readonly code: RuleCode;
  /** `actual` and `limit` in the unit of the rule, and what else the sentence needs. */
  readonly values: Readonly<Record<string, number | string>>;
  /** How far away it is: always positive; 0 where there is no distance. */
  readonly margin: number;
  readonly unit: MarginUnit;
}
