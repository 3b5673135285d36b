import * as v from "valibot";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import { FOLLOW_OFFERS, lookAtOffers } from "./server/follow-offers.ts";

const oneOrder = v.object({ orderId: v.string() });

export const decisionJobs: readonly JobHandler<CheckoutContext>[] = [
  { kind: FOLLOW_OFFERS, handle: (ctx, payload) => lookAtOffers(ctx, v.parse(oneOrder, payload)) },
];
