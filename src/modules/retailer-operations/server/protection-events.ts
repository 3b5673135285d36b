import * as v from "valibot";
import { type EventRule, final } from "#modules/order-steps/server/step-events.ts";
import { recordRefundPaid, recordRefundReturned } from "#modules/protection-contracts/server/pay-out.ts";
import { endGap } from "#modules/protection-contracts/server/plan-events.ts";
import { retryPlans } from "#modules/protection-contracts/server/start-plans.ts";
import type { RetailerContext } from "./retailer-context.ts";

/** What an event about a plan may carry. */
interface ProtectionDetails {
  /** Which payout of a refund is meant; all that wait when left out. */
  readonly payoutId?: string | undefined;
}

type Rule = EventRule<RetailerContext, ProtectionDetails>;

export const protectionDetails = {
  payoutId: v.optional(v.pipe(v.string(), v.regex(/^pcp_[\w-]{1,60}$/u, "This isn't a payout's reference."))),
};

/** What happens to protection plans after the sale; each repeats without harm. */
export const protectionRules: Readonly<Record<string, Rule>> = {
  "protection.retry": { ...final(), apply: (trx, ctx, { order }) => retryPlans(trx, ctx, order) },
  "protection.loan-paid-off": {
    ...final(),
    apply: (trx, ctx, { order }) => endGap(trx, ctx, { order, reason: "payoff" }),
  },
  "protection.total-loss": {
    ...final(),
    apply: (trx, ctx, { order }) => endGap(trx, ctx, { order, reason: "total-loss" }),
  },
  "protection.refund-paid": {
    ...final(),
    apply: (trx, ctx, { order, details }) =>
      recordRefundPaid(trx, ctx, { order, payoutId: details.payoutId }),
  },
  "protection.refund-returned": {
    ...final(),
    apply: (trx, ctx, { order, details }) =>
      recordRefundReturned(trx, ctx, { order, payoutId: details.payoutId }),
  },
};
