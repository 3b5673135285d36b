import { DEFAULT_DEAL_TYPE } from "#modules/orders/domain/offered-deal-types.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { noteInHistory } from "#modules/orders/server/note-in-history.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { english } from "#platform/shared/texts/text.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { type CancellationRow, lockCancellation, updateCancellation } from "./internal/cancellations-repo.ts";
import { lockPlan } from "./internal/contracts-repo.ts";
import { mailRefundDue, mailRefundPaid, mailRefundReturned } from "./internal/mail-refund.ts";
import {
  findPayout,
  findPayouts,
  insertPayouts,
  movePayout,
  type PayoutRow,
} from "./internal/payouts-repo.ts";
import type { PlansContext } from "./plans-context.ts";

/**
 * Starts the ways on which the refund of an ended plan goes out: back to the card or account of a buyer who paid the car
 * themselves, as far as that holds it; anything else the retailer pays and reports. In the transaction in which the plan
 * ended, whose caller holds the order.
 */
export async function openPayouts(
  trx: TenantTransaction,
  ctx: PlansContext,
  {
    order,
    end,
    purchaseId,
  }: {
    readonly order: Order;
    readonly end: CancellationRow;
    /** Of a plan that was bought by itself. */
    readonly purchaseId: string | null;
  },
): Promise<readonly PayoutRow[]> {
  const amountCents = end.quote?.refundCents ?? 0;
  if (amountCents <= 0) return [];
  const isOwnMoney =
    (order.dealType === DEFAULT_DEAL_TYPE || purchaseId !== null) && end.refund_to === "buyer";
  const parts = isOwnMoney
    ? await ctx.planRefunds.refundPlan(trx, ctx, { order, cause: end.id, amountCents, purchaseId })
    : [];
  const restCents = parts.reduce((rest, part) => rest - part.amountCents, amountCents);
  const base = {
    cancellation_id: end.id,
    order_id: order.id,
    paid_to: end.refund_to,
    moved_on: dayOf(ctx, order),
  };
  return insertPayouts(trx, ctx, [
    ...parts.map(({ refundId, display, amountCents: cents }) => ({
      ...base,
      id: refundId,
      way: "payment" as const,
      payee: display,
      amount_cents: cents,
    })),
    ...(restCents > 0
      ? [{ ...base, way: "transfer" as const, payee: end.payee, amount_cents: restCents }]
      : []),
  ]);
}

/** What the payments ledger says of a refund that goes back to a card or account. A repeat changes nothing. */
export async function refundMoved(
  trx: TenantTransaction,
  ctx: PlansContext,
  { refundId, status }: { readonly refundId: string; readonly status: "paid" | "returned" },
): Promise<void> {
  const known = await findPayout(trx, ctx, refundId);
  if (known === undefined) return;
  const order = await requireOrder(trx, ctx, { id: known.order_id, lock: true });
  const payout = await findPayout(trx, ctx, refundId);
  if (payout) await move(trx, ctx, { order, payout, status });
}

/** The retailer paid what it had to pay: the payout that it names, or all that are open. A second time changes nothing. */
export async function recordRefundPaid(
  trx: TenantTransaction,
  ctx: PlansContext,
  { order, payoutId }: { readonly order: Order; readonly payoutId?: string | undefined },
): Promise<void> {
  const open = await transfersOf(trx, ctx, { order, payoutId, status: "pending" });
  for (const payout of open) await move(trx, ctx, { order, payout, status: "paid" });
  if (open.length === 0) return;
  const reason = english("The refund of your protection plan was paid.");
  await noteInHistory(trx, ctx, { order, actor: "retailer", reason });
}

/** What the retailer had paid came back, e.g. an account that is closed: it is owed again. A second time changes nothing. */
export async function recordRefundReturned(
  trx: TenantTransaction,
  ctx: PlansContext,
  { order, payoutId }: { readonly order: Order; readonly payoutId?: string | undefined },
): Promise<void> {
  for (const payout of await transfersOf(trx, ctx, { order, payoutId, status: "paid" }))
    await move(trx, ctx, { order, payout, status: "returned" });
}

async function transfersOf(
  trx: TenantTransaction,
  ctx: PlansContext,
  asked: {
    readonly order: Order;
    readonly payoutId: string | undefined;
    readonly status: PayoutRow["status"];
  },
): Promise<PayoutRow[]> {
  const { order, payoutId, status } = asked;
  return (await findPayouts(trx, ctx, { orderId: order.id, lock: true })).filter(
    (payout) =>
      payout.way === "transfer" &&
      payout.status === status &&
      (payoutId === undefined || payout.id === payoutId),
  );
}

interface Move {
  readonly order: Order;
  readonly payout: PayoutRow;
  readonly status: "paid" | "returned";
}

/** One way moves: from pending to both, from paid back only to returned. What came back is owed by a transfer. */
async function move(
  trx: TenantTransaction,
  ctx: PlansContext,
  { order, payout, status }: Move,
): Promise<void> {
  if (payout.status === "returned" || payout.status === status) return;
  const moved_on = dayOf(ctx, order);
  await movePayout(trx, ctx, { id: payout.id, status, moved_on });
  const end = await lockCancellation(trx, ctx, payout.cancellation_id);
  const row = end && (await lockPlan(trx, ctx, end.contract_id));
  if (!end || !row) return;
  if (status === "returned") {
    const { cancellation_id, order_id, paid_to, amount_cents } = payout;
    const payee = payout.way === "transfer" ? payout.payee : null;
    const again = { cancellation_id, order_id, paid_to, payee, amount_cents, moved_on };
    const owed = await insertPayouts(trx, ctx, [{ ...again, way: "transfer" as const }]);
    await updateCancellation(trx, ctx, { id: end.id, set: { paid_on: null } });
    const reason = english("The refund of your protection plan came back. We're sending it another way.");
    await noteInHistory(trx, ctx, { order, actor: "system", reason });
    await mailRefundReturned(trx, ctx, { order, row, end, payout });
    return mailRefundDue(trx, ctx, { order, row, end, payouts: owed });
  }
  await mailRefundPaid(trx, ctx, { order, row, end, payout: { ...payout, moved_on } });
  const ways = (await findPayouts(trx, ctx, { orderId: order.id })).filter(
    (one) => one.cancellation_id === end.id,
  );
  if (ways.every((one) => one.status !== "pending"))
    await updateCancellation(trx, ctx, { id: end.id, set: { paid_on: moved_on } });
}

function dayOf(ctx: PlansContext, { snapshot }: Order): string {
  return localTimeOf(ctx.clock.now().getTime(), snapshot.rooftop.timeZone).date;
}
