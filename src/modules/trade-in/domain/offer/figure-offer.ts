import { centsOf } from "#modules/worksheet/domain/figures/rate.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { ConditionAnswers, ConditionQuestion } from "../condition/condition-question.ts";
import { gradeOf, shareOfGrade } from "../condition/grade.ts";
import { modelKey, type UnpricedCar } from "#modules/trade-in-valuation/domain/comparable-car.ts";
import { estimatedValue } from "#modules/trade-in-valuation/domain/estimated-value.ts";
import { FEWEST_CARS, type ValueTable } from "#modules/trade-in-valuation/domain/value-table.ts";
import type { OfferFigure, OfferLine, ReviewReason } from "./offer-line.ts";
import type { OfferTerms } from "./offer-terms.ts";

/** What decides an offer. */
interface OfferFacts {
  /** Its `grade` follows from the answers. */
  readonly car: Omit<UnpricedCar, "grade">;
  readonly isLeased: boolean;
  /** Its odometer shows less than an earlier record. */
  readonly isRolledBack?: boolean;
  readonly answers: ConditionAnswers;
  readonly questions: readonly ConditionQuestion[];
}

/** Miles a year of an ordinary car. */
const USUAL_MILES = 12_000;

/**
 * TRADE-05, TRADE-09: what a retailer pays, line by line: a car like it, its miles, its grade, what has to be repaired,
 * transport and margin. Never a guess: too few cars of the model, or an answer that needs eyes, is a review. Pure.
 */
export function figureOffer(table: ValueTable | null, terms: OfferTerms, facts: OfferFacts): OfferFigure {
  const reasons = reviewReasons(table, terms, facts);
  if (table === null || reasons.length > 0) return { kind: "review", reasons };
  const { car, answers, questions } = facts;
  const usual = Math.round(Math.max(1, car.ageYears) * USUAL_MILES);
  const comparable = valueOf(table, { ...car, miles: usual });
  const driven = valueOf(table, car);
  const grade = gradeOf(questions, answers);
  const graded = Math.round((driven * shareOfGrade(grade)) / 1000);
  const before: OfferLine[] = [
    {
      code: "comparable",
      amountCents: comparable,
      values: { count: table.models[modelKey(car)]?.count ?? 0, miles: usual },
    },
    { code: "mileage", amountCents: driven - comparable, values: { miles: car.miles, usual } },
    { code: "grade", amountCents: graded - driven, values: { grade: Math.round(grade) } },
    ...deductionLines(terms, facts),
    { code: "transport", amountCents: -terms.transportCents, values: {} },
  ];
  const lines = withMargin(before.filter(isNoEmptyLine), terms);
  const amountCents = sumOf(lines);
  if (amountCents < terms.smallestOfferCents) return { kind: "review", reasons: ["below-smallest-offer"] };
  return {
    kind: "offer",
    amountCents,
    lines,
    band: {
      lowCents: Math.round(graded * table.band.low),
      highCents: Math.round(graded * table.band.high),
    },
    basis: { count: table.models[modelKey(car)]?.count ?? 0, fittedOn: table.fittedOn },
  };
}

function reviewReasons(
  table: ValueTable | null,
  terms: OfferTerms,
  { car, answers, questions, isLeased, isRolledBack = false }: OfferFacts,
): ReviewReason[] {
  const known = table?.models[modelKey(car)]?.count ?? 0;
  const needsEyes = questions.some(
    ({ id, answers: all }) => all.find((one) => one.id === answers[id])?.needsReview === true,
  );
  return [
    ...(known < FEWEST_CARS ? (["too-few-cars"] as const) : []),
    ...(needsEyes ? (["answers"] as const) : []),
    ...(car.ageYears > terms.maximumAgeYears ? (["too-old"] as const) : []),
    ...(car.miles > terms.maximumMiles ? (["too-many-miles"] as const) : []),
    // A lessor decides whether it sells to another dealer, and for how much.
    ...(isLeased ? (["leased"] as const) : []),
    ...(isRolledBack ? (["odometer"] as const) : []),
  ];
}

/** Cents of an ordinary car: the answers' grade is a line of its own. */
function valueOf(table: ValueTable, car: OfferFacts["car"]): Cents {
  return Math.round(estimatedValue(table.models, { ...car, grade: null }) ?? 0);
}

/** What an answer takes off: the retailer's own amount, else the product's. */
export function deductionCents(
  { deductions }: Pick<OfferTerms, "deductions">,
  question: ConditionQuestion,
  answerId: string | undefined,
): Cents {
  const answer = question.answers.find(({ id }) => id === answerId);
  if (answer === undefined) return 0;
  return centsOf(deductions[`${question.id}.${answer.id}`] ?? answer.deduction);
}

function deductionLines(terms: OfferTerms, { questions, answers }: OfferFacts): OfferLine[] {
  return questions.map((question) => ({
    code: "deduction",
    amountCents: -deductionCents(terms, question, answers[question.id]),
    values: { question: question.id, answer: answers[question.id] ?? "" },
  }));
}

/** The margin, which also takes the cents that make the offer whole dollars; a bonus comes after it. */
function withMargin(lines: readonly OfferLine[], terms: OfferTerms): OfferLine[] {
  const left = sumOf(lines);
  const share = Math.round((left * terms.marginThousandths) / 1000);
  const margin = Math.max(terms.smallestMarginCents, share);
  const whole = Math.floor((left - margin) / 100) * 100;
  const all: OfferLine[] = [
    ...lines,
    {
      code: "margin",
      amountCents: whole - left,
      values: { percent: terms.marginThousandths / 10 },
    },
  ];
  if (terms.incentiveCents > 0)
    all.push({ code: "incentive", amountCents: terms.incentiveCents, values: {} });
  return all;
}

const isNoEmptyLine = ({ amountCents, code }: OfferLine): boolean =>
  amountCents !== 0 || code === "comparable" || code === "mileage" || code === "grade";

const sumOf = (lines: readonly OfferLine[]): Cents =>
  lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
