import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { requireTransition } from "#platform/shared/transition-table.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { Order, PaymentStatus } from "#modules/orders/domain/order.ts";
import { getBuyerDetails } from "#modules/orders/server/buyer-details.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { paymentTransitions, settledStatus } from "../domain/payment-status.ts";
import { PAYMENT_RECEIVED } from "../messages.ts";
import type { ChargeAnswer, ChargeOutcome } from "../providers/payment-gateway.ts";
import { findPayment, findPayments, type PaymentRow, updatePayment } from "./internal/payments-repo.ts";
import type { PaymentsContext } from "./payments-context.ts";

/** Job that finishes a charge whose answer was lost. */
export const RESUME_CHARGE = "payments.resume-charge";
/** Job that asks what became of bank money. */
export const CHECK_SETTLEMENT = "payments.check-settlement";

/** PMT-05: up to 3 days. */
const SETTLEMENT_MS = 3 * 24 * 60 * 60 * 1000;

const STATUS: Readonly<Record<ChargeOutcome, PaymentStatus>> = {
  captured: "PAYMENT_CAPTURED",
  pending: "PAYMENT_PENDING",
  hold: "PAYMENT_HOLD",
  declined: "PAYMENT_FAILED",
  "insufficient-funds": "PAYMENT_FAILED",
};

/** Asks the gateway for a claimed charge, always under its own key, and records the answer. Repeatable. */
export async function finishCharge(ctx: PaymentsContext, paymentId: string): Promise<void> {
  const row = await ctx.db.transaction((trx) => findPayment(trx, ctx, paymentId));
  if (row === undefined || row.provider_ref !== null) return;
  const { provider_key: key, source_token: token, amount_cents: amountCents } = row;
  const answer = await ctx.paymentGateway.charge(ctx, { key, token, amountCents });
  await ctx.db.transaction((trx) => recordAnswer(trx, ctx, { paymentId, answer }));
}

async function recordAnswer(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  { paymentId, answer }: { paymentId: string; answer: ChargeAnswer },
): Promise<void> {
  const row = await findPayment(trx, ctx, paymentId);
  if (row === undefined || row.provider_ref !== null) return;
  await updatePayment(trx, ctx, { id: row.id, set: { provider_ref: answer.ref } });
  await movePayment(trx, ctx, { row, to: STATUS[answer.outcome], failureCode: answer.outcome });
  if (answer.outcome !== "pending") return;
  const runAt = new Date(ctx.clock.now().getTime() + SETTLEMENT_MS);
  await enqueueJob(trx, ctx, { kind: CHECK_SETTLEMENT, payload: { paymentId }, runAt, dedupeKey: paymentId });
}

/** Asks the gateway what became of bank money that was on its way. Repeatable. */
export async function checkSettlement(ctx: PaymentsContext, paymentId: string): Promise<void> {
  const row = await ctx.db.transaction((trx) => findPayment(trx, ctx, paymentId));
  if (row?.status !== "PAYMENT_PENDING" && row?.status !== "PAYMENT_HOLD") return;
  const answer = await ctx.paymentGateway.readCharge(ctx, row.provider_key);
  if (answer === undefined) return;
  await ctx.db.transaction(async (trx) => {
    const current = await findPayment(trx, ctx, paymentId);
    if (current === undefined) return;
    await movePayment(trx, ctx, { row: current, to: STATUS[answer.outcome], failureCode: answer.outcome });
  });
}

/** A third party's word on the order's newest payment; repeats change nothing. */
export type PaymentEvent = "captured" | "failed" | "returned";

/** @throws AppError conflict `state.transitionNotAllowed` without a payment or for an unlisted move (table F) */
export async function applyPaymentEvent(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  input: { readonly order: Order; readonly event: PaymentEvent },
): Promise<void> {
  const payments = await findPayments(trx, ctx, [input.order.id]);
  const row = payments.findLast(({ purpose }) => purpose === "balance") ?? payments.at(-1);
  if (row === undefined) {
    throw new AppError("conflict", {
      code: "state.transitionNotAllowed",
      message: "There is no payment yet.",
    });
  }
  const to: PaymentStatus = input.event === "captured" ? "PAYMENT_CAPTURED" : "PAYMENT_FAILED";
  await movePayment(trx, ctx, { row, to, failureCode: input.event });
}

/** One step of table F, then on to FULLY_PAID or DOWNPAYMENT_PAID, because a charge is always the whole amount. */
async function movePayment(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  move: { readonly row: PaymentRow; readonly to: PaymentStatus; readonly failureCode: string },
): Promise<void> {
  const { row, to } = move;
  const isSettledAlready =
    to === "PAYMENT_CAPTURED" && ["FULLY_PAID", "DOWNPAYMENT_PAID"].includes(row.status);
  if (isSettledAlready || !requireTransition(paymentTransitions, row.status, to)) return;
  if (to !== "PAYMENT_CAPTURED") {
    const failure_code = to === "PAYMENT_FAILED" ? move.failureCode : null;
    return updatePayment(trx, ctx, { id: row.id, set: { status: to, failure_code } });
  }
  const order = await requireOrder(trx, ctx, { id: row.order_id });
  const settled = settledStatus(order.dealType);
  requireTransition(paymentTransitions, "PAYMENT_CAPTURED", settled);
  const status = row.purpose === "balance" ? settled : "PAYMENT_CAPTURED";
  await updatePayment(trx, ctx, { id: row.id, set: { status, failure_code: null } });
  await sendInvoice(trx, ctx, { order, row });
}

async function sendInvoice(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  { order, row }: { order: Order; row: PaymentRow },
): Promise<void> {
  const { email, firstName = "" } = await getBuyerDetails(trx, ctx, order.id);
  if (!email) return;
  const amount = formatDollarsAndCents(row.amount_cents);
  const params = { firstName, amount, orderNumber: order.orderNumber, display: row.display };
  await queueMessage(trx, ctx, { channel: "email", to: email, template: PAYMENT_RECEIVED, params });
}
