import { english } from "#platform/shared/texts/text.ts";
import type { Failed } from "../../failed.ts";
import type { Rules } from "../../rule.ts";
import type { LenderProgram } from "../../program-settings-schema.ts";
import type { CreditFacts, PersonFacts } from "../credit-facts.ts";
import { failsBelow, failsIf } from "./fails-if.ts";

export const CREDIT_RULES = {
  SCORE_BELOW_MINIMUM: {
    text: english("The credit report doesn't meet this lender's rules. The reasons above say why."),
    reason: "FACTORS_OF_THE_SCORE",
    about: "people",
  },
  NO_CREDIT_FILE: {
    text: english("The credit bureau has no credit file for this application."),
    reason: "NO_CREDIT_FILE",
    about: "rest",
  },
  THIN_CREDIT_FILE: {
    text: english("There is too little credit history for this lender."),
    reason: "LIMITED_CREDIT_EXPERIENCE",
    about: "rest",
  },
  RECENT_BANKRUPTCY: {
    text: english("This lender requires at least {limit} since a bankruptcy."),
    reason: "BANKRUPTCY",
    about: "people",
  },
  OPEN_REPOSSESSION: {
    text: english("This lender requires at least {limit} since a repossession."),
    reason: "REPOSSESSION",
    about: "people",
  },
  DECEASED_ON_FILE: {
    text: english("The credit bureau needs to correct your file first."),
    reason: null,
    about: "rest",
  },
} as const satisfies Rules;

type FailedRule = Failed<keyof typeof CREDIT_RULES>;

/** The people whose file decides: both for an average, otherwise one. */
export function decidingPeople(
  { credit: rules }: LenderProgram,
  { people }: CreditFacts,
): readonly PersonFacts[] {
  const [primary] = people;
  if (primary === undefined) return [];
  if (rules.jointScore === "average") return people;
  if (rules.jointScore === "primary") return [primary];
  return [
    people.reduce((best, person) => (person.monthlyIncomeCents > best.monthlyIncomeCents ? person : best)),
  ];
}

/** The score that decides: of one file or the average, rounded down; null where no deciding file has one. */
export function decidingScore(program: LenderProgram, credit: CreditFacts): number | null {
  const scores = decidingPeople(program, credit).flatMap(({ report }) => report?.score?.value ?? []);
  if (scores.length === 0) return null;
  return Math.floor(scores.reduce((total, score) => total + score, 0) / scores.length);
}

/** Whether a deciding file says too little to be graded as it is. */
export function hasThinFile(program: LenderProgram, credit: CreditFacts): boolean {
  return decidingPeople(program, credit).some(({ report }) => report === null || report.outcome !== "HIT");
}

/** What is read from the credit files. */
export function creditRules(program: LenderProgram, credit: CreditFacts): FailedRule[] {
  const rules = program.credit;
  const people = decidingPeople(program, credit);
  const score = decidingScore(program, credit);
  const least = program.tiers.at(-1)?.minimumScore ?? 0;
  const isMissing = people.every(({ report }) => report === null || report.outcome === "NO_HIT");
  const isThin = people.some(({ report }) => report?.outcome === "THIN_FILE");
  const recent = (
    limit: number | null,
    of: (person: PersonFacts) => number | null,
    code: "RECENT_BANKRUPTCY" | "OPEN_REPOSSESSION",
  ) =>
    limit === null
      ? []
      : credit.people.flatMap((person) => {
          const actual = of(person);
          return actual === null ? [] : failsBelow(code, { actual, limit, unit: "months" });
        });
  return [
    ...failsIf(isMissing && !rules.takesNoFile, "NO_CREDIT_FILE"),
    ...failsIf(isThin && !rules.takesThinFile, "THIN_CREDIT_FILE"),
    ...(score === null
      ? []
      : failsBelow("SCORE_BELOW_MINIMUM", { actual: score, limit: least, unit: "points" })),
    ...recent(
      rules.bankruptcyMonths,
      ({ report }) => report?.bankruptcyMonthsAgo ?? null,
      "RECENT_BANKRUPTCY",
    ),
    ...recent(
      rules.repossessionMonths,
      ({ report }) => report?.repossessionMonthsAgo ?? null,
      "OPEN_REPOSSESSION",
    ),
  ];
}
