import * as v from "valibot";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import { onOrderSubmitted } from "./server/on-order-submitted.ts";
import { ORDER_SUBMITTED } from "./server/internal/freeze-order.ts";

const orderSubmitted = v.object({ orderId: v.string() });

export const checkoutJobs: readonly JobHandler<QueueContext>[] = [
  {
    kind: ORDER_SUBMITTED,
    handle: (ctx, payload) => onOrderSubmitted(ctx, v.parse(orderSubmitted, payload)),
  },
];
