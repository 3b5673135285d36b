import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { ANSWER_SECONDS } from "../../domain/journey/journey-steps.ts";
import type { JourneyQuestion } from "../../domain/journey-view.ts";
import type { AdvanceContext } from "./advance-journey.ts";
import type { BureauQuestions } from "./journey-context.ts";
import { endJourney } from "./internal/end-journey.ts";
import { type Caller, enterJourney, requireStep } from "./internal/enter-journey.ts";
import { findJourney, type JourneyRow, openToken, updateJourney } from "./internal/journey-repo.ts";
import { claimQuestionDay } from "./internal/question-day-repo.ts";
import { retailerToday, retailerTomorrow } from "#modules/tenancy/server/retailer-today.ts";
import { noSuchJourney, wrongOrder } from "./journey-errors.ts";

interface OpenQuestions {
  readonly questions: readonly JourneyQuestion[];
  /** ISO instant; 120 seconds after they were shown first (OP-24). */
  readonly answerBy: string;
}

/**
 * The questions about somebody's past. Showing them is the day's one attempt, and starts the clock; showing them again does
 * neither. @throws AppError as `requireStep`
 */
export async function readQuestions(ctx: AdvanceContext, caller: Caller): Promise<OpenQuestions> {
  const entered = await enterJourney(ctx, caller);
  requireStep(ctx, entered, "questions");
  const sheet = await openSheet(ctx, entered);
  const row = await ctx.db.transaction(async (trx) => {
    const now = await lockQuestions(ctx, trx, entered);
    if (now.answer_by !== null) return now;
    return updateJourney(trx, ctx, { id: now.id, answer_by: deadline(ctx, sheet) });
  });
  if (row.answer_by === null) throw new Error("questions were shown without an end");
  return { questions: inLanguageOf(ctx, sheet), answerBy: row.answer_by.toISOString() };
}

/** Bureaus ask in English. */
function inLanguageOf(
  { tenant }: AdvanceContext,
  { questions }: BureauQuestions,
): readonly JourneyQuestion[] {
  const t = textOf(tenant);
  return questions.map(({ id, text, choices }) => ({
    id,
    text: t(text),
    choices: choices.map((choice) => ({ id: choice.id, text: t(choice.text) })),
  }));
}

/** The sheet of a journey that may see it; the same again until it is answered. */
export async function openSheet(ctx: AdvanceContext, entered: JourneyRow): Promise<BureauQuestions> {
  const { person_index: personIndex, id: journeyId } = entered;
  const day = retailerToday(ctx);
  const isOurs = await ctx.db.transaction(
    // Who began to answer before midnight may finish.
    async (trx) => entered.answer_by !== null || claimQuestionDay(trx, ctx, { personIndex, day, journeyId }),
  );
  if (!isOurs) {
    await end(ctx, entered, { step: "failed", retryOn: retailerTomorrow(ctx) });
    throw wrongOrder("prequalification: questions twice a day");
  }
  const sheet = await ctx.creditBureau.askQuestions(ctx, openToken(ctx, entered));
  if (!("kind" in sheet)) return sheet;
  ctx.log.warn("the credit bureau had no questions", { code: sheet.vendorCode, kind: sheet.reason });
  await end(ctx, entered, { step: "unavailable" });
  throw wrongOrder("prequalification: questions that are not there");
}

async function end(
  ctx: AdvanceContext,
  { id }: JourneyRow,
  ending: Parameters<typeof endJourney>[2]["ending"],
): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const row = await findJourney(trx, ctx, { id, lock: true });
    if (row?.step === "questions" && row.work === null) await endJourney(trx, ctx, { row, ending });
  });
}

async function lockQuestions(
  ctx: AdvanceContext,
  trx: Parameters<typeof findJourney>[0],
  { id }: JourneyRow,
): Promise<JourneyRow> {
  const row = await findJourney(trx, ctx, { id, lock: true });
  if (row === undefined) throw noSuchJourney();
  requireStep(ctx, row, "questions");
  return row;
}

/** Ours, unless the bureau's own comes first. */
function deadline(ctx: AdvanceContext, { expiresAt }: BureauQuestions): Date {
  const ours = ctx.clock.now().getTime() + ANSWER_SECONDS * 1000;
  return new Date(Math.min(ours, Date.parse(expiresAt)));
}
