import type { Order } from "#modules/orders/domain/order.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { isCivilDate } from "#platform/shared/time/civil-date.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { requireTransition } from "#platform/shared/transition-table.ts";
import { type HandoverStatus, tradeInTransitions } from "../domain/handover-status.ts";
import { payoffDeadline } from "../domain/payoff-deadline.ts";
import type { TradeInHandoverContext } from "./handover-context.ts";
import { noTradeIn, refused, wrongFields } from "./handover-errors.ts";
import { findHandover, type HandoverRow, updateHandover } from "./internal/handover-repo.ts";
import { tellPaidOff, tellReleased } from "./internal/tell-buyer.ts";

const NOT_INSPECTED = "This trade-in hasn't been inspected yet.";
const NOTHING_OWED = "Nothing is owed on this trade-in.";
const OTHER_PAYOFF = "This payoff was recorded already, with another amount.";
const NO_SUCH_DAY = "Enter a day between the handover of the trade-in and today.";

/** The retailer pays what it promised, whatever the inspection found. @throws AppError conflict */
export async function waiveDifference(
  trx: TenantTransaction,
  ctx: TradeInHandoverContext,
  order: Order,
): Promise<void> {
  const row = await rowOf(trx, ctx, order);
  if (!isMove(row, "WAIVED")) return;
  requireOpenOrder(order);
  await updateHandover(trx, ctx, {
    orderId: order.id,
    set: { status: "WAIVED", answered_at: ctx.clock.now() },
  });
}

/** The car, its keys and its papers are with the retailer; where a loan is left, its clock starts. @throws AppError conflict */
export async function receiveTradeIn(
  trx: TenantTransaction,
  ctx: TradeInHandoverContext,
  order: Order,
): Promise<void> {
  const row = await rowOf(trx, ctx, order);
  if (!isMove(row, "RECEIVED")) return;
  requireOpenOrder(order);
  const { rooftop, tradeIn } = order.snapshot;
  const { payoffDays: promisedDays } = ctx.tenant.config.tradeInHandover;
  const { dueOn } = payoffDeadline({
    state: rooftop.state,
    receivedOn: today(ctx, order),
    promisedDays,
    goodThrough: tradeIn?.payoff?.goodThrough ?? null,
  });
  await updateHandover(trx, ctx, {
    orderId: order.id,
    set: {
      status: "RECEIVED",
      received_at: ctx.clock.now(),
      payoff_due_on: tradeIn !== undefined && tradeIn.payoffCents > 0 ? dueOn : null,
    },
  });
}

interface Payoff {
  readonly order: Order;
  /** Left out, what the worksheet counted. */
  readonly paidCents?: number | undefined;
  /** Left out, today. */
  readonly paidOn?: string | undefined;
  readonly reference?: string | undefined;
}

/** The lender has its money. @throws AppError conflict; invalid `tradeIn.wrongDay` */
export async function recordPayoff(
  trx: TenantTransaction,
  ctx: TradeInHandoverContext,
  { order, ...said }: Payoff,
): Promise<void> {
  const row = await rowOf(trx, ctx, order);
  const countedCents = order.snapshot.tradeIn?.payoffCents ?? 0;
  if (countedCents === 0) throw refused("nothingOwed", NOTHING_OWED);
  const paidCents = said.paidCents ?? countedCents;
  if (!isMove(row, "PAID_OFF")) {
    if (said.paidCents !== undefined && said.paidCents !== row.paid_cents)
      throw refused("otherPayoff", OTHER_PAYOFF);
    return;
  }
  const paidOn = dayOf(ctx, { order, row, field: "payoffPaidOn", day: said.paidOn });
  const set = { paid_cents: paidCents, paid_on: paidOn, paid_reference: said.reference ?? null };
  await updateHandover(trx, ctx, { orderId: order.id, set: { status: "PAID_OFF", ...set } });
  await tellPaidOff(trx, ctx, { order, paidCents, paidOn });
}

/** The lender gave the title back. @throws AppError conflict; invalid `tradeIn.wrongDay` */
export async function recordRelease(
  trx: TenantTransaction,
  ctx: TradeInHandoverContext,
  { order, releasedOn }: { readonly order: Order; readonly releasedOn?: string | undefined },
): Promise<void> {
  const row = await rowOf(trx, ctx, order);
  if (!isMove(row, "RELEASED")) return;
  const day = dayOf(ctx, { order, row, field: "lienReleasedOn", day: releasedOn });
  await updateHandover(trx, ctx, { orderId: order.id, set: { status: "RELEASED", released_on: day } });
  await tellReleased(trx, ctx, order);
}

async function rowOf(
  trx: TenantTransaction,
  ctx: TradeInHandoverContext,
  order: Order,
): Promise<HandoverRow> {
  if (order.snapshot.tradeIn === undefined) throw noTradeIn();
  const row = await findHandover(trx, ctx, order.id);
  if (row === undefined) throw refused("notInspected", NOT_INSPECTED);
  return row;
}

const ORDER_OF: Readonly<Partial<Record<HandoverStatus, number>>> = { RECEIVED: 1, PAID_OFF: 2, RELEASED: 3 };

/** False for a repeat, also for one that something later has followed. */
function isMove({ status }: HandoverRow, to: HandoverStatus): boolean {
  const isBehind = (ORDER_OF[status] ?? 0) > (ORDER_OF[to] ?? 4);
  return !isBehind && requireTransition(tradeInTransitions, status, to);
}

const today = (ctx: TradeInHandoverContext, { snapshot: { rooftop } }: Order): string =>
  localTimeOf(ctx.clock.now().getTime(), rooftop.timeZone).date;

function dayOf(
  ctx: TradeInHandoverContext,
  said: {
    readonly order: Order;
    readonly row: HandoverRow;
    readonly field: string;
    readonly day: string | undefined;
  },
): string {
  const { order, row, field, day = today(ctx, order) } = said;
  const { timeZone } = order.snapshot.rooftop;
  const first = localTimeOf((row.received_at ?? ctx.clock.now()).getTime(), timeZone).date;
  if (!isCivilDate(day) || day < first || day > today(ctx, order))
    throw wrongFields("wrongDay", { [field]: NO_SUCH_DAY });
  return day;
}
