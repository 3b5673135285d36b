import { retailerToday } from "#modules/tenancy/server/retailer-today.ts";
import * as v from "valibot";
import { tradedCarOf } from "#modules/trade-in/server/traded-car.ts";
import type { MultipartPart } from "#platform/server/http/bodies/read-multipart.ts";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import { fieldErrors } from "#platform/shared/fields/form-schema.ts";
import { english } from "#platform/shared/texts/text.ts";
import { letterBody, type LetterBody } from "../domain/payoff-schemas.ts";
import type { PayoffView } from "../domain/payoff-view.ts";
import { checkWritten } from "./internal/check-written.ts";
import { tellDeals } from "./internal/keep-reply.ts";
import { listedLender } from "./internal/listed-lender.ts";
import { findPayoff, savePayoff } from "./internal/payoff-repo.ts";
import { payoffViewOf } from "./internal/payoff-view-of.ts";
import { endOfDay } from "./internal/times.ts";
import type { KeptLetter, PayoffContext } from "./payoff-context.ts";
import { askedTooOften, carChanged, fieldsWrong, fieldWrong, nothingOwed } from "./payoff-errors.ts";

const NO_FILE = english("Choose the letter from your lender: a PDF or a picture.");
const LETTERS = { bucket: "payoff.letter", limit: 10, windowSeconds: 3_600 } as const;
/** Fields of a form are short. */
const FIELD_BYTES = 400;
const NUMBERS = new Set(["amountCents", "perDiemCents"]);

interface LetterInput {
  readonly accountId: string;
  /** Fields first, the file `letter` last: a wrong field is said before a byte of the file is kept. */
  readonly parts: AsyncIterable<MultipartPart>;
}

/**
 * A lender's letter with what it says. It counts at once, marked as a letter's word, until a person has looked.
 * @throws AppError invalid with the field, `upload.refused`; conflict `payoff.nothingOwed`; limited; not-found
 */
export async function sendLetter(ctx: PayoffContext, { accountId, parts }: LetterInput): Promise<PayoffView> {
  const holder = { accountId };
  const car = await ctx.db.transaction((trx) => tradedCarOf(trx, ctx, holder));
  if (car.ownership !== "FINANCED" && car.ownership !== "LEASED") throw nothingOwed();
  const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, { ...LETTERS, key: car.tradeInId });
  if (!allowed) throw askedTooOften(retryAfterSeconds);
  const { body, letter } = await readParts(ctx, accountId, parts);
  return ctx.db.transaction(async (trx) => {
    const now = await tradedCarOf(trx, ctx, holder);
    if (now.mark !== car.mark) throw carChanged();
    const { amountCents, perDiemCents, goodThrough } = body;
    checkWritten(now, retailerToday(ctx), body);
    const earlier = await findPayoff(trx, ctx, now.tradeInId);
    if (earlier?.kept.letter) await ctx.payoffLetters.drop(trx, ctx, earlier.kept.letter);
    await ctx.payoffLetters.keep(trx, ctx, letter);
    const unsaid = { payTo: null, hasElectronicTitle: null, daysToRelease: null };
    const quote = { source: "letter" as const, amountCents, perDiemCents, goodThrough, ...unsaid };
    const asked = earlier?.kept.mark === now.mark ? earlier.kept.asked : null;
    await savePayoff(trx, ctx, {
      tradeInId: now.tradeInId,
      kept: { mark: now.mark, lender: listedLender(body), asked, quote, letter },
      answer: "LETTER_IN_REVIEW",
      askAgainAt: endOfDay(ctx, goodThrough),
      failedTries: 0,
    });
    await tellDeals(trx, ctx, now);
    return payoffViewOf(ctx, now, await findPayoff(trx, ctx, now.tradeInId));
  });
}

async function readParts(
  ctx: PayoffContext,
  accountId: string,
  parts: LetterInput["parts"],
): Promise<{ readonly body: LetterBody; readonly letter: KeptLetter }> {
  const typed: Record<string, unknown> = {};
  for await (const part of parts) {
    if (part.fileName === null) {
      const text = await textOf(part);
      typed[part.name] = NUMBERS.has(part.name) ? centsIn(text) : text;
    } else if (part.name === "letter") {
      const body = bodyOf(typed);
      return { body, letter: await ctx.payoffLetters.receive(ctx, { accountId, file: part }) };
    }
  }
  bodyOf(typed);
  throw fieldWrong("letter", NO_FILE);
}

/** An empty field is no zero. */
const centsIn = (text: string): number => (/^\d{1,12}$/u.test(text) ? Number(text) : Number.NaN);

async function textOf({ chunks }: MultipartPart): Promise<string> {
  const bytes: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size <= FIELD_BYTES) bytes.push(chunk);
  }
  return Buffer.concat(bytes).toString("utf8");
}

/** What is wrong with the fields is said before the file is looked at. @throws AppError invalid */
function bodyOf(typed: Readonly<Record<string, unknown>>): LetterBody {
  const isLenderConfirmed = typed["isLenderConfirmed"] === "true";
  const { success, output, issues } = v.safeParse(letterBody, { ...typed, isLenderConfirmed });
  if (success) {
    listedLender(output);
    return output;
  }
  const errors = fieldErrors(issues);
  throw fieldsWrong(
    Object.fromEntries(Object.entries(errors).map(([field, [first = ""]]) => [field, first])),
  );
}
