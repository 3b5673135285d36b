import type { ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import type { BureauCallContext, CreditBureau, QuestionSheet } from "../credit-bureau.ts";
import { type IdentityRow, lockIdentity, openOf, sealOf, updateIdentity } from "./identity-rows.ts";
import type { GivenAnswers, IdentitySource } from "./identity-source.ts";
import { isLate, referenceOf, sheetOf } from "./open-sheet.ts";
import { TOKEN_REFUSED } from "./token-refused.ts";

type Answered = Parameters<CreditBureau["answerQuestions"]>[1];
type Result = Awaited<ReturnType<CreditBureau["answerQuestions"]>>;

/**
 * Grades a sheet by the first answers that came, so that neither many callers at once nor a call that died in between
 * get a second guess.
 */
export async function answerSheet(
  ctx: BureauCallContext,
  { token, answers }: Answered,
  source: IdentitySource,
): Promise<Result> {
  const row = await ctx.db.transaction((trx) => keepFirstAnswers(trx, ctx, { token, answers }));
  if (row === null) return TOKEN_REFUSED;
  if (row.stage !== "QUESTIONS") return resultOf(row, token);
  const graded = await grade(ctx, row, source);
  if ("kind" in graded) return graded;
  return ctx.db.transaction(async (trx) => {
    const now = await lockIdentity(trx, ctx, token);
    if (now === undefined) return TOKEN_REFUSED;
    if (now.stage !== "QUESTIONS") return resultOf(now, token);
    const stage = graded.isPassed ? "VERIFIED" : "FAILED";
    await updateIdentity(trx, ctx, {
      token_hash: row.token_hash,
      stage,
      sheet_sealed: null,
      answers_sealed: null,
    });
    return resultOf({ ...now, stage }, token);
  });
}

const resultOf = ({ stage }: IdentityRow, token: string): Result =>
  stage === "VERIFIED" ? { outcome: "PASSED", token } : { outcome: "FAILED", token: null };

/** The row with the answers that count; null where nothing was asked. */
async function keepFirstAnswers(
  trx: Parameters<typeof lockIdentity>[0],
  ctx: BureauCallContext,
  { token, answers }: Answered,
): Promise<IdentityRow | null> {
  const row = await lockIdentity(trx, ctx, token);
  if (row === undefined || row.asked_at === null) return null;
  if (row.answered_at !== null) return row;
  const tokenHash = row.token_hash;
  const first = {
    answers_sealed: sealOf(ctx, { column: "answers", tokenHash }, answers),
    answered_at: ctx.clock.now(),
  };
  await updateIdentity(trx, ctx, { token_hash: tokenHash, ...first });
  return { ...row, ...first };
}

/** What is late or incomplete has failed without asking anybody. */
async function grade(
  ctx: BureauCallContext,
  row: IdentityRow,
  source: IdentitySource,
): Promise<{ readonly isPassed: boolean } | ProviderFailure> {
  const sheet = sheetOf(ctx, row);
  if (sheet === null || row.answers_sealed === null || row.answered_at === null) return TOKEN_REFUSED;
  const at = { column: "answers", tokenHash: row.token_hash };
  const answers = openOf(ctx, at, row.answers_sealed) as GivenAnswers;
  if (isLate(sheet, row.answered_at) || !isComplete(sheet, answers)) return { isPassed: false };
  return source.grade(ctx, { reference: referenceOf(ctx, row), answers });
}

function isComplete({ questions }: QuestionSheet, answers: GivenAnswers): boolean {
  return (
    answers.length === questions.length &&
    questions.every(({ id, choices }) =>
      answers.some(
        ({ questionId, choiceId }) => questionId === id && choices.some((choice) => choice.id === choiceId),
      ),
    )
  );
}
