import type { ConditionAnswers, ConditionQuestion } from "./condition-question.ts";

const BEST = 5;
const WORST = 1;

/** 1 (rough) to 5 (excellent): the answers' steps taken from the best grade. */
export function gradeOf(questions: readonly ConditionQuestion[], answers: ConditionAnswers): number {
  const steps = questions.reduce(
    (sum, { id, answers: all }) => sum + (all.find((one) => one.id === answers[id])?.gradeSteps ?? 0),
    0,
  );
  return Math.max(WORST, BEST - steps);
}

/**
 * Share of an ordinary car's price by grade, thousandths: medians over 15,652 graded auction sales of 2014 and 2015.
 * Between two grades the share is on the line between theirs.
 */
const SHARES = [850, 950, 1000, 1020, 1035] as const;

/** Thousandths of the price of an ordinary (good) car. */
export function shareOfGrade(grade: number): number {
  const at = Math.min(BEST, Math.max(WORST, grade)) - 1;
  const below = SHARES[Math.floor(at)]!;
  const above = SHARES[Math.ceil(at)]!;
  return Math.round(below + (above - below) * (at - Math.floor(at)));
}
