import { isDelivered } from "#modules/orders/domain/states/is-delivered.ts";
import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { planChargesOf } from "#modules/payments/server/plan-charges/take-plan-payment.ts";
import type { PurchaseView } from "../domain/purchases-view.ts";
import { closedBecause } from "../domain/sale-window.ts";
import { offersOf } from "./internal/offers.ts";
import { milesTooLow, offerChanged, purchaseClosed } from "./internal/purchase-errors.ts";
import { findPurchases, insertPurchase, movePurchase } from "./internal/purchases-repo.ts";
import type { PlanPurchasesContext } from "./plan-purchases-context.ts";
import { readPurchase } from "./read-purchases.ts";

interface BuyInput {
  readonly orderNumber: string;
  readonly planId: string;
  readonly consent: string;
  readonly odometerMiles: number;
}

/**
 * Agrees to buy one plan by itself, at the price that was read; nothing is charged, and nothing of the order changes. The
 * same again is the same purchase; one that was read at another price takes the place of it, unless it is being paid.
 * @throws AppError conflict `planPurchase.closed`, `planPurchase.changed`; invalid `planPurchase.milesBelowSale`
 */
export async function buyPlan(ctx: PlanPurchasesContext, input: BuyInput): Promise<PurchaseView> {
  const { orderNumber, planId, consent } = input;
  const purchaseId = await ctx.db.transaction(async (trx) => {
    const order = await lockOwnedOrder(trx, ctx, orderNumber);
    if (closedBecause(order.orderStatus) !== null) throw purchaseClosed();
    const saleMiles = order.snapshot.vehicle.mileage ?? 0;
    if (input.odometerMiles < saleMiles) throw milesTooLow();
    const odometerMiles = isDelivered(order.orderStatus) ? input.odometerMiles : saleMiles;
    const before = (await findPurchases(trx, ctx, order.id)).find(
      ({ plan_id, status }) => plan_id === planId && status !== "closed",
    );
    if (before?.consent_hash === consent) return before.id;
    const offer = (await offersOf(trx, ctx, { order, miles: odometerMiles })).find(
      ({ plan }) => plan.id === planId,
    );
    if (offer?.plan.consent.hash !== consent) throw offerChanged();
    if (before) {
      const charge = (await planChargesOf(trx, ctx, order.id)).get(before.id);
      if (before.status === "paid" || charge?.state === "on-its-way" || charge?.state === "being-checked")
        throw purchaseClosed();
      await movePurchase(trx, ctx, { id: before.id, status: "closed" });
    }
    const { plan, terms } = offer;
    const made = await insertPurchase(trx, ctx, {
      order_id: order.id,
      plan_id: planId,
      terms: JSON.stringify(terms),
      price_cents: plan.priceCents,
      tax_cents: plan.taxCents,
      consent_words: plan.consent.words,
      consent_hash: consent,
      odometer_miles: odometerMiles,
    });
    return made.id;
  });
  return readPurchase(ctx, { orderNumber, purchaseId });
}
