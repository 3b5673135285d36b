import * as v from "valibot";
import { prepareContract } from "#modules/contracting/server/package/prepare-contract.ts";
import { clearScreening, confirmScreening } from "#modules/credit/server/answer-screening.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { isOrderOver } from "#modules/orders/domain/states/is-order-over.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { type EventEffect, type EventRule, final } from "#modules/order-steps/server/step-events.ts";
import { cancelOrder } from "./cancel-order.ts";
import type { RetailerContext } from "./retailer-context.ts";

/** What a person's word about a buyer may carry. */
interface ScreeningDetails {
  /** Who at the retailer looked. */
  readonly checkedBy?: string | undefined;
}

type Rule = EventRule<RetailerContext, ScreeningDetails>;

export const screeningDetails = {
  checkedBy: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120))),
};

/** Who answered and when, as it is kept. */
function answerOf(ctx: RetailerContext, { order, details, time }: EventEffect<ScreeningDetails>) {
  return { order, by: details.checkedBy ?? "retailer", at: time?.occurredAt ?? ctx.clock.now() };
}

const cleared: Rule = {
  ...final(),
  apply: (trx, ctx, effect) => clearScreening(trx, ctx, answerOf(ctx, effect)),
  afterwards: makeContract,
};

const confirmed: Rule = {
  ...final("appointment", "appointment-time", "contract"),
  async apply(trx, ctx, effect) {
    await confirmScreening(trx, ctx, answerOf(ctx, effect));
    await cancelOrder(trx, ctx, { order: effect.order });
  },
};

/** The contract that waited is made, where that is automated and everything for it is there. Repeatable. */
async function makeContract(ctx: RetailerContext, { id: orderId, orderStatus }: Order): Promise<void> {
  if (isInCart(orderStatus) || isOrderOver(orderStatus)) return;
  await prepareContract(ctx, { orderId });
}

/** What a person at the retailer found who looked at a buyer (31 CFR 501, 16 CFR 681). */
export const screeningRules: Readonly<Record<string, Rule>> = {
  "screening.cleared": cleared,
  "screening.confirmed": confirmed,
};
