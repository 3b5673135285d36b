import type { Order, OrderTradeIn } from "#modules/orders/domain/order.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import type { HandoverAnswer, HandoverView, PayoffView } from "../domain/handover-view.ts";
import { payoffDeadline } from "../domain/payoff-deadline.ts";
import { payoffDifference } from "../domain/payoff-difference.ts";
import type { TradeInHandoverContext } from "./handover-context.ts";
import { noTradeIn } from "./handover-errors.ts";
import { amendmentOf } from "./internal/amendment-of.ts";
import { inspectionWords, printedWords } from "./internal/printed-words.ts";
import { findHandover, type HandoverRow, inspectionOf } from "./internal/handover-repo.ts";

/** The owner's traded car: promised, inspected, handed over, paid off; null for an order without one. */
export async function getHandover(
  ctx: TradeInHandoverContext,
  { orderNumber }: { readonly orderNumber: string },
): Promise<HandoverAnswer> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireOwnedOrder(trx, ctx, orderNumber);
    return { handover: order.snapshot.tradeIn ? await viewHandover(trx, ctx, order) : null };
  });
}

/** The same for callers that hold the order. */
export async function viewHandover(
  trx: TenantTransaction,
  ctx: TradeInHandoverContext,
  order: Order,
): Promise<HandoverView> {
  const trade = order.snapshot.tradeIn;
  if (trade === undefined) throw noTradeIn();
  const row = await findHandover(trx, ctx, order.id);
  return {
    orderNumber: order.orderNumber,
    car: trade.car,
    promisedCents: trade.allowanceCents,
    status: row?.status ?? null,
    isCanceled: order.orderStatus === "CANCELED",
    terms: trade.inspection === undefined ? null : printedWords(trade.inspection),
    inspection: row === undefined ? null : inspectionWords(inspectionOf(row)),
    ...choicesOf(ctx, order, row),
    payoff: trade.payoffCents === 0 ? null : payoffOf(ctx, { order, trade, row }),
  };
}

function choicesOf(
  ctx: TradeInHandoverContext,
  ...[order, row]: [Order, HandoverRow | undefined]
): Pick<HandoverView, "amendedCents" | "accept" | "keep"> {
  const amendedCents = row?.amended_cents ?? null;
  // What was counted at the inspection stands, whatever a retailer sets later.
  const choice = (differenceCents: number | null | undefined, allowanceCents: number | null) =>
    differenceCents == null
      ? null
      : { lines: amendmentOf(ctx, order, allowanceCents).lines, differenceCents };
  return {
    amendedCents,
    accept: choice(row?.accept_cents, amendedCents),
    keep: choice(row?.keep_cents, null),
  };
}

function payoffOf(
  ctx: TradeInHandoverContext,
  deal: {
    readonly order: Order;
    readonly trade: OrderTradeIn;
    readonly row: HandoverRow | undefined;
  },
): PayoffView {
  const { order, trade, row } = deal;
  const { state, timeZone } = order.snapshot.rooftop;
  const { payoffDays: promisedDays, payoffShortfall: shortfallRule } = ctx.tenant.config.tradeInHandover;
  const receivedOn = localTimeOf((row?.received_at ?? ctx.clock.now()).getTime(), timeZone).date;
  const { goodThrough = null, perDiemCents = 0 } = trade.payoff ?? {};
  const { days, law } = payoffDeadline({ state, receivedOn, promisedDays, goodThrough });
  const countedCents = trade.payoffCents;
  const isEstimate = trade.payoffIsEstimate;
  return {
    isLease: trade.ownership === "LEASED",
    countedCents,
    isEstimate,
    shortfallRule,
    days,
    law,
    goodThrough,
    perDiemCents,
    dueOn: row?.payoff_due_on ?? null,
    paid: paidOf(row, { countedCents, isEstimate, rule: shortfallRule }),
    releasedOn: row?.released_on ?? null,
  };
}

function paidOf(
  row: HandoverRow | undefined,
  counted: Omit<Parameters<typeof payoffDifference>[0], "paidCents">,
): PayoffView["paid"] {
  if (row?.paid_cents == null || row.paid_on === null) return null;
  const difference = payoffDifference({ ...counted, paidCents: row.paid_cents });
  return {
    amountCents: row.paid_cents,
    on: row.paid_on,
    reference: row.paid_reference,
    differenceCents: difference.amountCents,
    paidBy: difference.paidBy,
  };
}
