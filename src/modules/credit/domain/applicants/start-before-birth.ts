import { monthOfDate, parseMonthYear } from "#platform/shared/fields/applicant/month-year.ts";
import { parseBirthDate } from "#platform/shared/fields/applicant/birth-date.ts";
import { english } from "#platform/shared/texts/text.ts";

type BirthConflict = "employment" | "residency" | "both";

/** Table M. */
export const BIRTH_CONFLICT_TEXTS: Readonly<Record<BirthConflict, string>> = {
  employment: english("Employment start date is before your date of birth."),
  residency: english("Residency start date is before your date of birth."),
  both: english("Employment and residency start dates are before your date of birth."),
};

/** VAL-20, OP-55: what began before somebody was born; undefined while nothing did, or dates are missing. */
export function startBeforeBirth(typed: {
  readonly birthDate: string;
  readonly employmentStart: string;
  readonly residencyStart: string;
}): BirthConflict | undefined {
  const birth = parseBirthDate(typed.birthDate);
  if (birth === undefined) return undefined;
  const isBefore = (start: string): boolean => (parseMonthYear(start) ?? Infinity) < monthOfDate(birth);
  const [employment, residency] = [isBefore(typed.employmentStart), isBefore(typed.residencyStart)];
  if (employment && residency) return "both";
  if (employment) return "employment";
  return residency ? "residency" : undefined;
}
