import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { LenderAnswer } from "../domain/lender-answer.ts";
import { keepAnswers } from "./internal/lender-answer-repo.ts";
import { type RequestRow, updateRequests } from "./internal/lender-request-repo.ts";
import { lockRequest } from "./internal/lock-request.ts";
import type { LendersContext } from "./lenders-context.ts";

/**
 * What became of an answer. `taken-back` and `stands-again` are later words of the lender whose offer was accepted; what
 * it said before stays on record. All others but `applied` left the request as it was.
 */
export type RecordedAnswer =
  | "applied"
  | "taken-back"
  | "stands-again"
  | "repeated"
  | "older"
  | "closed"
  | "unknown";

/**
 * Keeps an answer as received and lets it count when it is the latest: by `occurredAt`, then `sequence`. The same
 * answer twice, or an older one after a newer one, has no effect. A canceled request is closed, and one with an accepted
 * offer to everything but a decline, which takes it back, and the same offer after that.
 */
export async function recordAnswer(
  trx: TenantTransaction,
  ctx: LendersContext,
  answer: LenderAnswer,
): Promise<RecordedAnswer> {
  const locked = await lockRequest(trx, ctx, answer);
  if (locked === undefined) return "unknown";
  const { row, heldOrder } = locked;
  return (await recordLocked(trx, ctx, { heldOrder, said: [{ row, answer }] }))[0] ?? "unknown";
}

/** An answer to a request that the transaction keeps. */
export interface SaidTo {
  readonly row: RequestRow;
  readonly answer: LenderAnswer;
}

/**
 * The same to requests of one application that the transaction keeps already (`lockRequests`), each with one answer;
 * whoever owns the application hears of all of them at once.
 */
export async function recordLocked(
  trx: TenantTransaction,
  ctx: LendersContext,
  { heldOrder, said }: { readonly heldOrder: unknown; readonly said: readonly SaidTo[] },
): Promise<readonly RecordedAnswer[]> {
  const sound = said.filter(({ row, answer }) => row.lender_id === answer.lenderId);
  const counting = sound.filter(isCounting);
  // In this sequence on one connection: whoever hears reads what is written here.
  const [kept] = await Promise.all([
    keepAnswers(
      trx,
      ctx,
      sound.map((one) => ({ ...one, counts: counting.includes(one) })),
    ),
    tellOf(trx, ctx, { heldOrder, applied: counting }),
  ]);
  const effects = said.map((one) => (sound.includes(one) ? effectOf(one, kept) : "unknown"));
  for (const [at, { row, answer }] of said.entries()) {
    const effect = effects[at];
    if (effect !== "taken-back" && effect !== "stands-again") continue;
    await updateRequests(trx, ctx, { ids: [row.id], ...wordOf(answer) });
    const { order_id: orderId, lender_id: lenderId } = row;
    await ctx.lenderNews.onAcceptedOffer(trx, ctx, { heldOrder, orderId, lenderId, effect });
  }
  return effects;
}

async function tellOf(
  trx: TenantTransaction,
  ctx: LendersContext,
  { heldOrder, applied }: { readonly heldOrder: unknown; readonly applied: readonly SaidTo[] },
): Promise<void> {
  const byVersion = new Map(applied.map((one) => [one.row.application_version, one]));
  for (const { row, answer } of byVersion.values())
    await ctx.lenderNews.onLenderAnswered(trx, ctx, {
      heldOrder,
      applicationId: row.application_id,
      applicationVersion: row.application_version,
      orderId: row.order_id,
      requestId: row.id,
      lenderId: row.lender_id,
      state: answer.state,
      isOfferTakenBack: applied.some(
        (one) => one.row.application_version === row.application_version && takesOfferBack(one),
      ),
    });
}

/** It had an offer before, whether that had ended by itself or not, and has none now. */
function takesOfferBack({ row, answer }: SaidTo): boolean {
  return row.offers_end_at !== null && answer.offers.length === 0;
}

function effectOf({ row, answer }: SaidTo, kept: ReadonlySet<string>): RecordedAnswer {
  if (!kept.has(row.id)) return "repeated";
  if (row.state === "CANCELED") return "closed";
  if (!isLater(answer, row)) return "older";
  return row.accepted_offer_id === null ? "applied" : effectOnAccepted(answer, row);
}

/** Whether an answer counts by its request's row alone: one that is later than what stands there was not kept before. */
function isCounting({ row, answer }: SaidTo): boolean {
  return row.state !== "CANCELED" && row.accepted_offer_id === null && isLater(answer, row);
}

/** Silence, an error or another offer is no word about the one that was accepted. */
function effectOnAccepted(answer: LenderAnswer, row: RequestRow): RecordedAnswer {
  if (row.state !== "DECLINED") return answer.state === "DECLINED" ? "taken-back" : "closed";
  return answer.offers.some(({ offerId }) => offerId === row.accepted_offer_id) ? "stands-again" : "closed";
}

/** Where the lender stands and since when; the answer that holds the accepted terms is left as it was. */
const wordOf = ({ state, occurredAt, sequence }: LenderAnswer) => ({
  state,
  answer_occurred_at: new Date(occurredAt),
  answer_sequence: sequence,
});

function isLater({ occurredAt, sequence }: LenderAnswer, row: RequestRow): boolean {
  if (row.answer_occurred_at === null) return true;
  const at = new Date(occurredAt).getTime() - row.answer_occurred_at.getTime();
  return at > 0 || (at === 0 && sequence > (row.answer_sequence ?? 0));
}
