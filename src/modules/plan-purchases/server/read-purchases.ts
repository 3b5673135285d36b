import type { Order } from "#modules/orders/domain/order.ts";
import { isDelivered } from "#modules/orders/domain/states/is-delivered.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { type PlanCharge, planChargesOf } from "#modules/payments/server/plan-charges/take-plan-payment.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { PurchasesView, PurchaseView } from "../domain/purchases-view.ts";
import { closedBecause } from "../domain/sale-window.ts";
import { offersOf } from "./internal/offers.ts";
import { purchaseNotFound } from "./internal/purchase-errors.ts";
import { findPurchases, type PurchaseRow } from "./internal/purchases-repo.ts";
import type { PlanPurchasesContext } from "./plan-purchases-context.ts";

/**
 * The plans that can be bought by themselves for the caller's order, and those that were (PROT-04).
 * @throws AppError unauthenticated; not-found `order.notFound`
 */
export async function readPurchases(
  ctx: PlanPurchasesContext,
  input: { readonly orderNumber: string; readonly miles?: number | undefined },
): Promise<PurchasesView> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireOwnedOrder(trx, ctx, input.orderNumber);
    const miles = Math.max(input.miles ?? 0, order.snapshot.vehicle.mileage ?? 0);
    const offers = await offersOf(trx, ctx, { order, miles });
    return {
      closedBecause: closedBecause(order.orderStatus),
      isDelivered: isDelivered(order.orderStatus),
      miles,
      plans: offers.map(({ plan }) => plan),
      purchases: (await viewsOf(trx, ctx, order)).filter(({ status }) => status !== "closed"),
    };
  });
}

/** One purchase of the caller's. @throws AppError not-found `order.notFound`, `planPurchase.notFound` */
export async function readPurchase(
  ctx: PlanPurchasesContext,
  input: { readonly orderNumber: string; readonly purchaseId: string },
): Promise<PurchaseView> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireOwnedOrder(trx, ctx, input.orderNumber);
    const found = (await viewsOf(trx, ctx, order)).find(({ purchaseId }) => purchaseId === input.purchaseId);
    if (found === undefined) throw purchaseNotFound();
    return found;
  });
}

async function viewsOf(
  trx: TenantTransaction,
  ctx: PlanPurchasesContext,
  { id }: Order,
): Promise<PurchaseView[]> {
  const charges = await planChargesOf(trx, ctx, id);
  return (await findPurchases(trx, ctx, id)).map((row) => viewOf(row, charges.get(row.id)));
}

function viewOf(row: PurchaseRow, charge: PlanCharge | undefined): PurchaseView {
  return {
    purchaseId: row.id,
    planId: row.plan_id,
    label: row.terms.label,
    priceCents: row.price_cents,
    taxCents: row.tax_cents,
    totalCents: row.price_cents + row.tax_cents,
    status: row.status,
    charge: charge ?? null,
  };
}
