import * as v from "valibot";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import type { PaymentsContext } from "./server/payments-context.ts";
import { CHECK_SETTLEMENT, checkSettlement, finishCharge, RESUME_CHARGE } from "./server/settle-payment.ts";

const payloadSchema = v.object({ paymentId: v.string() });

export const paymentsJobs: readonly JobHandler<PaymentsContext>[] = [
  {
    kind: RESUME_CHARGE,
    handle: (ctx, payload) => finishCharge(ctx, v.parse(payloadSchema, payload).paymentId),
  },
  {
    kind: CHECK_SETTLEMENT,
    handle: (ctx, payload) => checkSettlement(ctx, v.parse(payloadSchema, payload).paymentId),
  },
];
