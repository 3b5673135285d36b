import { findSaleOfDraft } from "#modules/deal-drafts/server/quote/sale-of-draft.ts";
import type { DealChoices } from "#modules/orders/domain/deal-choices-schema.ts";
import type { OfferedDealType } from "#modules/orders/domain/offered-deal-types.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { changeDealType } from "#modules/orders/server/drafts/change-deal-type.ts";
import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { viewOrders } from "#modules/orders/server/view-orders.ts";
import { choicesAfter, type FallingChoice, whatFallsAway } from "../domain/what-falls-away.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import { cannotSwitch, vehicleUnavailable } from "#modules/deal-drafts/server/checkout-errors.ts";
import { requireEditable } from "#modules/deal-drafts/server/lock-draft.ts";
import { dealOf, quoteDraft } from "#modules/deal-drafts/server/quote/price-draft.ts";

interface ChangeDealInput {
  readonly orderNumber: string;
  readonly dealType: OfferedDealType;
  /** Choices for the new type; left out, those that stay. */
  readonly choices?: DealChoices | undefined;
}

interface ChangedDeal {
  readonly order: OrderView;
  /** What of the earlier choices no longer counts (OP-54). */
  readonly fellAway: readonly FallingChoice[];
}

/**
 * Pays for a draft another way (CALC-11, OP-54): prices it anew and clears what the new type does not know. The same
 * type again changes nothing.
 * @throws AppError not-found `order.notFound`; conflict `deal.cannotSwitch` (MSG-39, with the reason),
 * `order.applicationPending`, `order.notEditable`, `order.canceled`, `vehicle.unavailable`, `vehicle.notPriced`
 */
export async function changeDeal(ctx: CheckoutContext, input: ChangeDealInput): Promise<ChangedDeal> {
  return ctx.db.transaction(async (trx) => {
    const locked = await lockOwnedOrder(trx, ctx, input.orderNumber);
    const order = await requireEditable(trx, ctx, locked);
    const forSale = await findSaleOfDraft(trx, ctx, { id: order.vehicleId });
    if (!forSale) throw vehicleUnavailable();
    const { dealType } = input;
    const before = dealOf(order);
    const fellAway = whatFallsAway(order.dealType, dealType, before.choices);
    const choices = input.choices ?? choicesAfter(order.dealType, dealType, before.choices);
    const deal = { ...before, dealType, choices };
    const quoted = quoteDraft(ctx, { forSale, delivery: order.snapshot.delivery, deal });
    if (quoted.kind === "not-possible") throw cannotSwitch(ctx, { dealType, quote: quoted });
    const after = await changeDealType(trx, ctx, { order, dealType, snapshot: quoted.snapshot });
    const [view] = await viewOrders(trx, ctx, [after]);
    if (!view) throw vehicleUnavailable();
    return { order: view, fellAway };
  });
}
