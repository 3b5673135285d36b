import { defineEvents, final, latest } from "#modules/order-steps/server/step-events.ts";
import { applyIdOutcome, expireIdLink, identifyEverybody } from "./apply-id-outcome.ts";
import type { IdVerificationContext } from "./id-verification-context.ts";

declare module "#modules/orders/domain/event-order.ts" {
  interface EventSubjects {
    id: true;
  }
}

/** What the ID check says. A success is final by table I. */
export const idEvents = defineEvents<IdVerificationContext>()({
  details: {},
  rules: {
    "id.completed": {
      ...final("id"),
      apply: (trx, ctx, { order }) => identifyEverybody(trx, ctx, { order, actor: "id verification" }),
    },
    "id.failed": {
      ...latest("id"),
      apply: (trx, ctx, { order }) =>
        applyIdOutcome(trx, ctx, { order, outcome: "FAILED", actor: "id verification" }),
    },
    "id.expired": {
      ...latest("id"),
      apply: (trx, ctx, { order }) => expireIdLink(trx, ctx, order),
    },
  },
});
