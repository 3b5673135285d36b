import fc from "fast-check";
import { expect, test } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import type { CreditRequest } from "#modules/underwriting/domain/credit-request.ts";
import { evaluateApplication } from "#modules/underwriting/domain/evaluation/evaluate-application.ts";
import type { LenderProgram } from "#modules/underwriting/domain/program-settings-schema.ts";
import { testCreditRequest, testReport } from "#tests/support/credit-request.ts";
import { draws } from "#tests/support/draws.ts";
import type { ApplicantDraft } from "./applicants/applicant-draft.ts";
import type { ApplicantState } from "./applicants/applicant-facts.ts";
import { creditApplicantOf } from "./applicants/credit-applicant-of.ts";
import { INCOME_SOURCES, MARITAL_STATUSES, RELATIONS, type Relation } from "./credit-words.ts";
import { lenderRelation } from "./lender-relation.ts";

/** Regulation B: from the typed page to the decision, nothing that may not count does. */
const TODAY = "2026-12-01";
const programs: readonly LenderProgram[] = demoTenants.flatMap((tenant) => [
  ...tenant.config.config.lenders.programs,
]);

/** What lenders may look at. */
interface Money {
  readonly annualIncome: number;
  readonly otherMonthlyIncome: number;
  readonly housing: number;
  readonly jobSince: number;
  readonly status: string;
}
const money: fc.Arbitrary<Money> = fc.record({
  annualIncome: fc.integer({ min: 9000, max: 160_000 }),
  otherMonthlyIncome: fc.integer({ min: 1, max: 4000 }),
  housing: fc.integer({ min: 0, max: 2500 }),
  jobSince: fc.integer({ min: 2016, max: 2026 }),
  status: fc.constantFrom("FULL_TIME", "PART_TIME", "SELF_EMPLOYED", "RETIRED", "UNEMPLOYED", "OTHER"),
});

/** What they may not. */
interface Traits {
  readonly firstName: string;
  readonly lastName: string;
  readonly maritalStatus: string;
  readonly birthYear: number;
  readonly incomeSource: string;
  readonly otherIncomeSource: string;
}
const traits: fc.Arbitrary<Traits> = fc.record({
  firstName: fc.constantFrom("Maria", "Mark", "Latoya", "Wei", "Fatima", "Hans"),
  lastName: fc.constantFrom("Garcia", "Smith", "Nguyen", "O'Neil", "Abdullah"),
  maritalStatus: fc.constantFrom(...MARITAL_STATUSES, ""),
  birthYear: fc.integer({ min: 1931, max: 2007 }),
  incomeSource: fc.constantFrom(...INCOME_SOURCES),
  otherIncomeSource: fc.constantFrom(...INCOME_SOURCES),
});
const household = fc.tuple(traits, traits);

function draftOf(finances: Money, { firstName, lastName, maritalStatus, ...who }: Traits): ApplicantDraft {
  return {
    personal: {
      firstName,
      lastName,
      maritalStatus,
      birthDate: `06/15/${who.birthYear}`,
      addressLine1: "12 Main Street",
      city: "Austin",
      state: "TX",
      zipCode: "78701",
    },
    employment: {
      status: finances.status,
      start: `03/${finances.jobSince}`,
      annualIncome: String(finances.annualIncome),
      incomeSource: who.incomeSource,
      otherMonthlyIncome: String(finances.otherMonthlyIncome),
      otherIncomeSource: who.otherIncomeSource,
    },
    housing: { housing: "RENT", monthlyPayment: String(finances.housing), start: "05/2020" },
  };
}

/** One or two people, from their pages to what lenders are sent. */
function requestOf(
  finances: readonly Money[],
  people: readonly Traits[],
  relation: Relation,
): Pick<CreditRequest, "applicants" | "relation"> {
  const states = finances.map((one, at): ApplicantState & { applicantId: string } => ({
    applicantId: `person-${at + 1}`,
    role: at === 0 ? "PRIMARY" : "JOINT",
    draft: draftOf(one, people[at]!),
    ssn: "123456750",
  }));
  const [primary, joint] = states;
  if (primary === undefined) throw new Error("nobody applies");
  return {
    applicants: states.map((state) => creditApplicantOf(state, { primary, joint, today: TODAY })),
    relation: joint ? lenderRelation(relation, joint) : null,
  };
}

const NUM_RUNS = draws(150);

test("no sample lender's decision changes with name, marital status, age, relation or source of income", () => {
  const finances = fc.array(money, { minLength: 1, maxLength: 2 });
  const scores = fc.tuple(fc.integer({ min: 500, max: 850 }), fc.integer({ min: 500, max: 850 }));
  const relations = fc.constantFrom(...RELATIONS);
  const amounts = fc.integer({ min: 300_000, max: 5_000_000 });
  fc.assert(
    fc.property(
      fc.tuple(finances, scores, amounts),
      fc.tuple(household, household),
      fc.tuple(relations, relations),
      ([means, points, amount], [one, other], [relationOfOne, relationOfOther]) => {
        const deal = { amountFinancedCents: amount, frontAmountCents: amount };
        const reports = means.map((_, at) => testReport(points[at]!, { applicantId: `person-${at + 1}` }));
        const decide = (people: readonly Traits[], relation: Relation) =>
          programs.map((program) =>
            evaluateApplication(
              program,
              testCreditRequest({ ...requestOf(means, people, relation), deal }),
              reports,
            ),
          );
        expect(decide(one, relationOfOne)).toEqual(decide(other, relationOfOther));
      },
    ),
    { numRuns: NUM_RUNS },
  );
});

test("what may count does: the same people with half of the income are decided about otherwise", () => {
  const person = { firstName: "Maria", lastName: "Garcia", maritalStatus: "", birthYear: 1980 };
  const traitsOf = { ...person, incomeSource: "SALARY", otherIncomeSource: "OTHER" };
  const means = {
    annualIncome: 48_000,
    otherMonthlyIncome: 1,
    housing: 900,
    jobSince: 2016,
    status: "FULL_TIME",
  };
  const states = [48_000, 12_000].map((annualIncome) => {
    const request = requestOf([{ ...means, annualIncome }], [traitsOf], "OTHER");
    return programs.map(
      (program) => evaluateApplication(program, testCreditRequest(request), [testReport(720)]).state,
    );
  });
  expect(states[0]).not.toEqual(states[1]);
});

test("somebody who lives on benefits alone is taken by the amount, not refused for having no job", () => {
  const person = { firstName: "Mark", lastName: "Smith", maritalStatus: "", birthYear: 1950 };
  const means = { annualIncome: 60_000, otherMonthlyIncome: 1, housing: 900, jobSince: 2016 };
  for (const incomeSource of ["SOCIAL_SECURITY", "DISABILITY", "PENSION"]) {
    const who = { ...person, incomeSource, otherIncomeSource: "OTHER" };
    for (const status of ["RETIRED", "UNEMPLOYED", "OTHER"]) {
      const request = testCreditRequest(requestOf([{ ...means, status }], [who], "OTHER"));
      for (const program of programs) {
        const { failedRules } = evaluateApplication(program, request, [testReport(780)]);
        expect({ program: program.id, status, failed: failedRules.map(({ code }) => code) }).toEqual({
          program: program.id,
          status,
          failed: [],
        });
      }
    }
  }
});
