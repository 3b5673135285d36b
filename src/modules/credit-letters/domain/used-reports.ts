import type { BureauContact, UsedScore } from "#modules/credit-bureaus/domain/report/used-score.ts";
import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";

/** What of somebody's own credit file was used; empty where nothing was. */
export interface UsedReports {
  readonly scores: readonly UsedScore[];
  /** They had a file without a score, or none. */
  readonly bureausWithoutScore: readonly BureauContact[];
}

/** One person's own share of what lenders used. Nothing of the other applicant. */
export function usedReportsOf(applicantId: string, answers: readonly LenderAnswer[]): UsedReports {
  const scores = answers.flatMap(({ scores: all }) =>
    all.filter((score) => score.applicantId === applicantId),
  );
  const without = answers.filter(({ scores: all }) =>
    all.every((score) => score.applicantId !== applicantId),
  );
  const scored = new Set(scores.map(({ bureau }) => bureau.name));
  const bureaus = without.flatMap((answer) => answer.bureaus).filter(({ name }) => !scored.has(name));
  return {
    scores: once(scores, ({ value, date, source, bureau }) => [value, date, source, bureau.name].join("|")),
    bureausWithoutScore: once(bureaus, ({ name }) => name),
  };
}

/** The answers whose creditor took a file into a decision; a frozen file or a person's look is none yet. */
export function decidedAnswers(answers: readonly LenderAnswer[]): readonly LenderAnswer[] {
  return answers.filter(({ state }) => state !== "PENDING");
}

function once<T>(all: readonly T[], keyOf: (one: T) => string): readonly T[] {
  return [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();
}
