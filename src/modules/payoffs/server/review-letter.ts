import { retailerToday } from "#modules/tenancy/server/retailer-today.ts";
import { tradedCarById } from "#modules/trade-in/server/traded-car.ts";
import type { LetterWord } from "../domain/payoff-schemas.ts";
import type { PayoffView } from "../domain/payoff-view.ts";
import { checkWritten } from "./internal/check-written.ts";
import { tellDeals } from "./internal/keep-reply.ts";
import { findPayoff, savePayoff } from "./internal/payoff-repo.ts";
import { payoffViewOf } from "./internal/payoff-view-of.ts";
import { tellOwner } from "./internal/tell-owner.ts";
import { endOfDay } from "./internal/times.ts";
import type { KeptLetter, PayoffContext } from "./payoff-context.ts";
import { letterChanged, noLetter } from "./payoff-errors.ts";

interface Review {
  /** Of the trade-in. */
  readonly id: string;
  readonly word: LetterWord;
}

/**
 * A person's word about a letter: it reads as typed, it reads otherwise, or it is none. It names the version that
 * was looked at. The same word again changes nothing.
 * @throws AppError not-found `payoff.noLetter`; conflict `payoff.letterChanged`; invalid with the field of a correction
 */
export async function reviewLetter(ctx: PayoffContext, { id, word }: Review): Promise<PayoffView> {
  return ctx.db.transaction(async (trx) => {
    const car = await tradedCarById(trx, ctx, id);
    const found = car && (await findPayoff(trx, ctx, id));
    const quote = found?.kept.quote;
    if (car === undefined || !found?.kept.letter || !quote) throw noLetter();
    const answer = word.word === "refuse" ? "LETTER_REFUSED" : "LETTER_ACCEPTED";
    const { word: _, version, ...written } = word;
    const corrected = { ...quote, ...written };
    const isSame = found.answer === answer && JSON.stringify(corrected) === JSON.stringify(quote);
    if (isSame) return payoffViewOf(ctx, car, found);
    if (version !== found.version) throw letterChanged();
    if (word.word === "correct") checkWritten(car, retailerToday(ctx), corrected);
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

interface OpenLetter {
  readonly letter: KeptLetter;
  /** A word about it names this. */
  readonly version: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** The letter as it was sent, for the person who looks. @throws AppError not-found `payoff.noLetter` */
export async function openLetter(ctx: PayoffContext, id: string): Promise<OpenLetter> {
  const found = await ctx.db.transaction((trx) => findPayoff(trx, ctx, id));
  const letter = found?.kept.letter;
  const bytes = letter && (await ctx.payoffLetters.open(ctx, letter));
  if (!found || !letter || !bytes) throw noLetter();
  return { letter, version: found.version, bytes };
}
