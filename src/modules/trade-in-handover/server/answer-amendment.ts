import { addDifference } from "#modules/orders/server/add-difference.ts";
import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { releaseOffer } from "#modules/trade-in/server/offer-of-account.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Cents } from "#platform/shared/money.ts";
import { english } from "#platform/shared/texts/text.ts";
import { requireTransition } from "#platform/shared/transition-table.ts";
import { tradeInTransitions } from "../domain/handover-status.ts";
import type { HandoverAnswer } from "../domain/handover-view.ts";
import { viewHandover } from "./get-handover.ts";
import type { TradeInHandoverContext } from "./handover-context.ts";
import { changedSince, noTradeIn, refused } from "./handover-errors.ts";
import { tellAnswered } from "./internal/tell-retailer.ts";
import { findHandover, type HandoverRow, updateHandover } from "./internal/handover-repo.ts";

const NOT_ONLINE = english("Your contract has to be written again for this. Please call us.");

interface Answer {
  readonly orderNumber: string;
  readonly answer: "accept" | "keep";
  /** What the buyer saw that the answer costs. */
  readonly differenceCents: Cents;
}

/**
 * The buyer's word on an amended worksheet: the new amount, or the car stays theirs and the purchase goes on without it.
 * The difference is due then (decision 0390). The same word again changes nothing; the other one comes too late.
 * @throws AppError not-found; conflict `state.transitionNotAllowed`, `tradeIn.changed` for another amount than was seen,
 * `tradeIn.notOnline` where the contract itself would change
 */
export async function answerAmendment(ctx: TradeInHandoverContext, answer: Answer): Promise<HandoverAnswer> {
  return ctx.db.transaction(async (trx) => {
    const order = await lockOwnedOrder(trx, ctx, answer.orderNumber);
    const row = await findHandover(trx, ctx, order.id);
    if (order.snapshot.tradeIn === undefined || row === undefined) throw noTradeIn();
    await settle(trx, ctx, { order, row, answer });
    return { handover: await viewHandover(trx, ctx, order) };
  });
}

async function settle(
  trx: TenantTransaction,
  ctx: TradeInHandoverContext,
  { order, row, answer }: { readonly order: Order; readonly row: HandoverRow; readonly answer: Answer },
): Promise<void> {
  const status = answer.answer === "accept" ? "AGREED" : "KEPT";
  if (!requireTransition(tradeInTransitions, row.status, status)) return;
  requireOpenOrder(order);
  const cents = answer.answer === "accept" ? row.accept_cents : row.keep_cents;
  if (cents === null || cents !== answer.differenceCents) throw changedSince();
  if (cents < 0) throw refused("notOnline", NOT_ONLINE);
  await updateHandover(trx, ctx, { orderId: order.id, set: { status, answered_at: ctx.clock.now() } });
  await addDifference(trx, ctx, { orderId: order.id, cents });
  const tradeInId = order.snapshot.tradeIn?.tradeInId;
  if (status === "KEPT" && tradeInId !== undefined)
    await releaseOffer(trx, ctx, { tradeInId, orderId: order.id });
  await tellAnswered(trx, ctx, { order, answer: answer.answer });
}
