import { tradedCarById } from "#modules/trade-in/server/traded-car.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { LetterWord } from "../domain/payoff-schemas.ts";
import type { PayoffView } from "../domain/payoff-view.ts";
import { checkWritten } from "./internal/check-written.ts";
import { tellDeals } from "./internal/keep-reply.ts";
import { findPayoff, type FoundPayoff, savePayoff } from "./internal/payoff-repo.ts";
import { payoffViewOf } from "./internal/payoff-view-of.ts";
import { tellOwner } from "./internal/tell-owner.ts";
import { endOfDay, todayOf } from "./internal/times.ts";
import type { KeptLetter, PayoffContext } from "./payoff-context.ts";
import { noLetter } from "./payoff-errors.ts";

interface Review {
  /** Of the trade-in. */
  readonly id: string;
  readonly word: LetterWord;
}

/**
 * A person's word about a letter: it reads as typed, it reads otherwise, or it is none. The same word again changes nothing.
 * @throws AppError not-found `payoff.noLetter`; invalid with the field of a correction
 */
export async function reviewLetter(ctx: PayoffContext, { id, word }: Review): Promise<PayoffView> {
  return ctx.db.transaction(async (trx) => {
    const car = await tradedCarById(trx, ctx, id);
    const found = car && (await findPayoff(trx, ctx, id));
    const quote = found?.kept.quote;
    if (car === undefined || !found?.kept.letter || !quote) throw noLetter();
    const answer = word.word === "refuse" ? "LETTER_REFUSED" : "LETTER_ACCEPTED";
    const { word: _, ...written } = word;
    const corrected = { ...quote, ...written };
    const isSame = found.answer === answer && JSON.stringify(corrected) === JSON.stringify(quote);
    if (isSame) return payoffViewOf(ctx, car, found);
    if (word.word === "correct") checkWritten(car, todayOf(ctx), corrected);
    await savePayoff(trx, ctx, {
      tradeInId: id,
      kept: { ...found.kept, quote: corrected },
      answer,
      askAgainAt: answer === "LETTER_REFUSED" ? null : endOfDay(ctx, corrected.goodThrough),
      failedTries: 0,
    });
    await tellDeals(trx, ctx, car);
    const now = await findPayoff(trx, ctx, id);
    if (now !== undefined)
      await tellOwner(trx, ctx, {
        car,
        before: found,
        now,
        news: word.word === "refuse" ? "refused" : "changed",
      });
    return payoffViewOf(ctx, car, now);
  });
}

/** The letter as it was sent, for the person who looks. @throws AppError not-found `payoff.noLetter` */
export async function openLetter(
  ctx: PayoffContext,
  id: string,
): Promise<{ readonly letter: KeptLetter; readonly bytes: AsyncIterable<Uint8Array> }> {
  const found = await ctx.db.transaction((trx) => letterOf(trx, ctx, id));
  const bytes = found && (await ctx.payoffLetters.open(ctx, found));
  if (!found || !bytes) throw noLetter();
  return { letter: found, bytes };
}

async function letterOf(
  trx: TenantTransaction,
  ctx: PayoffContext,
  id: string,
): Promise<FoundPayoff["kept"]["letter"]> {
  return (await findPayoff(trx, ctx, id))?.kept.letter ?? null;
}
