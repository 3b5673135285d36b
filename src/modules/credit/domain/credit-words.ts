import { english } from "#platform/shared/texts/text.ts";

/** A person's place in the application. */
export const APPLICANT_ROLES = ["PRIMARY", "JOINT"] as const;
export type ApplicantRole = (typeof APPLICANT_ROLES)[number];

/** Regulation B permits these three words and no others. */
export const MARITAL_STATUSES = ["MARRIED", "UNMARRIED", "SEPARATED"] as const;

/** OP-18: of the joint applicant to the primary one. */
export const RELATIONS = ["SPOUSE", "PARENT", "CHILD", "SIBLING", "DOMESTIC_PARTNER", "OTHER"] as const;
export type Relation = (typeof RELATIONS)[number];

/** A co-applicant shares the credit; a co-buyer is on the title as well (flag cart_finance_co_buyer). */
export const JOINT_KINDS = ["CO_APPLICANT", "CO_BUYER"] as const;
export type JointKind = (typeof JOINT_KINDS)[number];

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
export type UnitType = (typeof UNIT_TYPES)[number];

/** Who pays for the home that both applicants share. */
export const HOUSEHOLD_PAYERS = ["PRIMARY", "JOINT", "BOTH"] as const;
export type HouseholdPayer = (typeof HOUSEHOLD_PAYERS)[number];

/** Every choice of the wizard as a reader sees it. */
export const CHOICE_LABELS: Readonly<Record<string, string>> = {
  MARRIED: english("Married"),
  UNMARRIED: english("Unmarried"),
  SEPARATED: english("Separated"),
  SPOUSE: english("Spouse"),
  PARENT: english("Parent"),
  CHILD: english("Child"),
  SIBLING: english("Brother or sister"),
  DOMESTIC_PARTNER: english("Domestic partner"),
  OTHER: english("Other"),
  SALARY: english("Salary or wages"),
  SOCIAL_SECURITY: english("Social Security"),
  PENSION: english("Pension"),
  DISABILITY: english("Disability benefits"),
  ALIMONY_OR_CHILD_SUPPORT: english("Alimony or child support"),
  INVESTMENT: english("Investments"),
  RENTAL: english("Rental income"),
  APARTMENT: english("Apartment"),
  SUITE: english("Suite"),
  UNIT: english("Unit"),
  BUILDING: english("Building"),
  FLOOR: english("Floor"),
  LOT: english("Lot"),
  FULL_TIME: english("Full-time"),
  PART_TIME: english("Part-time"),
  SELF_EMPLOYED: english("Self-employed"),
  MILITARY: english("Military"),
  RETIRED: english("Retired"),
  STUDENT: english("Student"),
  UNEMPLOYED: english("Unemployed"),
  CONTRACT: english("Contract"),
  SEASONAL: english("Seasonal"),
  TEMPORARY: english("Temporary"),
  BUYING: english("Own, with a mortgage"),
  OWN: english("Own, paid off"),
  RENT: english("Rent"),
  RELATIVES: english("Live with relatives"),
  MOBILE: english("Mobile home"),
};
