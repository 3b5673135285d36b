import * as v from "valibot";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import type { PaymentsContext } from "./server/payments-context.ts";
import { MAIL_INVOICE, mailInvoice } from "./server/invoices/mail-invoice.ts";
import { CANCEL_CHARGE, RUN_REFUND, runRefund } from "./server/refund-order.ts";
import {
  CAPTURE_HOLD,
  captureHold,
  CHECK_SETTLEMENT,
  checkSettlement,
  endCharge,
  finishCharge,
  RESUME_CHARGE,
} from "./server/settle-payment.ts";

const paymentSchema = v.object({ paymentId: v.string() });
const mailSchema = v.object({ orderId: v.string(), paymentId: v.nullable(v.string()) });
const refundSchema = v.object({ refundId: v.string() });

function aboutPayment(
  kind: string,
  run: (ctx: PaymentsContext, paymentId: string) => Promise<unknown>,
): JobHandler<PaymentsContext> {
  return {
    kind,
    handle: async (ctx, payload) => void (await run(ctx, v.parse(paymentSchema, payload).paymentId)),
  };
}

/** What goes on after a commit: charges whose answer was lost, bank money, holds and refunds. */
export const paymentsJobs: readonly JobHandler<PaymentsContext>[] = [
  aboutPayment(RESUME_CHARGE, finishCharge),
  aboutPayment(CHECK_SETTLEMENT, checkSettlement),
  aboutPayment(CAPTURE_HOLD, captureHold),
  aboutPayment(CANCEL_CHARGE, endCharge),
  { kind: MAIL_INVOICE, handle: (ctx, payload) => mailInvoice(ctx, v.parse(mailSchema, payload)) },
  { kind: RUN_REFUND, handle: (ctx, payload) => runRefund(ctx, v.parse(refundSchema, payload).refundId) },
];
