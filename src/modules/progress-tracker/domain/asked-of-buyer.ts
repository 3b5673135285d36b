import { isOrderOver } from "#modules/orders/domain/states/is-order-over.ts";
import type { OrderStatus } from "#modules/orders/domain/order.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import type { Asked, AskFacts } from "#modules/order-steps/domain/asked.ts";
import type { StepId } from "#modules/order-steps/domain/step-status.ts";
import type { Tracker } from "./derive-tracker.ts";

/** The one notice that is the order's own. */
export const DELIVERED = "delivered";

interface AskedFacts extends AskFacts {
  readonly orderStatus: OrderStatus;
  readonly tracker: Tracker;
}

/**
 * Everything the order asks of its buyer now; nothing while it is in the cart, and once it is over how it ended well.
 * @param askOf what a step that needs attention asks; null where its module writes to the buyer itself
 */
export function askedOfBuyer(
  all: AskedFacts,
  askOf: (step: StepId, facts: AskFacts) => Asked | null,
): readonly Asked[] {
  if (all.orderStatus === "DELIVERED") return [{ notice: DELIVERED, occasion: deliveredAt(all) }];
  if (isInCart(all.orderStatus) || isOrderOver(all.orderStatus)) return [];
  return all.tracker.steps
    .filter(({ status }) => status === "NEEDS_ATTENTION")
    .flatMap(({ step }) => askOf(step, all) ?? []);
}

function deliveredAt({ history }: AskedFacts): string {
  return history.find(({ orderStatus }) => orderStatus === "DELIVERED")?.at ?? "";
}
