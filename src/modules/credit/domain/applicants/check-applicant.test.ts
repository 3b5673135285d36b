import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ApplicantDraft } from "./applicant-draft.ts";
import { type ApplicantFacts, checkApplicant } from "./check-applicant.ts";
import { needsSpousePage, needsWisconsinNotice } from "./community-property.ts";
import { historyGaps } from "./history-gaps.ts";
import { startBeforeBirth } from "./start-before-birth.ts";

const FACTS: ApplicantFacts = {
  role: "PRIMARY",
  today: "2026-11-23",
  phone: {},
  titleState: "OH",
  isSpouseApplying: false,
  sharesHome: false,
  places: {
    place: (zip) => (zip === "43004" ? { city: "Blacklick", state: "OH" } : undefined),
    isCityOf: (_zip, city) => city === "Blacklick",
  },
};

const PERSON: ApplicantDraft = {
  personal: {
    firstName: "Robin",
    lastName: "Buyer",
    addressLine1: "12 Main Street",
    city: "Blacklick",
    state: "OH",
    zipCode: "43004",
    county: "Franklin",
    phone: "6142345678",
    phoneConsent: true,
    email: "robin@example.com",
    birthDate: "07/04/1985",
  },
  employment: {
    status: "FULL_TIME",
    employer: "Harbor Mills",
    occupation: "Welder",
    start: "03/2019",
    annualIncome: "62,000",
    incomeSource: "SALARY",
  },
  housing: { housing: "RENT", monthlyPayment: "1400", start: "05/2020" },
};

const NOTHING = { personal: {}, spouse: {}, employment: {}, housing: {} };
const changed = (page: keyof ApplicantDraft, change: object): ApplicantDraft => ({
  ...PERSON,
  [page]: { ...PERSON[page], ...change },
});

describe("An applicant", () => {
  it("reads the problems of a page in the order of its fields", () => {
    const nobody = checkApplicant({}, { ...FACTS, titleState: "TX" });
    const named = ["firstName", "lastName", "birthDate", "maritalStatus", "email", "phone", "addressLine1"];
    expect(Object.keys(nobody.personal).slice(0, named.length)).toEqual(named);
    const worker = checkApplicant({ employment: { status: "FULL_TIME" } }, FACTS);
    expect(Object.keys(worker.employment).slice(0, 2)).toEqual(["start", "employer"]);
  });

  it("who told everything has no problem", () => {
    expect(checkApplicant(PERSON, FACTS)).toEqual(NOTHING);
  });

  it.each([
    ["personal", { firstName: "R" }, { firstName: "First name must be 2 to 15 characters." }],
    ["personal", { middleName: "Q" }, {}],
    ["personal", { middleName: "4" }, { middleName: expect.stringContaining("letters") as string }],
    ["personal", { lastName: "-Buyer" }, { lastName: expect.stringContaining("letters") as string }],
    ["personal", { maritalStatus: "MARRIED" }, {}],
    ["personal", { maritalStatus: "DIVORCED" }, { maritalStatus: "Choose one of the offered values." }],
    ["personal", { addressLine1: "PO Box 12" }, { addressLine1: "A home address can't be a P.O. box." }],
    ["personal", { addressLine1: "Main Street" }, { addressLine1: "Enter a street number and name." }],
    ["personal", { unitType: "SUITE", unitNumber: "" }, { unitNumber: "This field is required." }],
    ["personal", { unitType: "SUITE", unitNumber: "12B" }, {}],
    ["personal", { unitType: "TENT", unitNumber: "1" }, { unitType: "Choose one of the offered values." }],
    ["personal", { city: "Austin" }, { city: "City doesn't match the zip code." }],
    [
      "personal",
      { state: "TX" },
      { state: "State doesn't match the zip code.", maritalStatus: "This field is required." },
    ],
    ["personal", { zipCode: "4300" }, { zipCode: "Enter a 5-digit US zip code." }],
    ["personal", { county: "X" }, { county: "County must be 2 to 25 characters." }],
    ["personal", { phone: "123" }, { phone: "Enter a valid 10-digit phone number." }],
    // A call is no condition of credit.
    ["personal", { phoneConsent: false }, {}],
    ["personal", { phoneConsent: undefined }, {}],
    [
      "personal",
      { email: "a+b@example.com" },
      { email: "Email addresses with a plus sign are not accepted." },
    ],
    ["personal", { birthDate: "11/24/2008" }, { birthDate: "You must be at least 18 years old." }],
    ["employment", { status: "RETIRED", employer: "", occupation: "" }, {}],
    ["employment", { employer: "" }, { employer: "This field is required." }],
    ["employment", { occupation: "x".repeat(27) }, { occupation: "Occupation can be up to 26 characters." }],
    ["employment", { start: "12/2026" }, { start: "This date can't be in the future." }],
    ["employment", { start: "03/1984" }, { start: "Employment start date is before your date of birth." }],
    ["employment", { annualIncome: "0" }, { annualIncome: "Enter an amount from $1 to $999,999." }],
    ["employment", { otherMonthlyIncome: "300" }, { otherIncomeSource: "This field is required." }],
    ["employment", { otherMonthlyIncome: "300", otherIncomeSource: "RENTAL" }, {}],
    ["employment", { start: "03/2026" }, { previousJobs: expect.stringContaining("two years") as string }],
    ["housing", { housing: "OWN", monthlyPayment: "" }, {}],
    ["housing", { monthlyPayment: "" }, { monthlyPayment: "This field is required." }],
    ["housing", { monthlyPayment: "100000" }, { monthlyPayment: "Enter an amount from $0 to $99,999." }],
    ["housing", { start: "05/1926" }, { start: "Residency start date is before your date of birth." }],
    ["housing", { start: "06/2026" }, { previousHomes: expect.stringContaining("two years") as string }],
  ] as const)("%# on the page %s with %j", (page, change, problems) => {
    expect(checkApplicant(changed(page, change), FACTS)[page]).toEqual(problems);
  });

  it("with a job before this one has two years", () => {
    const job = {
      status: "PART_TIME",
      employer: "Cafe",
      occupation: "Cook",
      start: "01/2022",
      end: "02/2026",
    };
    const draft = changed("employment", { start: "03/2026", previousJobs: [job] });
    expect(checkApplicant(draft, FACTS).employment).toEqual({});
    const late = changed("employment", { start: "06/2026", previousJobs: [job] });
    expect(checkApplicant(late, FACTS).employment).toHaveProperty("previousJobs");
  });

  it.each([
    [{ end: "12/2026" }, { "previousJobs.0.end": "This date can't be in the future." }],
    [{ start: "12/2026", end: "12/2026" }, { "previousJobs.0.start": expect.anything() as string }],
    [{ start: "01/1900" }, { "previousJobs.0.start": "This date is too far in the past." }],
    [{ end: "12/2021" }, { "previousJobs.0.end": "The end is before the start." }],
    [{ employer: "" }, { "previousJobs.0.employer": "This field is required." }],
    [{ status: "SLEEPING" }, { "previousJobs.0.status": "Choose one of the offered values." }],
    [{ status: "STUDENT", employer: "<script>", occupation: "" }, {}],
  ])("says about an earlier job with %j: %j", (change, problems) => {
    const job = {
      status: "PART_TIME",
      employer: "Cafe",
      occupation: "Cook",
      start: "01/2022",
      end: "02/2026",
    };
    const draft = changed("employment", { start: "03/2026", previousJobs: [{ ...job, ...change }] });
    const found = checkApplicant(draft, FACTS).employment;
    expect(found).toMatchObject(problems);
    expect(Object.keys(problems).length === 0).toBe(Object.keys(found).length === 0);
  });

  it.each([
    [{}, {}],
    [{ start: "12/2026" }, { "previousHomes.0.start": "This date can't be in the future." }],
    [{ start: "01/1900" }, { "previousHomes.0.start": "This date is too far in the past." }],
    [
      { addressLine1: "PO Box 12" },
      { "previousHomes.0.addressLine1": "A home address can't be a P.O. box." },
    ],
    [{ addressLine2: "x".repeat(17) }, { "previousHomes.0.addressLine2": "Use at most 16 characters." }],
    [{ city: "Austin" }, { "previousHomes.0.city": "City doesn't match the zip code." }],
    [{ state: "TX" }, { "previousHomes.0.state": "State doesn't match the zip code." }],
    [{ zipCode: "00000" }, { "previousHomes.0.zipCode": expect.anything() as string }],
  ])("says about an earlier home with %j: %j", (change, problems) => {
    const home = {
      addressLine1: "9 Elm Street",
      city: "Blacklick",
      state: "OH",
      zipCode: "43004",
      start: "03/2020",
    };
    const draft = changed("housing", { start: "03/2026", previousHomes: [{ ...home, ...change }] });
    expect(checkApplicant(draft, FACTS).housing).toEqual(problems);
  });

  it("never fails for what anybody types", () => {
    const text = fc.oneof(fc.string(), fc.constantFrom("03/2020", "07/04/1985", "SUITE", "43004"));
    const page = (fields: readonly string[]) =>
      fc.record(Object.fromEntries(fields.map((field) => [field, text])), { requiredKeys: [] });
    const draft = fc.record({
      personal: page(Object.keys(PERSON.personal ?? {}).filter((field) => field !== "phoneConsent")),
      employment: page(Object.keys(PERSON.employment ?? {})),
      housing: page(Object.keys(PERSON.housing ?? {})),
    });
    fc.assert(fc.property(draft, (typed) => void checkApplicant(typed, FACTS)));
  });
});

describe("The spouse page (CRED-04)", () => {
  it.each([
    ["MARRIED", "TX", "OH", false, true],
    ["MARRIED", "OH", "WI", false, true],
    ["MARRIED", "OH", "OH", false, false],
    ["MARRIED", "TX", "TX", true, false],
    ["UNMARRIED", "TX", "TX", false, false],
    ["SEPARATED", "CA", "CA", false, false],
    ["", "CA", "CA", false, false],
  ])(
    "%s in %s with a title in %s, spouse applying %s: %s",
    (maritalStatus, homeState, titleState, isSpouseApplying, is) => {
      expect(needsSpousePage({ maritalStatus, homeState, titleState, isSpouseApplying })).toBe(is);
    },
  );

  it("asks for the name and address of the spouse", () => {
    const draft = changed("personal", { maritalStatus: "MARRIED" });
    const facts = { ...FACTS, titleState: "WI" };
    expect(Object.keys(checkApplicant(draft, facts).spouse)).toHaveLength(6);
    const told = {
      ...draft,
      spouse: { spouseFirstName: "Alex", spouseLastName: "Buyer", spouseSameAddress: true },
    };
    expect(checkApplicant(told, facts).spouse).toEqual({});
  });

  it("comes with the notice of Wisconsin there only", () => {
    expect([needsWisconsinNotice(["OH", "WI"]), needsWisconsinNotice(["OH"])]).toEqual([true, false]);
  });
});

describe("A start before birth (VAL-20, OP-55)", () => {
  it.each([
    ["03/1984", "05/2020", "employment"],
    ["03/2019", "05/1980", "residency"],
    ["03/1984", "05/1980", "both"],
    ["07/1985", "07/1985", undefined],
    ["", "", undefined],
  ])("employment %s, residency %s: %s", (employmentStart, residencyStart, conflict) => {
    expect(startBeforeBirth({ birthDate: "07/04/1985", employmentStart, residencyStart })).toBe(conflict);
  });
});

describe("Two years of history (VAL-21)", () => {
  it("finds each gap once, and none where stretches touch", () => {
    const now = 24_322;
    expect(historyGaps([{ from: now - 30, to: null }], now)).toEqual([]);
    expect(
      historyGaps(
        [
          { from: now - 10, to: null },
          { from: now - 40, to: now - 11 },
        ],
        now,
      ),
    ).toEqual([]);
    expect(
      historyGaps(
        [
          { from: now - 10, to: null },
          { from: now - 40, to: now - 14 },
        ],
        now,
      ),
    ).toEqual([{ from: now - 13, to: now - 11 }]);
    expect(historyGaps([], now)).toEqual([{ from: now - 23, to: now - 1 }]);
  });
});
