import * as v from "valibot";
import { defineEvents, type EventRule, latest } from "#modules/order-steps/server/step-events.ts";
import { POLICY_STATUSES, type PolicyStatus } from "../domain/insurance-status.ts";
import { applyPolicy } from "./apply-policy.ts";
import type { InsuranceContext } from "./insurance-context.ts";

declare module "#modules/orders/domain/event-order.ts" {
  interface EventSubjects {
    insurance: true;
  }
}

interface Details {
  readonly policyStatus?: PolicyStatus | undefined;
  readonly carrierName?: string | undefined;
}

const policy = (usual: PolicyStatus): EventRule<InsuranceContext, Details> => ({
  ...latest("insurance"),
  apply: (trx, ctx, { order, details: { policyStatus, carrierName } }) =>
    applyPolicy(trx, ctx, {
      order,
      policy: {
        status: policyStatus ?? usual,
        carrierName: carrierName ?? null,
        policyNumberLast4: null,
      },
    }),
});

/** What a carrier says about the buyer's policy. */
export const insuranceEvents = defineEvents<InsuranceContext>()({
  details: {
    policyStatus: v.optional(v.picklist(POLICY_STATUSES)),
    carrierName: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60))),
  },
  rules: {
    "insurance.verified": policy("ACTIVE"),
    "insurance.failed": policy("NOT_FOUND"),
  },
});
