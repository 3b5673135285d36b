import type { EmploymentStatus } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import type { CreditReport } from "#modules/credit-bureaus/domain/report/credit-report.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { RuleCode } from "../lender-rules.ts";

/** Somebody a retailer expects, as few words as decide. */
export interface TypicalApplicant {
  readonly label: string;
  readonly annualIncomeCents: Cents;
  readonly housingCents: Cents;
  readonly obligationsCents: Cents;
  /** Of the price. */
  readonly downPpm: number;
  readonly termMonths: number;
  /** A service contract that is financed with the car. */
  readonly coverageCents: Cents;
  readonly status: EmploymentStatus;
  readonly monthsOnJob: number;
  readonly jobsInYear: number;
  readonly monthsAtAddress: number;
  readonly isJoint: boolean;
  readonly usesItin: boolean;
  /** Null where the file has none. */
  readonly score: number | null;
  readonly outcome: CreditReport["outcome"];
  readonly bankruptcyMonthsAgo: number | null;
  readonly repossessionMonthsAgo: number | null;
}

/** Whom most lenders take: five years in a job and a home, a fifth down. */
const GOOD: Omit<TypicalApplicant, "label"> = {
  annualIncomeCents: 9_000_000,
  housingCents: 140_000,
  obligationsCents: 35_000,
  downPpm: 200_000,
  termMonths: 60,
  coverageCents: 0,
  status: "FULL_TIME",
  monthsOnJob: 60,
  jobsInYear: 1,
  monthsAtAddress: 60,
  isJoint: false,
  usesItin: false,
  score: 780,
  outcome: "HIT",
  bankruptcyMonthsAgo: null,
  repossessionMonthsAgo: null,
};

/** People as retailers know them, by score. */
const BY_SCORE: readonly TypicalApplicant[] = [
  { ...GOOD, label: "Score 780" },
  { ...GOOD, label: "Score 690", score: 690, annualIncomeCents: 6_500_000, downPpm: 100_000 },
  { ...GOOD, label: "Score 620", score: 620, annualIncomeCents: 5_200_000, downPpm: 100_000 },
  { ...GOOD, label: "Score 540", score: 540, annualIncomeCents: 4_200_000, downPpm: 50_000 },
];

/** Whom a rule stops: somebody who is otherwise as good as they come, anybody with the wrong car, or nobody in a preview. */
type Stopped =
  | { readonly who: string; readonly is: Partial<typeof GOOD> }
  | "anybody"
  | { readonly nobody: string };

const JUST_STARTED = "Just started";
const LONG_LOAN = "96 months";
const NOTHING_DOWN = { who: "Nothing down", is: { downPpm: 0 } };
const LOW_INCOME = { who: "Low income", is: { annualIncomeCents: 2_400_000 } };
const MANY_DEBTS = { who: "Many debts", is: { obligationsCents: 280_000 } };
const COVERAGE = { who: "With coverage", is: { coverageCents: 500_000 } };
const LOANS_ONLY = { nobody: "The preview is of loans, and leaves out lenders without any." };
const FIRST_PAYMENT = { nobody: "The first payment is the retailer's: 30 days after the contract." };

/** Every rule of a lender has its own: a preview that can't show a rule would hide what it costs. */
export const STOPPED_BY: Readonly<Record<RuleCode, Stopped>> = {
  STATE_NOT_SERVED: "anybody",
  DEAL_TYPE_NOT_OFFERED: LOANS_ONLY,
  ITIN_NOT_TAKEN: { who: "With an ITIN", is: { usesItin: true } },
  JOINT_NOT_TAKEN: { who: "Two together", is: { isJoint: true } },
  UNDER_AGE: { nobody: "Nobody under 18 is typical." },
  SCORE_BELOW_MINIMUM: { who: "Score 540", is: { score: 540 } },
  NO_CREDIT_FILE: { who: "No credit file", is: { outcome: "NO_HIT", score: null } },
  THIN_CREDIT_FILE: { who: "Thin credit file", is: { outcome: "THIN_FILE", score: 690 } },
  RECENT_BANKRUPTCY: { who: "Bankruptcy last year", is: { bankruptcyMonthsAgo: 12 } },
  OPEN_REPOSSESSION: { who: "Repossession last year", is: { repossessionMonthsAgo: 12 } },
  DECEASED_ON_FILE: { nobody: "The bureau's alert ends an application before any rule is asked." },
  EMPLOYMENT_TOO_SHORT: { who: JUST_STARTED, is: { monthsOnJob: 2 } },
  EMPLOYMENT_STATUS_NOT_TAKEN: { who: "Part-time", is: { status: "PART_TIME" } },
  RESIDENCE_TOO_SHORT: { who: "Just moved", is: { monthsAtAddress: 2 } },
  TOO_MANY_JOBS: { who: JUST_STARTED, is: { jobsInYear: 4 } },
  INCOME_BELOW_MINIMUM: LOW_INCOME,
  PTI_TOO_HIGH: LOW_INCOME,
  PAYMENT_TOO_HIGH: "anybody",
  DTI_TOO_HIGH: MANY_DEBTS,
  DISPOSABLE_INCOME_TOO_LOW: MANY_DEBTS,
  VEHICLE_TOO_OLD: "anybody",
  MILEAGE_TOO_HIGH: "anybody",
  TITLE_BRANDED: { nobody: "The stock says nothing of titles; the preview takes all of them for clean." },
  MAKE_NOT_TAKEN: "anybody",
  CONDITION_NOT_TAKEN: "anybody",
  VALUE_UNKNOWN: "anybody",
  AMOUNT_BELOW_MINIMUM: { who: "Nearly all in cash", is: { downPpm: 950_000 } },
  AMOUNT_ABOVE_MAXIMUM: "anybody",
  TERM_NOT_OFFERED: { who: LONG_LOAN, is: { termMonths: 96 } },
  TERM_TOO_LONG: { who: LONG_LOAN, is: { termMonths: 96 } },
  FRONT_LTV_TOO_HIGH: NOTHING_DOWN,
  TOTAL_LTV_TOO_HIGH: NOTHING_DOWN,
  DOWN_PAYMENT_TOO_LOW: NOTHING_DOWN,
  PRODUCT_TOO_DEAR: COVERAGE,
  PRODUCTS_SHARE_TOO_HIGH: COVERAGE,
  FIRST_PAYMENT_TOO_SOON: FIRST_PAYMENT,
  FIRST_PAYMENT_TOO_LATE: FIRST_PAYMENT,
  DUE_DAY_NOT_TAKEN: FIRST_PAYMENT,
  RESIDUAL_NOT_OFFERED: LOANS_ONLY,
};

/** Those by score, and one for each kind of person that a rule stops. */
export const TYPICAL_APPLICANTS: readonly TypicalApplicant[] = typicalApplicants();

function typicalApplicants(): readonly TypicalApplicant[] {
  const people = new Map(BY_SCORE.map((person) => [person.label, person]));
  for (const stopped of Object.values(STOPPED_BY))
    if (typeof stopped !== "string" && "who" in stopped) {
      const { who: label, is } = stopped;
      people.set(label, { ...(people.get(label) ?? { ...GOOD, label }), ...is });
    }
  return [...people.values()];
}
