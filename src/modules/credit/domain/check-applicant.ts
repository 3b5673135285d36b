import * as v from "valibot";
import { EMPLOYMENT_STATUSES, HOUSING_KINDS } from "#modules/lenders/domain/credit-request.ts";
import { citySchema, stateSchema, streetLineSchema } from "#platform/shared/fields/address/address.ts";
import { addressProblem, type ZipPlaces } from "#platform/shared/fields/address/address-rule.ts";
import { isPoBox } from "#platform/shared/fields/address/street-line.ts";
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
import { CONSENT_REQUIRED, REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { issueText } from "#platform/shared/fields/issue-text.ts";
import { firstNameSchema, lastNameSchema, middleNameSchema } from "#platform/shared/fields/person-name.ts";
import { type PhonePolicy, phoneSchema } from "#platform/shared/fields/phone/phone.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { ApplicantDraft, DraftPage } from "./applicant-draft.ts";
import { hasEmployer, paysForHome } from "./asked-fields.ts";
import { isCommunityPropertyState, needsSpousePage } from "./community-property.ts";
import {
  type ApplicantRole,
  HOUSEHOLD_PAYERS,
  INCOME_SOURCES,
  MARITAL_STATUSES,
  UNIT_TYPES,
} from "./credit-words.ts";
import { historyGaps, type Stretch } from "./history-gaps.ts";
import { BIRTH_CONFLICT_TEXTS, startBeforeBirth } from "./start-before-birth.ts";

const PO_BOX_HOME = english("A home address can't be a P.O. box.");
const IN_FUTURE = english("This date can't be in the future.");
const TOO_LONG_AGO = english("This date is too long ago.");
const GAP = english("Add what came before, so that we have the last two years without gaps.");
const END_BEFORE_START = english("The end is before the start.");
const UNIT_NUMBER = english("Use at most 8 characters.");

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

/** Field to message; empty when a page is fine. */
type PageProblems = Readonly<Record<string, string>>;

type Problems = Record<string, string>;
type Rules = Readonly<Record<string, readonly [v.GenericSchema, unknown]>>;

/** A field that may be empty keeps its rule for everything else. */
const optional = (schema: v.GenericSchema) =>
  v.lazy((input) => (typeof input === "string" && input.trim() === "" ? v.string() : schema));
const ONE_OF = english("Choose one of the offered values.");
const oneOf = (values: readonly string[]) =>
  v.pipe(
    v.string(REQUIRED),
    v.nonEmpty(REQUIRED),
    v.check((choice) => values.includes(choice), ONE_OF),
  );

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

function run(rules: Rules): Problems {
  const problems: Problems = {};
  for (const [field, [schema, value]] of Object.entries(rules)) {
    const result = v.safeParse(schema, value ?? "");
    if (!result.success) problems[field] = issueText(result.issues[0]);
  }
  return problems;
}

function checkPersonal({ personal = {} }: ApplicantDraft, facts: ApplicantFacts): PageProblems {
  const { middleName = "", maritalStatus = "", unitType = "", unitNumber = "" } = personal;
  const needsMarriage =
    isCommunityPropertyState(personal.state ?? "") || isCommunityPropertyState(facts.titleState);
  const problems = run({
    firstName: [firstNameSchema, personal.firstName],
    middleName: [optional(middleNameSchema), middleName],
    lastName: [lastNameSchema, personal.lastName],
    maritalStatus: [
      needsMarriage ? oneOf(MARITAL_STATUSES) : optional(oneOf(MARITAL_STATUSES)),
      maritalStatus,
    ],
    phone: [phoneSchema(facts.phone), personal.phone],
    email: [emailSchema, personal.email],
    ...(!facts.sharesHome && {
      addressLine1: [streetLineSchema, personal.addressLine1],
      unitType: [optional(oneOf(UNIT_TYPES)), unitType],
      unitNumber: [v.pipe(v.string(), v.trim(), v.maxLength(8, UNIT_NUMBER)), unitNumber],
      city: [citySchema, personal.city],
      state: [stateSchema, personal.state],
      zipCode: [zipCodeSchema, personal.zipCode],
      county: [countySchema, personal.county],
    }),
  });
  const birth = checkBirthDate(personal.birthDate ?? "", facts.today);
  if (birth !== undefined) problems["birthDate"] = birth;
  if (personal.phoneConsent !== true) problems["phoneConsent"] = CONSENT_REQUIRED;
  if (unitType !== "" && unitNumber.trim() === "") problems["unitNumber"] = REQUIRED;
  if (!facts.sharesHome) addPlace(problems, personal, facts);
  return problems;
}

interface TypedPlace {
  readonly addressLine1?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly zipCode?: string | undefined;
}

interface PlaceFacts extends Pick<ApplicantFacts, "places"> {
  /** Begins the names of the fields. */
  readonly prefix?: string;
}

/** VAL-13, VAL-14: the parts are fine each by itself; do they belong together? */
function addPlace(problems: Problems, address: TypedPlace, { places, prefix = "" }: PlaceFacts): void {
  const key = (part: string): string => `${prefix}${part}`;
  if (isPoBox(address.addressLine1 ?? "")) problems[key("addressLine1")] = PO_BOX_HOME;
  const parts = ["addressLine1", "city", "state", "zipCode"].map(key);
  if (places === undefined || parts.some((part) => part in problems)) return;
  const { addressLine1: line1 = "", city = "", state = "", zipCode = "" } = address;
  const typed = {
    line1,
    line2: "",
    city: city.trim(),
    state: state.trim().toUpperCase(),
    zipCode: zipCode.trim(),
  };
  const found = addressProblem(places, typed, { isDelivery: false });
  if (found) problems[key(found.part === "line1" ? "addressLine1" : found.part)] = found.message;
}

function checkSpouse(draft: ApplicantDraft, facts: ApplicantFacts): PageProblems {
  const { personal = {}, spouse = {} } = draft;
  const { maritalStatus = "", state: homeState = "" } = personal;
  if (!needsSpousePage({ ...facts, maritalStatus, homeState })) return {};
  return run({
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
  const problems = run({
    status: [oneOf(EMPLOYMENT_STATUSES), status],
    ...(hasEmployer(status) && {
      employer: [employerSchema, employment.employer],
      occupation: [occupationSchema, employment.occupation],
    }),
    start: [monthYearSchema, employment.start],
    workPhone: [optional(phoneSchema(facts.phone)), workPhone],
    annualIncome: [incomeSchema, employment.annualIncome],
    incomeSource: [oneOf(INCOME_SOURCES), employment.incomeSource],
    otherMonthlyIncome: [optional(incomeSchema), otherMonthlyIncome],
    ...(otherMonthlyIncome.trim() !== "" && {
      otherIncomeSource: [oneOf(INCOME_SOURCES), otherIncomeSource],
    }),
  });
  const jobs = employment.previousJobs ?? [];
  for (const [at, job] of jobs.entries()) Object.assign(problems, checkJob(job, `previousJobs.${at}.`));
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

interface TypedJob {
  readonly status?: string | undefined;
  readonly employer?: string | undefined;
  readonly occupation?: string | undefined;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

function checkJob(job: TypedJob, prefix: string): Problems {
  const found = run({
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
  return Object.fromEntries(Object.entries(found).map(([field, text]) => [`${prefix}${field}`, text]));
}

/** VAL-26, VAL-27: a start is neither in the future nor more than a hundred years ago. */
function addMonth(
  problems: Problems,
  field: string,
  facts: { start?: string | undefined; today: string },
): void {
  const month = parseMonthYear(facts.start ?? "");
  if (month === undefined) return;
  const now = monthOfDate(facts.today);
  if (month > now) problems[field] = IN_FUTURE;
  else if (month <= now - 1200) problems[field] = TOO_LONG_AGO;
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
  const problems = run({
    ...(!facts.sharesHome && {
      housing: [oneOf(HOUSING_KINDS), housing.housing],
      ...(paysForHome(housing.housing ?? "") && {
        monthlyPayment: [housingCostSchema, housing.monthlyPayment],
      }),
    }),
    householdPayer: [optional(oneOf(HOUSEHOLD_PAYERS)), housing.householdPayer ?? ""],
    start: [monthYearSchema, housing.start],
  });
  const homes = housing.previousHomes ?? [];
  for (const [at, home] of homes.entries()) {
    const prefix = `previousHomes.${at}.`;
    const found = run({
      [`${prefix}addressLine1`]: [streetLineSchema, home.addressLine1],
      [`${prefix}city`]: [citySchema, home.city],
      [`${prefix}state`]: [stateSchema, home.state],
      [`${prefix}zipCode`]: [zipCodeSchema, home.zipCode],
      [`${prefix}start`]: [monthYearSchema, home.start],
    });
    addPlace(found, home, { places: facts.places, prefix });
    Object.assign(problems, found);
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
