import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import type { LendersContext } from "#modules/lenders/server/lenders-context.ts";
import { listAnswers } from "#modules/lenders/server/list-answers.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { LenderWord } from "../../domain/deal-path.ts";

type Standing = Awaited<ReturnType<typeof listAnswers>>[number];

/** Where every lender of an application stands. */
export async function standingsOf(
  trx: TenantTransaction,
  ctx: LendersContext,
  applicationId: string,
): Promise<readonly Standing[]> {
  return listAnswers(trx, ctx, { applicationId });
}

/** What of it decides where the deal stands. */
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
