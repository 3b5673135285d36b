import { EMPLOYMENT_STATUSES } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import {
  citySchema,
  secondLineSchema,
  stateSchema,
  streetLineSchema,
} from "#platform/shared/fields/address/address.ts";
import type { ZipPlaces } from "#platform/shared/fields/address/address-rule.ts";
import { zipCodeSchema } from "#platform/shared/fields/address/zip-code.ts";
import { monthYearSchema, parseMonthYear } from "#platform/shared/fields/applicant/month-year.ts";
import { employerSchema, occupationSchema } from "#platform/shared/fields/applicant/work-and-county.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { ApplicantDraft } from "./applicant-draft.ts";
import { hasEmployer } from "./asked-fields.ts";
import {
  addMonth,
  addPlace,
  oneOf,
  type Problems,
  runRules,
} from "#platform/shared/fields/applicant/field-rules.ts";

const END_BEFORE_START = english("The end is before the start.");

type TypedJob = NonNullable<NonNullable<ApplicantDraft["employment"]>["previousJobs"]>[number];
type TypedHome = NonNullable<NonNullable<ApplicantDraft["housing"]>["previousHomes"]>[number];

interface Where {
  /** Begins the names of the fields. */
  readonly prefix: string;
  /** ISO date where the buyer is. */
  readonly today: string;
}

/** A job before the present one (VAL-21, VAL-27). */
export function checkJob(job: TypedJob, { prefix, today }: Where): Problems {
  const found = runRules({
    status: [oneOf(EMPLOYMENT_STATUSES), job.status],
    ...(hasEmployer(job.status ?? "") && {
      employer: [employerSchema, job.employer],
      occupation: [occupationSchema, job.occupation],
    }),
    start: [monthYearSchema, job.start],
    end: [monthYearSchema, job.end],
  });
  const [start, end] = [parseMonthYear(job.start ?? ""), parseMonthYear(job.end ?? "")];
  if (start !== undefined && end !== undefined && end < start) found["end"] = END_BEFORE_START;
  addMonth(found, "start", { start: job.start, today });
  addMonth(found, "end", { start: job.end, today });
  return Object.fromEntries(Object.entries(found).map(([field, text]) => [`${prefix}${field}`, text]));
}

/** A home before the present one (VAL-21, VAL-26). */
export function checkHome(
  home: TypedHome,
  { prefix, today, places }: Where & { readonly places?: ZipPlaces | undefined },
): Problems {
  const found = runRules({
    [`${prefix}addressLine1`]: [streetLineSchema, home.addressLine1],
    [`${prefix}addressLine2`]: [secondLineSchema, home.addressLine2],
    [`${prefix}city`]: [citySchema, home.city],
    [`${prefix}state`]: [stateSchema, home.state],
    [`${prefix}zipCode`]: [zipCodeSchema, home.zipCode],
    [`${prefix}start`]: [monthYearSchema, home.start],
  });
  addPlace(found, home, { places, prefix });
  addMonth(found, `${prefix}start`, { start: home.start, today });
  return found;
}
