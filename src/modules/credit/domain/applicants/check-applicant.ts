import * as v from "valibot";
import { EMPLOYMENT_STATUSES, HOUSING_KINDS } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import { citySchema, stateSchema, streetLineSchema } from "#platform/shared/fields/address/address.ts";
import type { ZipPlaces } from "#platform/shared/fields/address/address-rule.ts";
import { zipCodeSchema } from "#platform/shared/fields/address/zip-code.ts";
import { checkBirthDate } from "#platform/shared/fields/applicant/birth-date.ts";
import { housingCostSchema, incomeSchema } from "#platform/shared/fields/applicant/dollars.ts";
import {
  monthOfDate,
  monthYearSchema,
  parseMonthYear,
} from "#platform/shared/fields/applicant/month-year.ts";
import {
  countySchema,
  employerSchema,
  occupationSchema,
} from "#platform/shared/fields/applicant/work-and-county.ts";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { firstNameSchema, lastNameSchema, middleNameSchema } from "#platform/shared/fields/person-name.ts";
import { type PhonePolicy, phoneSchema } from "#platform/shared/fields/phone/phone.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { ApplicantDraft, DraftPage } from "./applicant-draft.ts";
import { hasEmployer, paysForHome } from "./asked-fields.ts";
import { isCommunityPropertyState, needsSpousePage } from "./community-property.ts";
import type { ApplicantRole } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import { HOUSEHOLD_PAYERS, INCOME_SOURCES, MARITAL_STATUSES, UNIT_TYPES } from "../credit-words.ts";
import { checkHome, checkJob } from "./check-earlier.ts";
import {
  addMonth,
  addPlace,
  oneOf,
  optional,
  runRules,
} from "#platform/shared/fields/applicant/field-rules.ts";
import { historyGaps, type Stretch } from "./history-gaps.ts";
import { BIRTH_CONFLICT_TEXTS, startBeforeBirth } from "./start-before-birth.ts";

const GAP = english("Add what came before, so that we have the last two years without gaps.");
const UNIT_NUMBER = english("Use at most 8 characters.");

// Rules that ask for nothing but what was typed are made once: every saved field has all pages checked.
const MARITAL_STATUS = oneOf(MARITAL_STATUSES);
const INCOME_SOURCE = oneOf(INCOME_SOURCES);
const RULES = {
  middleName: optional(middleNameSchema),
  maritalStatusIfAny: optional(MARITAL_STATUS),
  unitType: optional(oneOf(UNIT_TYPES)),
  unitNumber: v.pipe(v.string(), v.trim(), v.maxLength(8, UNIT_NUMBER)),
  employment: oneOf(EMPLOYMENT_STATUSES),
  income: optional(incomeSchema),
  housing: oneOf(HOUSING_KINDS),
  householdPayer: optional(oneOf(HOUSEHOLD_PAYERS)),
} as const;

/** What the rules need to know beside what was typed. */
export interface ApplicantFacts {
  readonly role: ApplicantRole;
  /** ISO date where the buyer is. */
  readonly today: string;
  readonly phone: PhonePolicy;
  /** Where the vehicle will be titled; two letters. */
  readonly titleState: string;
  /** The other person is this one's spouse. */
  readonly isSpouseApplying: boolean;
  /** The home is the one the primary applicant described. */
  readonly sharesHome: boolean;
  /** Where zip codes are; the browser has none and leaves that to the server. */
  readonly places?: ZipPlaces | undefined;
}

/** Field to message, in the order of the page's fields; empty when a page is fine. */
type PageProblems = Readonly<Record<string, string>>;

/** Each page's rules (VAL-01 to VAL-27); the pages somebody does not have are fine. */
export function checkApplicant(
  draft: ApplicantDraft,
  facts: ApplicantFacts,
): Record<DraftPage, PageProblems> {
  return {
    personal: checkPersonal(draft, facts),
    spouse: checkSpouse(draft, facts),
    employment: checkEmployment(draft, facts),
    housing: checkHousing(draft, facts),
  };
}

function checkPersonal({ personal = {} }: ApplicantDraft, facts: ApplicantFacts): PageProblems {
  const { middleName = "", maritalStatus = "", unitType = "", unitNumber = "" } = personal;
  const needsMarriage =
    isCommunityPropertyState(personal.state ?? "") || isCommunityPropertyState(facts.titleState);
  const problems = runRules({
    firstName: [firstNameSchema, personal.firstName],
    middleName: [RULES.middleName, middleName],
    lastName: [lastNameSchema, personal.lastName],
  });
  const birth = checkBirthDate(personal.birthDate ?? "", facts.today);
  if (birth !== undefined) problems["birthDate"] = birth;
  const others = runRules({
    maritalStatus: [needsMarriage ? MARITAL_STATUS : RULES.maritalStatusIfAny, maritalStatus],
    email: [emailSchema, personal.email],
    phone: [phoneSchema(facts.phone), personal.phone],
    ...(!facts.sharesHome && {
      addressLine1: [streetLineSchema, personal.addressLine1],
      unitType: [RULES.unitType, unitType],
      unitNumber: [RULES.unitNumber, unitNumber],
      city: [citySchema, personal.city],
      state: [stateSchema, personal.state],
      zipCode: [zipCodeSchema, personal.zipCode],
      county: [countySchema, personal.county],
    }),
  });
  Object.assign(problems, others);
  if (unitType !== "" && unitNumber.trim() === "") problems["unitNumber"] = REQUIRED;
  if (!facts.sharesHome) addPlace(problems, personal, facts);
  return problems;
}

function checkSpouse(draft: ApplicantDraft, facts: ApplicantFacts): PageProblems {
  const { personal = {}, spouse = {} } = draft;
  const { maritalStatus = "", state: homeState = "" } = personal;
  if (!needsSpousePage({ ...facts, maritalStatus, homeState })) return {};
  return runRules({
    spouseFirstName: [firstNameSchema, spouse.spouseFirstName],
    spouseLastName: [lastNameSchema, spouse.spouseLastName],
    ...(spouse.spouseSameAddress !== true && {
      spouseAddressLine1: [streetLineSchema, spouse.spouseAddressLine1],
      spouseCity: [citySchema, spouse.spouseCity],
      spouseState: [stateSchema, spouse.spouseState],
      spouseZipCode: [zipCodeSchema, spouse.spouseZipCode],
    }),
  });
}

function checkEmployment(
  { personal = {}, employment = {}, housing = {} }: ApplicantDraft,
  facts: ApplicantFacts,
) {
  const { status = "", workPhone = "", otherMonthlyIncome = "", otherIncomeSource = "" } = employment;
  const problems = runRules({
    status: [RULES.employment, status],
    start: [monthYearSchema, employment.start],
    ...(hasEmployer(status) && {
      employer: [employerSchema, employment.employer],
      occupation: [occupationSchema, employment.occupation],
    }),
    workPhone: [optional(phoneSchema(facts.phone)), workPhone],
    annualIncome: [incomeSchema, employment.annualIncome],
    incomeSource: [INCOME_SOURCE, employment.incomeSource],
    otherMonthlyIncome: [RULES.income, otherMonthlyIncome],
    ...(otherMonthlyIncome.trim() !== "" && {
      otherIncomeSource: [INCOME_SOURCE, otherIncomeSource],
    }),
  });
  const jobs = employment.previousJobs ?? [];
  for (const [at, job] of jobs.entries())
    Object.assign(problems, checkJob(job, { prefix: `previousJobs.${at}.`, today: facts.today }));
  addMonth(problems, "start", { start: employment.start, ...facts });
  const conflict = startBeforeBirth({
    birthDate: personal.birthDate ?? "",
    employmentStart: employment.start ?? "",
    residencyStart: housing.start ?? "",
  });
  if (conflict === "employment" || conflict === "both") problems["start"] = BIRTH_CONFLICT_TEXTS.employment;
  if (Object.keys(problems).length === 0 && employmentGaps(employment, facts.today).length > 0)
    problems["previousJobs"] = GAP;
  return problems;
}

/** Months of the last two years without a job or another standing. */
function employmentGaps(employment: NonNullable<ApplicantDraft["employment"]>, today: string) {
  const stretches: Stretch[] = [];
  const from = parseMonthYear(employment.start ?? "");
  if (from !== undefined) stretches.push({ from, to: null });
  for (const job of employment.previousJobs ?? []) {
    const [start, end] = [parseMonthYear(job.start ?? ""), parseMonthYear(job.end ?? "")];
    if (start !== undefined && end !== undefined) stretches.push({ from: start, to: end });
  }
  return historyGaps(stretches, monthOfDate(today));
}

function checkHousing(
  { personal = {}, employment = {}, housing = {} }: ApplicantDraft,
  facts: ApplicantFacts,
) {
  const problems = runRules({
    ...(!facts.sharesHome && {
      housing: [RULES.housing, housing.housing],
      ...(paysForHome(housing.housing ?? "") && {
        monthlyPayment: [housingCostSchema, housing.monthlyPayment],
      }),
    }),
    householdPayer: [RULES.householdPayer, housing.householdPayer ?? ""],
    start: [monthYearSchema, housing.start],
  });
  const homes = housing.previousHomes ?? [];
  for (const [at, home] of homes.entries()) {
    Object.assign(problems, checkHome(home, { prefix: `previousHomes.${at}.`, ...facts }));
  }
  addMonth(problems, "start", { start: housing.start, ...facts });
  const conflict = startBeforeBirth({
    birthDate: personal.birthDate ?? "",
    employmentStart: employment.start ?? "",
    residencyStart: housing.start ?? "",
  });
  if (conflict === "residency" || conflict === "both") problems["start"] = BIRTH_CONFLICT_TEXTS.residency;
  if (Object.keys(problems).length === 0 && residencyGaps(housing, facts.today).length > 0)
    problems["previousHomes"] = GAP;
  return problems;
}

/** Months of the last two years without a home: each home lasts until the next one begins (CRED-06). */
function residencyGaps(housing: NonNullable<ApplicantDraft["housing"]>, today: string) {
  const starts = [housing, ...(housing.previousHomes ?? [])].map(({ start }) => parseMonthYear(start ?? ""));
  const known = starts.filter((month) => month !== undefined);
  const first = known.length === 0 ? [] : [{ from: Math.min(...known), to: null }];
  return historyGaps(first, monthOfDate(today));
}
