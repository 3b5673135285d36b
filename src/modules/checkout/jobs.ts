import * as v from "valibot";
import { PAYOFF_CHANGED } from "#modules/payoffs/server/payoff-changed.ts";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import type { CheckoutContext } from "./server/checkout-context.ts";
import { FOLLOW_OFFERS, lookAtOffers } from "./server/follow-offers.ts";
import { onOrderSubmitted } from "./server/on-order-submitted.ts";
import { repriceTradeIn } from "./server/reprice-trade-in.ts";

const changedPayoff = v.object({ accountId: v.string(), tradeInId: v.string() });
const oneOrder = v.object({ orderId: v.string() });

export const checkoutJobs: readonly JobHandler<CheckoutContext>[] = [
  {
    // Orders of releases that wrote to both sides afterwards.
    kind: "order.submitted",
    handle: (ctx, payload) => onOrderSubmitted(ctx, v.parse(oneOrder, payload)),
  },
  { kind: PAYOFF_CHANGED, handle: (ctx, payload) => repriceTradeIn(ctx, v.parse(changedPayoff, payload)) },
  { kind: FOLLOW_OFFERS, handle: (ctx, payload) => lookAtOffers(ctx, v.parse(oneOrder, payload)) },
];
