import type { Order } from "#modules/orders/domain/order.ts";
import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { Cents } from "#platform/shared/money.ts";
import { type ChargeState, chargeState } from "../../domain/charge-state.ts";
import { isLive } from "../../domain/payment-status.ts";
import { paymentsMessages } from "../../messages.ts";
import { findPlanCharges, insertPayment, type PaymentRow } from "../internal/payments-repo.ts";
import type { PaymentsContext } from "../payments-context.ts";
import { RESUME_CHARGE } from "../settle-payment.ts";
import { allowedMethod, answerInTime, isSameSource, RESUME_AFTER_MS, sourceOf } from "../take-payment.ts";

interface PlanPayment {
  readonly orderNumber: string;
  /** The purchase that is paid. */
  readonly subject: string;
  readonly token: string;
  /** What it costs, tax included; throws where it is not sold any longer. The order's row is held. */
  readonly priceOf: (trx: TenantTransaction, order: Order) => Promise<Cents>;
}

/** What became of the last charge of a purchase. */
export interface PlanCharge {
  readonly state: ChargeState;
  readonly display: string;
  readonly amountCents: Cents;
}

/**
 * Takes the money for a plan that is bought after its order, written down before the gateway is asked, under one key for
 * ever (promise 3). @returns what the gateway's script needs where the buyer's bank asks the buyer
 * @throws AppError conflict `payment.alreadyMade`; invalid `payment.tokenInvalid`, `payment.methodNotAllowed`; as `priceOf`
 */
export async function takePlanPayment(
  ctx: PaymentsContext,
  input: PlanPayment,
): Promise<{ readonly clientAction: string | null }> {
  const source = await sourceOf(ctx, input);
  const claim = await ctx.db.transaction((trx) => claimCharge(trx, ctx, { input, source }));
  return { clientAction: (await answerInTime(ctx, claim))?.clientAction ?? null };
}

/** Written down before the gateway is asked; the same source that asks again gets the same charge. */
async function claimCharge(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  { input, source }: { readonly input: PlanPayment; readonly source: Awaited<ReturnType<typeof sourceOf>> },
): Promise<PaymentRow> {
  const { orderNumber, subject, priceOf } = input;
  const order = await lockOwnedOrder(trx, ctx, orderNumber);
  const charges = (await findPlanCharges(trx, ctx, order.id)).filter((row) => row.subject === subject);
  const live = charges.find(({ status }) => isLive(status));
  if (live && isSameSource(live, source)) return live;
  if (live)
    throw new AppError("conflict", { code: "payment.alreadyMade", message: paymentsMessages.alreadyPaid });
  const amountCents = await priceOf(trx, order);
  const asked = { source, input: { family: "any" as const }, amountCents, rows: [] };
  const { method, gatewayToken, display } = allowedMethod(ctx, asked);
  const paymentId = ctx.ids.next("pay");
  const row = await insertPayment(trx, ctx, {
    id: paymentId,
    order_id: order.id,
    purpose: "plan",
    subject,
    method,
    status: "PAYMENT_PENDING",
    amount_cents: amountCents,
    provider_key: paymentId,
    source_token: gatewayToken,
    provider_ref: null,
    display,
    failure_code: null,
  });
  const runAt = new Date(ctx.clock.now().getTime() + RESUME_AFTER_MS);
  await enqueueJob(trx, ctx, { kind: RESUME_CHARGE, payload: { paymentId }, runAt, dedupeKey: paymentId });
  return row;
}

/** The last charge of each purchase of an order. */
export async function planChargesOf(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  orderId: string,
): Promise<ReadonlyMap<string, PlanCharge>> {
  const rows = await findPlanCharges(trx, ctx, orderId);
  return new Map(
    rows.map((row) => [
      row.subject,
      {
        state: chargeState({
          status: row.status,
          isReturned: row.is_returned,
          wasReceived: row.was_received,
          failureCode: row.failure_code,
        }),
        display: row.display,
        amountCents: row.amount_cents,
      },
    ]),
  );
}
