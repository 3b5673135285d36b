import { takePlanPayment } from "#modules/payments/server/plan-charges/take-plan-payment.ts";
import type { PurchaseView } from "../domain/purchases-view.ts";
import { offersOf } from "./internal/offers.ts";
import { offerChanged, purchaseClosed, purchaseNotFound } from "./internal/purchase-errors.ts";
import { lockPurchase } from "./internal/purchases-repo.ts";
import type { PlanPurchasesContext } from "./plan-purchases-context.ts";
import { readPurchase } from "./read-purchases.ts";

/**
 * Pays for a plan that was agreed: at the price that the buyer read, or not at all. A declined charge is an answer.
 * @throws AppError not-found `planPurchase.notFound`; conflict `planPurchase.closed`, `planPurchase.changed`; as
 * `takePlanPayment`
 */
export async function payPlan(
  ctx: PlanPurchasesContext,
  input: { readonly orderNumber: string; readonly purchaseId: string; readonly token: string },
): Promise<PurchaseView & { readonly clientAction: string | null }> {
  const { orderNumber, purchaseId, token } = input;
  // A stranger's purchase is unknown before anybody asks the gateway.
  await readPurchase(ctx, { orderNumber, purchaseId });
  const { clientAction } = await takePlanPayment(ctx, {
    orderNumber,
    subject: purchaseId,
    token,
    async priceOf(trx, order) {
      const row = await lockPurchase(trx, ctx, purchaseId);
      if (row?.order_id !== order.id) throw purchaseNotFound();
      if (row.status !== "open") throw purchaseClosed();
      const offers = await offersOf(trx, ctx, { order, miles: row.odometer_miles });
      const offer = offers.find(({ plan }) => plan.id === row.plan_id)?.plan;
      if (offer?.priceCents !== row.price_cents || offer.taxCents !== row.tax_cents) throw offerChanged();
      return row.price_cents + row.tax_cents;
    },
  });
  return { ...(await readPurchase(ctx, { orderNumber, purchaseId })), clientAction };
}
