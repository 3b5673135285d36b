import { english } from "#platform/shared/texts/text.ts";
import type { AnswersBody } from "../../domain/journey/journey-schemas.ts";
import type { JourneyView } from "../../domain/journey-view.ts";
import type { AdvanceContext } from "./advance-journey.ts";
import type { BureauQuestions } from "./journey-context.ts";
import { type Caller, changeJourney, enterJourney } from "./internal/enter-journey.ts";
import { sealAnswers } from "./internal/journey-repo.ts";
import { viewOfJourney } from "./internal/view-of-journey.ts";
import { wrongField, wrongOrder } from "./journey-errors.ts";
import { openSheet } from "./read-questions.ts";

const ALL = english("Please answer every question.");

/**
 * The answers, once: the first complete ones that arrive count, however many arrive at a time.
 * @throws AppError invalid `body.invalid` where one is missing; conflict when they are late or given already
 */
export async function answerQuestions(
  ctx: AdvanceContext,
  { answers, ...caller }: Caller & AnswersBody,
): Promise<JourneyView> {
  const entered = await enterJourney(ctx, caller);
  const isOpen = entered.step === "questions" && entered.work === null && entered.answer_by !== null;
  const sheet = isOpen ? await openSheet(ctx, entered) : null;
  const write = { ...caller, step: "questions", name: "answers", input: answers } as const;
  const row = await changeJourney(ctx, write, async (_trx, journey) => {
    if (sheet === null) return wrongOrder("prequalification: answers before questions");
    if (!isComplete(sheet, answers)) return wrongField("body.invalid", "answers", ALL);
    return {
      answers_sealed: sealAnswers(ctx, journey.id, answers),
      work: "answer",
      work_since: ctx.clock.now(),
    };
  });
  return viewOfJourney(ctx, row);
}

/** One of the offered choices for each question, and nothing else. */
function isComplete({ questions }: BureauQuestions, answers: AnswersBody["answers"]): boolean {
  return (
    answers.length === questions.length &&
    questions.every(({ id, choices }) => {
      const given = answers.filter(({ questionId }) => questionId === id);
      return given.length === 1 && choices.some((choice) => choice.id === given[0]?.choiceId);
    })
  );
}
