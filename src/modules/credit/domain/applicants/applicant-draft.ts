import * as v from "valibot";

const typed = v.optional(v.pipe(v.string(), v.maxLength(200)));
const job = v.object({ status: typed, employer: typed, occupation: typed, start: typed, end: typed });
const home = v.object({
  addressLine1: typed,
  addressLine2: typed,
  city: typed,
  state: typed,
  zipCode: typed,
  start: typed,
});
/** More is nobody's last two years. */
const MOST = 6;

/** The pages of one person as they are typed: saved as they are, so that nothing is lost. */
export const PAGE_DRAFTS = {
  personal: v.object({
    firstName: typed,
    middleName: typed,
    lastName: typed,
    maritalStatus: typed,
    sameAddress: v.optional(v.boolean()),
    addressLine1: typed,
    unitType: typed,
    unitNumber: typed,
    city: typed,
    state: typed,
    zipCode: typed,
    county: typed,
    phone: typed,
    phoneConsent: v.optional(v.boolean()),
    /** Of the words beside the box. */
    phoneConsentVersion: v.optional(v.pipe(v.number(), v.integer())),
    email: typed,
    birthDate: typed,
  }),
  spouse: v.object({
    spouseFirstName: typed,
    spouseLastName: typed,
    spouseSameAddress: v.optional(v.boolean()),
    spouseAddressLine1: typed,
    spouseCity: typed,
    spouseState: typed,
    spouseZipCode: typed,
  }),
  employment: v.object({
    status: typed,
    employer: typed,
    occupation: typed,
    start: typed,
    workPhone: typed,
    annualIncome: typed,
    incomeSource: typed,
    otherMonthlyIncome: typed,
    otherIncomeSource: typed,
    previousJobs: v.optional(v.pipe(v.array(job), v.maxLength(MOST))),
  }),
  housing: v.object({
    housing: typed,
    monthlyPayment: typed,
    householdPayer: typed,
    start: typed,
    previousHomes: v.optional(v.pipe(v.array(home), v.maxLength(MOST))),
  }),
} as const;

export type DraftPage = keyof typeof PAGE_DRAFTS;

type PersonalDraft = v.InferOutput<(typeof PAGE_DRAFTS)["personal"]>;
type SpouseDraft = v.InferOutput<(typeof PAGE_DRAFTS)["spouse"]>;
type EmploymentDraft = v.InferOutput<(typeof PAGE_DRAFTS)["employment"]>;
type HousingDraft = v.InferOutput<(typeof PAGE_DRAFTS)["housing"]>;

/** What one person has told so far, without the SSN. Personal data. */
export interface ApplicantDraft {
  readonly personal?: PersonalDraft;
  readonly spouse?: SpouseDraft;
  readonly employment?: EmploymentDraft;
  readonly housing?: HousingDraft;
}

/** In the order of the wizard. */
export const DRAFT_PAGES = [
  "personal",
  "spouse",
  "employment",
  "housing",
] as const satisfies readonly DraftPage[];
