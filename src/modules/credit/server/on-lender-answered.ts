import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import type { LenderAnswered, LendersContext } from "#modules/lenders/server/lenders-context.ts";
import { listAnswers } from "#modules/lenders/server/list-answers.ts";
import type { DealStatus, Order } from "#modules/orders/domain/order.ts";
import { answersCame } from "#modules/orders/server/drafts/expected-answers.ts";
import { keepVehicleUntil } from "#modules/orders/server/drafts/keep-vehicle-until.ts";
import { moveOrder } from "#modules/orders/server/transition-order.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { english } from "#platform/shared/texts/text.ts";
import { dealPath } from "../domain/deal-path.ts";
import type { NoticeEvent } from "#modules/credit-letters/domain/notice-facts.ts";
import { findApplicationById } from "./internal/application-repo.ts";
import { answersOf, lastOfferEnd, type Standing, wordOf } from "./internal/standing-words.ts";
import { settleNotices } from "./internal/settle-notices.ts";
import { closeApplication } from "./internal/close-application.ts";

const REASONS: Readonly<Partial<Record<DealStatus, string>>> = {
  DPEN: english("A lender answered late."),
  LNSEL: english("A lender made an offer."),
  APEN: english("A lender is waiting before it decides."),
  LTIM: english("The lenders did not answer in time."),
  LDEC: english("The lenders declined your application."),
};

/** What lenders' answers made of a deal. */
export interface DealAnswered {
  readonly order: Order;
  /** Null when the deal stays where it is. */
  readonly movedTo: DealStatus | null;
  /** What every lender says now. */
  readonly answers: readonly LenderAnswer[];
  /** The vehicle is kept for the offers that stand; false where its hold had ended before they came. */
  readonly isKept: boolean;
  /** A lender that had an offer no longer has one. */
  readonly isOfferTakenBack: boolean;
}

/**
 * Lenders answered: the deal goes where all answers together say (table D), and the vehicle is kept as long as the
 * last offer holds.
 * @param input.order its row locked
 * @param input.tell who else hears of it; not for answers to an earlier version or to an application that is over, which
 * change nothing
 */
export async function onLenderAnswered(
  trx: TenantTransaction,
  ctx: LendersContext,
  {
    order,
    news,
    tell,
  }: {
    readonly order: Order;
    readonly news: LenderAnswered;
    readonly tell: (answered: DealAnswered) => Promise<void>;
  },
): Promise<void> {
  const { applicationId, isOfferTakenBack } = news;
  const [application, standings] = await Promise.all([
    findApplicationById(trx, ctx, { id: applicationId, lock: true }),
    listAnswers(trx, ctx, { applicationId }),
  ]);
  if (application?.state !== "SUBMITTED" || application.version !== news.applicationVersion) return;
  const until = lastOfferEnd(standings.map(({ answer }) => answer));
  const path = dealPath(order.dealStatus, standings.map(wordOf));
  const movedTo = path.at(-1) ?? null;
  const event = eventOf(movedTo ?? order.dealStatus, standings);
  const moved = moveAlong(trx, ctx, { order, path });
  const kept = until === null || keepVehicleUntil(trx, ctx, { order, until });
  await Promise.all([
    moved,
    kept,
    settleNotices(trx, ctx, { order, application, event, standings }),
    // Travels with the letters; others may read where the deal stands.
    Promise.all([moved, kept]).then(([after, isKept]) =>
      tell({ order: after, movedTo, answers: answersOf(ctx, standings), isKept, isOfferTakenBack }),
    ),
  ]);
  if (movedTo !== null) answersCame(trx, ctx, order);
  if (movedTo === "LDEC") await closeApplication(trx, ctx, { id: application.id, outcome: "DECLINED" });
}

async function moveAlong(
  trx: TenantTransaction,
  ctx: LendersContext,
  { order, path }: { readonly order: Order; readonly path: readonly DealStatus[] },
): Promise<Order> {
  let after = order;
  for (const dealStatus of path) {
    const reason = REASONS[dealStatus] ?? "";
    after = await moveOrder(trx, ctx, { order: after, dealStatus, actor: "lender", reason });
  }
  return after;
}

/** What the answers so far mean for letters. */
function eventOf(status: DealStatus, standings: readonly Standing[]): NoticeEvent {
  if (status === "LTIM") return "timed-out";
  if (status !== "LDEC") return "score-received";
  const isSentNowhere = standings.every(({ state }) => state === "LENDER_CONSTRAINT");
  return isSentNowhere ? "dealer-declined" : "all-declined";
}
