import { retailerToday } from "#modules/tenancy/server/retailer-today.ts";
import { type TradedCar, tradedCarOf } from "#modules/trade-in/server/traded-car.ts";
import { consentWords } from "../domain/payoff-consent.ts";
import type { AskPayoffBody } from "../domain/payoff-schemas.ts";
import type { PayoffView } from "../domain/payoff-view.ts";
import { keepReply } from "./internal/keep-reply.ts";
import { limitQuestions } from "./internal/limit-questions.ts";
import { listedLender } from "./internal/listed-lender.ts";
import { findPayoff, type FoundPayoff, type KeptPayoff } from "./internal/payoff-repo.ts";
import { payoffViewOf } from "./internal/payoff-view-of.ts";
import type { PayoffContext } from "./payoff-context.ts";
import { carChanged, nothingOwed } from "./payoff-errors.ts";

type Holder = Parameters<typeof tradedCarOf>[2];

/**
 * TRADE-01: asks the lender what it takes to pay the loan off, with its owner's consent. Asking again with the same words
 * while the quote is good answers the same quote.
 * @throws AppError invalid with the field; conflict `payoff.nothingOwed`, `payoff.changed`; limited; not-found
 */
export async function askPayoff(
  ctx: PayoffContext,
  holder: Holder,
  body: AskPayoffBody,
): Promise<PayoffView> {
  const lender = listedLender(body);
  const { car, found } = await ctx.db.transaction(async (trx) => {
    const own = await tradedCarOf(trx, ctx, holder);
    return { car: own, found: await findPayoff(trx, ctx, own.tradeInId) };
  });
  if (car.ownership !== "FINANCED" && car.ownership !== "LEASED") throw nothingOwed();
  if (isSameQuestion(ctx, { car, found, body, lender })) return payoffViewOf(ctx, car, found);
  const { accountNumber, lastName, ssnLast4 } = body;
  await limitQuestions(ctx, { tradeInId: car.tradeInId, accountNumber });
  const isLease = car.ownership === "LEASED";
  const question = { lender, accountNumber, lastName, ssnLast4, isLease, today: retailerToday(ctx) };
  const reply = await ctx.payoffService.ask(ctx, question);
  const consent = {
    words: consentWords({ brand: ctx.tenant.brandName, lender }),
    at: ctx.clock.now().toISOString(),
  };
  return ctx.db.transaction(async (trx) => {
    const now = await tradedCarOf(trx, ctx, holder);
    if (now.mark !== car.mark) throw carChanged();
    const kept: KeptPayoff = {
      mark: car.mark,
      lender,
      asked: { accountNumber, lastName, ssnLast4, consent },
      quote: null,
      letter: null,
    };
    // Nobody could open it any longer.
    const letter = (await findPayoff(trx, ctx, now.tradeInId))?.kept.letter;
    if (letter) await ctx.payoffLetters.drop(trx, ctx, letter);
    await keepReply(trx, ctx, { car: now, kept, reply, failedTries: 0 });
    return payoffViewOf(ctx, now, await findPayoff(trx, ctx, now.tradeInId));
  });
}

interface Asked {
  readonly car: TradedCar;
  readonly found: FoundPayoff | undefined;
  readonly body: AskPayoffBody;
  readonly lender: string;
}

function isSameQuestion(ctx: PayoffContext, { car, found, body, lender }: Asked): boolean {
  const { asked, quote, mark } = found?.kept ?? {};
  if (found?.answer !== "QUOTED" || !asked || !quote || mark !== car.mark) return false;
  const words = (said: Pick<AskPayoffBody, "accountNumber" | "lastName" | "ssnLast4">) =>
    [said.accountNumber, said.lastName, said.ssnLast4].join("|");
  const isSame = found.kept.lender === lender && words(asked) === words(body);
  return isSame && quote.goodThrough >= retailerToday(ctx);
}
