import * as v from "valibot";
import { OFFER_CHANGED } from "#modules/trade-in/server/offer-changed.ts";
import { PAYOFF_CHANGED } from "#modules/payoffs/server/payoff-changed.ts";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import type { CheckoutContext } from "./server/checkout-context.ts";
import { repriceTradeIn } from "./server/reprice-trade-in.ts";

const changed = v.object({ accountId: v.string(), tradeInId: v.string() });

export const draftJobs: readonly JobHandler<CheckoutContext>[] = [
  { kind: PAYOFF_CHANGED, handle: (ctx, payload) => repriceTradeIn(ctx, v.parse(changed, payload)) },
  { kind: OFFER_CHANGED, handle: (ctx, payload) => repriceTradeIn(ctx, v.parse(changed, payload)) },
];
