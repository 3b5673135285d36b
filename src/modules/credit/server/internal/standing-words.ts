import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import type { LendersContext } from "#modules/lenders/server/lenders-context.ts";
import type { listAnswers } from "#modules/lenders/server/list-answers.ts";
import { ownAnswer } from "#modules/lenders/server/own-answer.ts";
import type { LenderWord } from "../../domain/deal-path.ts";

/** Where one lender of an application stands. */
export type Standing = Awaited<ReturnType<typeof listAnswers>>[number];

/**
 * What every lender says now; of one that is silent still, that it is. A lender that the retailer switched off keeps its
 * word; one that it removed has no offer any longer, because nobody could tell it that its offer was taken.
 */
export function answersOf(ctx: LendersContext, standings: readonly Standing[]): readonly LenderAnswer[] {
  const { programs } = ctx.tenant.config.lenders;
  return standings.flatMap(({ answer, requestId, lenderId, state }) => {
    const program = programs.find(({ id }) => id === lenderId);
    if (answer !== null) return [{ ...answer, state, ...(!program && { offers: [] }) }];
    return program ? [ownAnswer(program, { requestId }, { state, now: ctx.clock.now() })] : [];
  });
}

/** What of a standing decides where the deal stands. */
export function wordOf({ state, answer, isExpired }: Standing): LenderWord {
  const hasOffer =
    !isExpired && (state === "APPROVED" || state === "CONDITIONAL" || state === "COUNTER_OFFER");
  return {
    state,
    hasOffer: hasOffer && (answer?.offers.length ?? 0) > 0,
    isWaiting: (answer?.waitingFor.length ?? 0) > 0,
  };
}

/** The last instant at which an offer holds; null without any. */
export function lastOfferEnd(answers: readonly (LenderAnswer | null)[]): Date | null {
  const ends = answers.flatMap((answer) => (answer?.expiresAt ? [answer.expiresAt] : [])).toSorted();
  const last = ends.at(-1);
  return last === undefined ? null : new Date(last);
}
