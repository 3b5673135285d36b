import * as v from "valibot";
import { PAYOFF_CHANGED } from "#modules/payoffs/server/payoff-changed.ts";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import type { CheckoutContext } from "./server/checkout-context.ts";
import { repriceTradeIn } from "./server/reprice-trade-in.ts";

const changedPayoff = v.object({ accountId: v.string(), tradeInId: v.string() });

export const draftJobs: readonly JobHandler<CheckoutContext>[] = [
  { kind: PAYOFF_CHANGED, handle: (ctx, payload) => repriceTradeIn(ctx, v.parse(changedPayoff, payload)) },
];
