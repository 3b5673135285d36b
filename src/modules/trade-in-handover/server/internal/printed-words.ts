import type { InspectionTerms } from "#modules/trade-in/domain/inspection/inspection-terms.ts";
import { QUESTIONS } from "#modules/trade-in/domain/questions-data.ts";
import type { DifferentAnswer, HandoverView, PrintedTerms } from "../../domain/handover-view.ts";
import type { KeptInspection } from "./handover-repo.ts";

const questionOf = (id: string) => QUESTIONS.find((question) => question.id === id);

const labelOf = (questionId: string, answerId: string | undefined): string =>
  questionOf(questionId)?.answers.find(({ id }) => id === answerId)?.label ?? "";

/** What may change the amount: for each question what the owner said, and the answers that take more off. */
export function printedWords(terms: InspectionTerms): PrintedTerms {
  const { miles, freeMiles, centsPerMile, answers, deductions } = terms;
  const off = (question: string, answer: string | undefined) => deductions[`${question}.${answer}`] ?? 0;
  const questions = QUESTIONS.map(({ id, ask, answers: all }) => ({
    ask,
    told: labelOf(id, answers[id]),
    others: all
      .map((answer) => ({ label: answer.label, amountCents: off(id, answers[id]) - off(id, answer.id) }))
      .filter(({ amountCents }) => amountCents < 0),
  }));
  return { miles, freeMiles, centsPerMile, questions: questions.filter(({ others }) => others.length > 0) };
}

/** What an inspection found, in words. */
export function inspectionWords({
  miles,
  answers,
  lines,
  questions,
}: KeptInspection): NonNullable<HandoverView["inspection"]> {
  return {
    miles,
    lines: lines.map(({ code, told, found, amountCents }): DifferentAnswer => {
      if (code === "miles") return { ask: null, told, found, amountCents };
      const ask = questionOf(code)?.ask ?? "";
      return { ask, told: labelOf(code, told), found: labelOf(code, found), amountCents };
    }),
    notOffered: questions.map((id) => ({
      ask: questionOf(id)?.ask ?? "",
      found: labelOf(id, answers[id]),
    })),
  };
}
