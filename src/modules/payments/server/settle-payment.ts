import { DAY_MS, HOUR_MS } from "#platform/shared/time/durations.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { ChargeWord } from "../domain/charge-moves.ts";
import type { ChargeAnswer, ChargeOutcome } from "#modules/payment-gateways/server/payment-gateway.ts";
import { findPayment, type PaymentRow, updatePayment } from "./internal/payments-repo.ts";
import { lockPayment } from "./lock-payment.ts";
import { movePayment } from "./move-payment.ts";
import type { PaymentsContext } from "./payments-context.ts";

/** Job that finishes a charge whose answer was lost. */
export const RESUME_CHARGE = "payments.resume-charge";
/** Job that asks what became of bank money. */
export const CHECK_SETTLEMENT = "payments.check-settlement";
/** Job that takes what is on hold. */
export const CAPTURE_HOLD = "payments.capture-hold";

/** PMT-05: up to 3 days. */
const SETTLEMENT_MS = 72 * HOUR_MS;
/** A card's bank keeps a hold for about a week; then it is gone or taken. */
const HOLD_MS = 7 * DAY_MS;
/** How often it is asked again when a bank takes longer. */
const ASK_AGAIN_MS = 6 * HOUR_MS;
/** How long a buyer may take to answer the card's bank. */
const ACTION_MS = HOUR_MS;

const WORD: Readonly<Record<ChargeOutcome, ChargeWord>> = {
  captured: "captured",
  pending: "pending",
  "action-required": "pending",
  hold: "held",
  declined: "failed",
  "insufficient-funds": "failed",
  canceled: "released",
  returned: "returned",
};

/**
 * Asks the gateway for a claimed charge, always under its own key, and records the answer. Repeatable.
 * @returns the answer when this call got one
 * @throws AppError provider-unavailable while the outcome is unknown
 */
export async function finishCharge(
  ctx: PaymentsContext,
  paymentId: string,
): Promise<ChargeAnswer | undefined> {
  const found = await ctx.db.transaction(async (trx) => {
    const row = await findPayment(trx, ctx, paymentId);
    return row && { row, order: await requireOrder(trx, ctx, { id: row.order_id }) };
  });
  if (found === undefined || found.row.provider_ref !== null) return undefined;
  const { row, order } = found;
  const answer =
    order.orderStatus === "CANCELED"
      ? await askAboutLost(ctx, row)
      : await ctx.paymentGateway.charge(ctx, chargeOf(row));
  await ctx.db.transaction((trx) => recordAnswer(trx, ctx, { paymentId, answer }));
  return answer;
}

const chargeOf = (row: PaymentRow) => ({
  key: row.provider_key,
  token: row.source_token,
  amountCents: row.amount_cents,
  method: row.method,
  claimedAt: row.created_at,
});

const nameOf = (row: PaymentRow) => ({ key: row.provider_key, ref: row.provider_ref });

/** For a canceled order nothing is charged any more; what was charged is found and goes back. */
async function askAboutLost(ctx: PaymentsContext, row: PaymentRow): Promise<ChargeAnswer> {
  const known = await ctx.paymentGateway.readCharge(ctx, nameOf(row));
  return known ?? { ref: `never-sent-${row.id}`, outcome: "canceled" };
}

async function recordAnswer(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  { paymentId, answer }: { paymentId: string; answer: ChargeAnswer },
): Promise<void> {
  const row = await lockPayment(trx, ctx, paymentId);
  if (row === undefined || row.provider_ref !== null) return;
  await updatePayment(trx, ctx, { id: row.id, set: { provider_ref: answer.ref } });
  await movePayment(trx, ctx, { row, word: WORD[answer.outcome], failureCode: answer.outcome });
  if (answer.outcome === "pending") await askLater(trx, ctx, { paymentId, afterMs: SETTLEMENT_MS });
  if (answer.outcome === "hold") await askLater(trx, ctx, { paymentId, afterMs: HOLD_MS });
  if (answer.outcome === "action-required") await askLater(trx, ctx, { paymentId, afterMs: ACTION_MS });
}

async function askLater(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  { paymentId, afterMs }: { paymentId: string; afterMs: number },
): Promise<void> {
  const runAt = new Date(ctx.clock.now().getTime() + afterMs);
  const dedupeKey = `${paymentId} ${runAt.toISOString()}`;
  await enqueueJob(trx, ctx, { kind: CHECK_SETTLEMENT, payload: { paymentId }, runAt, dedupeKey });
}

/** Asks the gateway what became of money that was on its way, and again later while it still is. Repeatable. */
export async function checkSettlement(ctx: PaymentsContext, paymentId: string): Promise<void> {
  const row = await ctx.db.transaction((trx) => findPayment(trx, ctx, paymentId));
  if (row?.status !== "PAYMENT_PENDING" && row?.status !== "PAYMENT_HOLD") return;
  const answer = await reconcilePayment(ctx, paymentId);
  if (answer?.outcome === "action-required") await endCharge(ctx, paymentId);
  if (answer?.outcome !== "pending" && answer?.outcome !== "hold") return;
  await ctx.db.transaction((trx) => askLater(trx, ctx, { paymentId, afterMs: ASK_AGAIN_MS }));
}

/** Reads a charge at the gateway and records what it says, whatever state it is in. Repeatable. */
export async function reconcilePayment(
  ctx: PaymentsContext,
  paymentId: string,
): Promise<ChargeAnswer | undefined> {
  const row = await ctx.db.transaction((trx) => findPayment(trx, ctx, paymentId));
  if (row === undefined) return undefined;
  const answer = await ctx.paymentGateway.readCharge(ctx, nameOf(row));
  if (answer !== undefined) await recordNews(ctx, { paymentId, answer });
  return answer;
}

/** Takes what is on hold, and lets go of it once the order is canceled. Repeatable. */
export async function captureHold(ctx: PaymentsContext, paymentId: string): Promise<void> {
  const found = await ctx.db.transaction(async (trx) => {
    const row = await findPayment(trx, ctx, paymentId);
    return row && { row, order: await requireOrder(trx, ctx, { id: row.order_id }) };
  });
  if (found?.row.status !== "PAYMENT_HOLD") return;
  const { row, order } = found;
  if (order.orderStatus === "CANCELED") return endCharge(ctx, paymentId);
  await recordNews(ctx, { paymentId, answer: await ctx.paymentGateway.capture(ctx, nameOf(row)) });
}

/** Lets go of money that has not arrived. What cannot be stopped any more is refunded when it arrives. Repeatable. */
export async function endCharge(ctx: PaymentsContext, paymentId: string): Promise<void> {
  const row = await ctx.db.transaction((trx) => findPayment(trx, ctx, paymentId));
  if (row === undefined) return;
  if (row.provider_ref === null) return void (await finishCharge(ctx, paymentId));
  await recordNews(ctx, { paymentId, answer: await ctx.paymentGateway.cancel(ctx, nameOf(row)) });
}

async function recordNews(
  ctx: PaymentsContext,
  { paymentId, answer }: { paymentId: string; answer: ChargeAnswer },
): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const row = await lockPayment(trx, ctx, paymentId);
    if (row === undefined) return;
    if (row.provider_ref === null)
      await updatePayment(trx, ctx, { id: row.id, set: { provider_ref: answer.ref } });
    await movePayment(trx, ctx, { row, word: WORD[answer.outcome], failureCode: answer.outcome });
  });
}
