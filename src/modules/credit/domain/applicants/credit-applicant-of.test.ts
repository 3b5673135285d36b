import { describe, expect, it } from "vitest";
import type { ApplicantState } from "./applicant-facts.ts";
import { creditApplicantOf } from "./credit-applicant-of.ts";
import { draftOfBuyer } from "./draft-of-buyer.ts";
import { lenderRelation } from "../lender-relation.ts";
import { sameAsPrimary } from "./same-as-primary.ts";
import { spouseOf } from "./spouse-of.ts";

const PRIMARY: ApplicantState = {
  role: "PRIMARY",
  ssn: "123456780",
  draft: {
    personal: {
      firstName: " Robin ",
      lastName: "Buyer",
      maritalStatus: "MARRIED",
      addressLine1: "12 Main Street",
      unitType: "APARTMENT",
      unitNumber: "4B",
      city: "Austin",
      state: "tx",
      zipCode: "78701",
      county: "Travis",
      phone: "(512) 234-5678",
      email: "robin@example.com",
      birthDate: "7/4/1985",
    },
    employment: {
      status: "FULL_TIME",
      employer: "Harbor Mills",
      occupation: "Welder",
      start: "01/2026",
      annualIncome: "$62,000.50",
      incomeSource: "SALARY",
      otherMonthlyIncome: "300",
      otherIncomeSource: "RENTAL",
      previousJobs: [
        { status: "PART_TIME", employer: "Cafe", occupation: "Cook", start: "01/2024", end: "11/2025" },
      ],
    },
    housing: {
      housing: "RENT",
      monthlyPayment: "1,401",
      start: "03/2026",
      previousHomes: [
        { addressLine1: "9 Elm Street", city: "Austin", state: "TX", zipCode: "78701", start: "03/2020" },
      ],
    },
  },
};
const JOINT: ApplicantState = {
  role: "JOINT",
  ssn: "123456790",
  draft: { personal: { firstName: "Rosa", sameAddress: true }, housing: { start: "05/2020" } },
};

const read = (person: ApplicantState, joint?: ApplicantState) =>
  creditApplicantOf({ ...person, applicantId: "cap_1" }, { primary: PRIMARY, joint, today: "2026-11-25" });

describe("An applicant as lenders read them", () => {
  it("takes no employer along from a status that has none", () => {
    const { draft } = PRIMARY;
    const retired = { ...draft.employment, status: "RETIRED", employer: "<left over>", occupation: "Old" };
    const { employments } = read({ ...PRIMARY, draft: { ...draft, employment: retired } });
    expect(employments[0]).toMatchObject({ status: "RETIRED", employer: null, occupation: null });
  });

  it("has months instead of dates, cents instead of text, and nothing that nobody may decide by", () => {
    expect(read(PRIMARY)).toEqual({
      applicantId: "cap_1",
      role: "PRIMARY",
      firstName: "Robin",
      middleName: null,
      lastName: "Buyer",
      birthDate: "1985-07-04",
      ssn: "123456780",
      email: "robin@example.com",
      phone: "5122345678",
      addresses: [
        {
          line1: "12 Main Street",
          line2: "Apt 4B",
          city: "Austin",
          state: "TX",
          zipCode: "78701",
          county: "Travis",
          months: 8,
          housing: "RENT",
          monthlyPaymentCents: 140_100,
        },
        {
          line1: "9 Elm Street",
          line2: null,
          city: "Austin",
          state: "TX",
          zipCode: "78701",
          county: null,
          months: 72,
          housing: "OTHER",
          monthlyPaymentCents: 0,
        },
      ],
      employments: [
        { status: "FULL_TIME", employer: "Harbor Mills", occupation: "Welder", phone: null, months: 10 },
        { status: "PART_TIME", employer: "Cafe", occupation: "Cook", phone: null, months: 22 },
      ],
      grossAnnualIncomeCents: 6_200_050,
      otherIncome: [{ source: "RENTAL", monthlyCents: 30_000 }],
    });
  });

  it.each([
    [undefined, 70_050, 70_050],
    ["BOTH", 70_050, 70_050],
    ["PRIMARY", 140_100, 0],
    ["JOINT", 0, 140_100],
  ])("of a shared home paid by %s count %i and %i of it", (householdPayer, first, second) => {
    const housing = { ...PRIMARY.draft.housing, householdPayer };
    const primary = { ...PRIMARY, draft: { ...PRIMARY.draft, housing } };
    const costs = [primary, JOINT].map(
      (person) =>
        creditApplicantOf({ ...person, applicantId: "x" }, { primary, joint: JOINT, today: "2026-11-25" })
          .addresses[0]?.monthlyPaymentCents,
    );
    expect(costs).toEqual([first, second]);
  });

  it("who lives with the first one has their address and a time of their own", () => {
    expect(read(JOINT, JOINT).addresses[0]).toMatchObject({
      line1: "12 Main Street",
      months: 78,
      county: "Travis",
    });
  });
});

describe("Two applicants", () => {
  it.each([
    [{ email: "Robin@Example.com " }, { email: expect.stringContaining("different") as string }],
    [{ phone: "512-234-5678" }, { phone: expect.stringContaining("different") as string }],
    [{ email: "rosa@example.com", phone: "5122345679" }, {}],
    [{}, {}],
  ])("with %j in common: %j (VAL-06)", (personal, problems) => {
    expect(sameAsPrimary({ draft: { personal }, ssn: null }, PRIMARY).personal).toEqual(problems);
  });

  it("never have the same number", () => {
    expect(sameAsPrimary({ draft: {}, ssn: "123456780" }, PRIMARY).ssn).toHaveProperty("ssn");
    expect(sameAsPrimary(JOINT, PRIMARY).ssn).toBeUndefined();
  });

  it.each([
    ["SPOUSE", "SPOUSE"],
    ["PARENT", "PARENT"],
    ["CHILD", "RESIDES_WITH"],
    ["DOMESTIC_PARTNER", "RESIDES_WITH"],
  ] as const)("who are %s are %s to a lender when they share a home", (relation, told) => {
    expect(lenderRelation(relation, JOINT)).toBe(told);
  });

  it("who live apart are something else to each other", () => {
    expect(lenderRelation("SIBLING", { role: "JOINT", draft: {} })).toBe("OTHER");
    expect(lenderRelation(null, undefined)).toBeNull();
  });
});

describe("What checkout knows already", () => {
  it.each([
    ["Apt 4B", { unitType: "APARTMENT", unitNumber: "4B" }],
    ["#12", { unitType: "UNIT", unitNumber: "12" }],
    ["Suite 200", { unitType: "SUITE", unitNumber: "200" }],
    ["Behind the barn", {}],
    ["Apt", {}],
  ])("reads a second line %s as %j", (addressLine2, unit) => {
    const { personal } = draftOfBuyer({ firstName: "Robin", zipCode: "78701", addressLine2 }, () => "Travis");
    expect(personal).toEqual({ firstName: "Robin", zipCode: "78701", county: "Travis", ...unit });
  });

  it("leaves the consent to be called by lenders to the applicant", () => {
    const { personal } = draftOfBuyer({ phone: "(512) 234-5678", phoneConsent: true }, () => undefined);
    expect(personal).toEqual({ phone: "(512) 234-5678" });
  });

  it("is nothing before anybody typed", () => {
    expect(draftOfBuyer({}, () => undefined)).toEqual({});
  });
});

describe("The spouse of a submission", () => {
  it("lives where the applicant does, or elsewhere, or was never asked about", () => {
    const named = { spouseFirstName: "Alex", spouseLastName: "Buyer" };
    const here = spouseOf({ ...PRIMARY.draft, spouse: { ...named, spouseSameAddress: true } });
    expect(here).toEqual({ name: "Alex Buyer", addressLines: ["12 Main Street", "Austin, tx 78701"] });
    expect(spouseOf(PRIMARY.draft)).toBeNull();
  });
});
