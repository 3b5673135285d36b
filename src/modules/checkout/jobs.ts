import * as v from "valibot";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import { onOrderSubmitted } from "./server/on-order-submitted.ts";

const oneOrder = v.object({ orderId: v.string() });

export const checkoutJobs: readonly JobHandler<CheckoutContext>[] = [
  {
    // Orders of releases that wrote to both sides afterwards.
    kind: "order.submitted",
    handle: (ctx, payload) => onOrderSubmitted(ctx, v.parse(oneOrder, payload)),
  },
];
