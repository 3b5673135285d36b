import type { Cents } from "#platform/shared/money.ts";
import type { ConditionAnswers } from "../condition/condition-question.ts";
import { QUESTIONS } from "../questions-data.ts";
import type { InspectionTerms } from "./inspection-terms.ts";

/** What a retailer found: the odometer, and only the answers that turned out different. */
export interface Finding {
  readonly miles: number;
  readonly answers: ConditionAnswers;
}

/** Why an amount changed, by what was printed. */
export interface InspectionLine {
  /** A question of the offer, or `miles`. */
  readonly code: string;
  /** An answer of the question, or miles. */
  readonly told: string;
  readonly found: string;
  /** Negative takes off; an answer that turned out better sets off a worse one. */
  readonly amountCents: Cents;
}

export type Inspected =
  | { readonly kind: "as-promised" }
  /** `amountCents` is the offer as amended: below the promised one, never below zero. */
  | { readonly kind: "different"; readonly lines: readonly InspectionLine[]; readonly amountCents: Cents }
  /** Questions whose answer nothing was printed for, e.g. a salvage title: the offer was not for such a car. */
  | { readonly kind: "not-as-offered"; readonly questions: readonly string[] }
  /** Complaints that no offer lists, by field; they change nothing and are refused. */
  | { readonly kind: "unlisted"; readonly fields: readonly string[] };

/**
 * TRADE-06: what an inspection makes of an offer. The amount moves only by the deductions that were printed for the
 * answers found instead of those told, and by the printed rate of miles beyond the free ones; it never rises. Pure.
 */
export function inspectCar(terms: InspectionTerms, promisedCents: Cents, finding: Finding): Inspected {
  const fields = unlistedOf(finding.answers);
  if (fields.length > 0) return { kind: "unlisted", fields };
  const changed = Object.entries(finding.answers).filter(([id, found]) => terms.answers[id] !== found);
  const unprinted = changed.filter(([id, found]) => terms.deductions[`${id}.${found}`] === undefined);
  if (unprinted.length > 0) return { kind: "not-as-offered", questions: unprinted.map(([id]) => id) };
  const lines = [
    ...changed.map(([id, found]) => answerLine(terms, id, found)),
    ...milesLines(terms, finding),
  ];
  const changeCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (changeCents >= 0) return { kind: "as-promised" };
  return {
    kind: "different",
    lines: lines.filter(({ amountCents }) => amountCents !== 0),
    amountCents: Math.max(0, promisedCents + changeCents),
  };
}

function unlistedOf(answers: ConditionAnswers): string[] {
  return Object.entries(answers)
    .filter(([id, found]) => {
      const question = QUESTIONS.find((one) => one.id === id);
      return question?.answers.some((answer) => answer.id === found) !== true;
    })
    .map(([id]) => `answers.${id}`);
}

function answerLine(terms: InspectionTerms, id: string, found: string): InspectionLine {
  const told = terms.answers[id] ?? "";
  const printed = (answer: string): Cents => terms.deductions[`${id}.${answer}`] ?? 0;
  return { code: id, told, found, amountCents: printed(told) - printed(found) };
}

function milesLines(terms: InspectionTerms, { miles }: Finding): InspectionLine[] {
  const beyond = miles - terms.miles - terms.freeMiles;
  if (beyond <= 0) return [];
  const amountCents = -beyond * terms.centsPerMile;
  return [{ code: "miles", told: String(terms.miles), found: String(miles), amountCents }];
}
