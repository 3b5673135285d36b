import { describe, expect, it } from "vitest";
import { englishText as t } from "#platform/shared/texts/text.ts";
import { PAGE_DRAFTS } from "#modules/credit/domain/applicants/applicant-draft.ts";
import { fieldLabel, labeledProblem } from "./field-labels.ts";
import { reviewRows } from "./review-rows.ts";

const values = (...input: Parameters<typeof reviewRows>) =>
  Object.fromEntries(reviewRows(...input).map(({ label, value }) => [label, value]));

describe("the review", () => {
  it("shows a person the way people write one, and nothing that is empty", () => {
    const personal = {
      firstName: "Avery",
      middleName: " ",
      lastName: "Buyer",
      phone: "5122345678",
      addressLine1: "12 Main Street",
      unitType: "APARTMENT",
      unitNumber: "4B",
      city: "Austin",
      state: "TX",
      zipCode: "78701",
      county: "Travis",
    };
    expect(values(t, "personal", { personal })).toEqual({
      "Legal name": "Avery Buyer",
      Phone: "(512) 234-5678",
      "Home address": "12 Main Street, Apartment 4B, Austin, TX 78701, Travis County",
    });
  });

  it("shows no address of a co-applicant who shares the other's, and no rent twice", () => {
    const draft = {
      personal: { sameAddress: true, addressLine1: "1 Old Road" },
      housing: { housing: "RENT", monthlyPayment: "900", householdPayer: "BOTH", start: "02/2010" },
    };
    expect(values(t, "personal", draft)).toEqual({ "Home address": "Same address" });
    expect(values(t, "housing", draft)).toEqual({
      "Who pays for your home?": "Both of us",
      "Living there since (MM/YYYY)": "02/2010",
    });
  });

  it("leaves out what another answer made go away", () => {
    const employment = {
      status: "RETIRED",
      employer: "Acme",
      annualIncome: "60000",
      otherIncomeSource: "RENTAL",
    };
    expect(values(t, "employment", { employment })).toEqual({
      "Employment status": "Retired",
      "Yearly income before taxes": "$60,000",
    });
    const housing = { housing: "OWN", monthlyPayment: "900" };
    expect(values(t, "housing", { housing })).toEqual({ "Do you own or rent?": "Own, paid off" });
  });

  it("puts each earlier job into one line", () => {
    const previousJobs = [
      { status: "FULL_TIME", employer: "Acme", occupation: "Nurse", start: "01/2020", end: "02/2026" },
      { status: "STUDENT", employer: "Acme", start: "01/2019" },
    ];
    expect(values(t, "employment", { employment: { previousJobs } })).toEqual({
      "Previous job 1": "Full-time, Nurse, Acme, 01/2020 – 02/2026",
      "Previous job 2": "Student, 01/2019",
    });
  });

  it("says amounts in dollars, and shows what is no amount as it was typed", () => {
    const incomes = ["85000", "$85,000", "1,250.50", "a lot"].map(
      (annualIncome) => reviewRows(t, "employment", { employment: { annualIncome } })[0]?.value,
    );
    expect(incomes).toEqual(["$85,000", "$85,000", "$1,250.50", "a lot"]);
  });
});

describe("the names of fields", () => {
  it("exist for everything that can be typed", () => {
    for (const [page, { entries }] of Object.entries(PAGE_DRAFTS))
      // Nobody types a version.
      for (const name of Object.keys(entries).filter((one) => one !== "phoneConsentVersion"))
        expect(fieldLabel(t, page, name), name).not.toBe(name);
  });

  it("say which entry of a list a problem is about, and read well after a question", () => {
    const problem = "This field is required.";
    expect(labeledProblem(t, { page: "employment", id: "previousJobs.1.start", problem })).toBe(
      "Previous job 2, Start date (MM/YYYY): This field is required.",
    );
    expect(labeledProblem(t, { page: "housing", id: "housing", problem })).toBe(
      "Do you own or rent? This field is required.",
    );
  });
});
