import * as v from "valibot";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import type { CheckoutContext } from "./server/checkout-context.ts";
import { FOLLOW_OFFERS, lookAtOffers } from "./server/follow-offers.ts";
import { onOrderSubmitted } from "./server/on-order-submitted.ts";
import { ORDER_SUBMITTED } from "./server/internal/freeze-order.ts";

const oneOrder = v.object({ orderId: v.string() });

export const checkoutJobs: readonly JobHandler<CheckoutContext>[] = [
  {
    kind: ORDER_SUBMITTED,
    handle: (ctx, payload) => onOrderSubmitted(ctx, v.parse(oneOrder, payload)),
  },
  { kind: FOLLOW_OFFERS, handle: (ctx, payload) => lookAtOffers(ctx, v.parse(oneOrder, payload)) },
];
