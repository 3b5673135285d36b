import type { ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import { MINUTE_MS } from "#platform/shared/time/durations.ts";
import type { BureauCallContext, QuestionSheet } from "../credit-bureau.ts";
import { type IdentityRow, lockIdentity, openOf, sealOf, updateIdentity } from "./identity-rows.ts";
import type { IdentitySource } from "./identity-source.ts";
import { TOKEN_REFUSED } from "./token-refused.ts";

/** From the first look at a sheet to its answers (OP-24). */
const SHEET_MS = 2 * MINUTE_MS;

type Questions = QuestionSheet["questions"];

/** The questions of a token; the same ones, with the same end, until they are answered or late. */
export async function openSheet(
  ctx: BureauCallContext,
  token: string,
  source: IdentitySource,
): Promise<QuestionSheet | ProviderFailure> {
  const row = await ctx.db.transaction((trx) => lockIdentity(trx, ctx, token));
  if (row === undefined || row.stage !== "QUESTIONS" || row.answered_at !== null) return TOKEN_REFUSED;
  const open = sheetOf(ctx, row);
  if (open !== null) return isLate(open, ctx.clock.now()) ? TOKEN_REFUSED : open;
  const asked = await source.questions(ctx, referenceOf(ctx, row));
  if ("kind" in asked) return asked;
  return keepSheet(ctx, token, asked.questions);
}

/** Two looks at one moment get one sheet. */
function keepSheet(
  ctx: BureauCallContext,
  token: string,
  questions: Questions,
): Promise<QuestionSheet | ProviderFailure> {
  return ctx.db.transaction(async (trx) => {
    const row = await lockIdentity(trx, ctx, token);
    if (row === undefined) return TOKEN_REFUSED;
    const first = sheetOf(ctx, row);
    if (first !== null) return first;
    const tokenHash = row.token_hash;
    const kept: IdentityRow = {
      ...row,
      sheet_sealed: sealOf(ctx, { column: "sheet", tokenHash }, questions),
      asked_at: ctx.clock.now(),
    };
    const { sheet_sealed, asked_at } = kept;
    await updateIdentity(trx, ctx, { token_hash: tokenHash, sheet_sealed, asked_at });
    return sheetOf(ctx, kept) ?? TOKEN_REFUSED;
  });
}

/** What was asked, and until when; null before the first look and after the outcome. */
export function sheetOf(ctx: BureauCallContext, row: IdentityRow): QuestionSheet | null {
  if (row.sheet_sealed === null || row.asked_at === null) return null;
  const at = { column: "sheet", tokenHash: row.token_hash };
  const questions = openOf(ctx, at, row.sheet_sealed) as Questions;
  return { questions, expiresAt: new Date(row.asked_at.getTime() + SHEET_MS).toISOString() };
}

export const isLate = ({ expiresAt }: QuestionSheet, at: Date): boolean =>
  at.getTime() > Date.parse(expiresAt);

export const referenceOf = (ctx: BureauCallContext, row: IdentityRow): string =>
  openOf(ctx, { column: "reference", tokenHash: row.token_hash }, row.reference_sealed) as string;
