import { EMPLOYMENT_STATUSES, HOUSING_KINDS } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";
import {
  INCOME_SOURCES,
  MARITAL_STATUSES,
  RELATIONS,
  UNIT_TYPES,
} from "#modules/credit/domain/credit-words.ts";

/** The words of every choice, in the order in which they are offered. */
const CHOICES = {
  maritalStatus: MARITAL_STATUSES,
  unitType: UNIT_TYPES,
  status: EMPLOYMENT_STATUSES,
  incomeSource: INCOME_SOURCES,
  otherIncomeSource: INCOME_SOURCES,
  housing: HOUSING_KINDS,
  relation: RELATIONS,
} as const;
type ChoiceName = keyof typeof CHOICES;

const WORDS: Readonly<Record<string, string>> = {
  MARRIED: english("Married"),
  UNMARRIED: english("Unmarried (single, divorced or widowed)"),
  SEPARATED: english("Separated"),
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
  CONTRACT: english("Contract work"),
  SEASONAL: english("Seasonal work"),
  TEMPORARY: english("Temporary work"),
  SALARY: english("Salary or wages"),
  SOCIAL_SECURITY: english("Social Security"),
  PENSION: english("Pension"),
  DISABILITY: english("Disability benefits"),
  ALIMONY_OR_CHILD_SUPPORT: english("Alimony or child support"),
  INVESTMENT: english("Investments"),
  RENTAL: english("Rental income"),
  BUYING: english("Own, with a mortgage"),
  OWN: english("Own, paid off"),
  RENT: english("Rent"),
  RELATIVES: english("Live with relatives"),
  MOBILE: english("Own a mobile home"),
  SPOUSE: english("Spouse"),
  PARENT: english("Parent"),
  CHILD: english("Child"),
  SIBLING: english("Brother or sister"),
  DOMESTIC_PARTNER: english("Domestic partner"),
  OTHER: english("Other"),
};

/** The choices of a field in the reader's language. */
export function optionsOf(t: Text, name: ChoiceName): readonly { value: string; label: string }[] {
  return CHOICES[name].map((value) => ({ value, label: t(WORDS[value] ?? value) }));
}

/** One choice in words; undefined for a field that is no choice, or a value that is none of it. */
export function wordOf(t: Text, name: string, value: string): string | undefined {
  const values: readonly string[] = name in CHOICES ? CHOICES[name as ChoiceName] : [];
  return values.includes(value) ? t(WORDS[value] ?? value) : undefined;
}
