import { findVehicleForSale, type VehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import { OFFERED_DEAL_TYPES } from "#modules/orders/domain/offered-deal-types.ts";
import type { DealType, Order } from "#modules/orders/domain/order.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { viewOrders } from "#modules/orders/server/view-orders.ts";
import type { PaymentOption, PaymentOptionsView } from "../domain/payment-options-view.ts";
import { totalCost } from "../domain/total-cost.ts";
import { choicesAfter } from "../domain/what-falls-away.ts";
import type { CheckoutContext } from "./checkout-context.ts";
import { dealProblemTexts, vehicleUnavailable } from "./checkout-errors.ts";
import { dealOf, quoteDraft } from "./internal/price-draft.ts";

/**
 * Every way to pay for a draft with its numbers, the chosen one with the buyer's choices (CART-01, CALC-03); none for an
 * order that left the cart.
 * @throws AppError not-found `order.notFound`; conflict `vehicle.unavailable`, `vehicle.notPriced`
 */
export async function readPaymentOptions(
  ctx: CheckoutContext,
  input: { readonly orderNumber: string },
): Promise<PaymentOptionsView> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireOwnedOrder(trx, ctx, input.orderNumber);
    const forSale = await findVehicleForSale(trx, ctx, { id: order.vehicleId });
    const [view] = await viewOrders(trx, ctx, [order]);
    if (!forSale || !view) throw vehicleUnavailable();
    const types = isInCart(order.orderStatus) ? OFFERED_DEAL_TYPES : [];
    const { creditTiers, creditTierDefault } = ctx.tenant.config.payment;
    return {
      order: view,
      options: types.map((dealType) => optionOf(ctx, { order, forSale, dealType })),
      creditTiers: creditTiers.map(({ name, displayName }) => ({ name, label: displayName })),
      creditTierDefault,
    };
  });
}

function optionOf(
  ctx: CheckoutContext,
  { order, forSale, dealType }: { order: Order; forSale: VehicleForSale; dealType: DealType },
): PaymentOption {
  const before = dealOf(order);
  const choices = choicesAfter(order.dealType, dealType, before.choices);
  const quoted = quoteDraft(ctx, {
    forSale,
    delivery: order.snapshot.delivery,
    deal: { ...before, dealType, choices },
  });
  const shared = { dealType, isChosen: dealType === order.dealType, choices, ...offered(ctx, dealType) };
  if (quoted.kind === "not-possible")
    return {
      ...shared,
      problems: dealProblemTexts(ctx, quoted),
      terms: null,
      amountDueCents: null,
      totalCostCents: null,
      downPayment: quoted.limits,
    };
  const { snapshot, limits } = quoted;
  return {
    ...shared,
    problems: [],
    terms: snapshot.terms ?? null,
    amountDueCents: snapshot.amountDueCents,
    totalCostCents: totalCost(snapshot),
    downPayment: limits,
  };
}

function offered(
  ctx: CheckoutContext,
  dealType: DealType,
): Pick<PaymentOption, "termMonths" | "annualMiles" | "firstPayment"> {
  const { financeTerms, lease } = ctx.tenant.config.payment;
  const none = { termMonths: [], annualMiles: [], firstPayment: null };
  const byType: Record<DealType, Pick<PaymentOption, "termMonths" | "annualMiles" | "firstPayment">> = {
    Cash: none,
    Finance: { ...none, termMonths: financeTerms },
    Lease: { ...none, termMonths: lease.terms, annualMiles: lease.annualMiles },
  };
  return byType[dealType];
}
