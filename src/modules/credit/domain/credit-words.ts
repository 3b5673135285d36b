/** Regulation B permits these three words and no others. */
export const MARITAL_STATUSES = ["MARRIED", "UNMARRIED", "SEPARATED"] as const;

export const INCOME_SOURCES = [
  "SALARY",
  "SOCIAL_SECURITY",
  "PENSION",
  "DISABILITY",
  "ALIMONY_OR_CHILD_SUPPORT",
  "INVESTMENT",
  "RENTAL",
  "OTHER",
] as const;

/** How the second address line begins. */
export const UNIT_TYPES = ["APARTMENT", "SUITE", "UNIT", "BUILDING", "FLOOR", "LOT", "OTHER"] as const;

/** Who pays for the home that both applicants share. */
export const HOUSEHOLD_PAYERS = ["PRIMARY", "JOINT", "BOTH"] as const;

/** Of the joint applicant to the primary one (OP-18). */
export const RELATIONS = ["SPOUSE", "PARENT", "CHILD", "SIBLING", "DOMESTIC_PARTNER", "OTHER"] as const;
export type Relation = (typeof RELATIONS)[number];
