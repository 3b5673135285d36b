import { OFFERED_DEAL_TYPES } from "#modules/orders/domain/offered-deal-types.ts";
import type { DealType, Order, OrderSnapshot } from "#modules/orders/domain/order.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { viewOrders } from "#modules/orders/server/view-orders.ts";
import { firstPaymentCosts } from "#modules/worksheet/domain/loans/first-payment-costs.ts";
import { firstPaymentDates } from "#modules/worksheet/domain/first-payment-date.ts";
import type { PaymentOption, PaymentOptionsView, PersonalPayment } from "../domain/payment-options-view.ts";
import type { LeaseSide, LoanSide } from "#modules/payment-explanations/domain/explained-side.ts";
import { dealRulesOf, type DealRules } from "#modules/worksheet/domain/terms/deal-rules.ts";
import type { PromisedPayments } from "#modules/pricing/domain/promised-payment.ts";
import { tenantForRooftop } from "#modules/tenancy/domain/rooftops/tenant-for-rooftop.ts";
import { totalCost } from "#modules/orders/domain/total-cost.ts";
import { choicesAfter } from "../domain/what-falls-away.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import { dealProblemTexts, vehicleUnavailable } from "#modules/deal-drafts/server/checkout-errors.ts";
import {
  namedPayment,
  promisedLease,
  promisedLoan,
} from "#modules/payment-explanations/server/explained-sides.ts";
import { dealOf, quoteDraft } from "#modules/deal-drafts/server/quote/price-draft.ts";
import { findSaleOfDraft, type SaleOfDraft } from "#modules/deal-drafts/server/quote/sale-of-draft.ts";

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
    const forSale = await findSaleOfDraft(trx, ctx, { id: order.vehicleId });
    const [view] = await viewOrders(trx, ctx, [order]);
    if (!forSale || !view) throw vehicleUnavailable();
    const types = isInCart(order.orderStatus) ? OFFERED_DEAL_TYPES : [];
    const { creditTiers, creditTierDefault } = ctx.tenant.config.payment;
    const { accountId } = order;
    const promised = await ctx.promisedPayments.promisedFor(trx, ctx, { accountId, forSale });
    return {
      order: view,
      ...personalOf(ctx, promised, forSale),
      options: types.map((dealType) => optionOf(ctx, { order, forSale, dealType })),
      creditTiers: creditTiers.map(({ name, displayName }) => ({ name, label: displayName })),
      creditTierDefault,
    };
  });
}

function personalOf(
  { tenant }: CheckoutContext,
  shown: PromisedPayments | null,
  { vehicle, rooftop }: SaleOfDraft,
): Pick<PaymentOptionsView, "personal" | "personalLease"> {
  const { config } = tenantForRooftop(tenant, { ...vehicle, dealershipId: rooftop.id });
  const rules = dealRulesOf(config);
  const loan = shown?.loan && promisedLoan(config.payment, shown.loan);
  const lease = shown?.lease && promisedLease(config.payment, rules, shown.lease);
  return {
    personal: loan ? { paymentCents: shown.loan.paymentCents, ...termsOf(rules, loan) } : null,
    personalLease: lease ? { paymentCents: shown.lease.paymentCents, ...termsOf(rules, lease) } : null,
  };
}

function termsOf(rules: DealRules, side: LoanSide | LeaseSide): Omit<PersonalPayment, "paymentCents"> {
  const { asOf: _, ...terms } = namedPayment(rules, side);
  return terms;
}

function optionOf(
  ctx: CheckoutContext,
  { order, forSale, dealType }: { order: Order; forSale: SaleOfDraft; dealType: DealType },
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
      firstPayment: null,
    };
  const { snapshot, limits } = quoted;
  return {
    ...shared,
    problems: [],
    choices: snapshot.choices ?? {},
    terms: snapshot.terms ?? null,
    amountDueCents: snapshot.amountDueCents,
    totalCostCents: totalCost(snapshot),
    downPayment: limits,
    firstPayment: firstPaymentOf(snapshot),
  };
}

function firstPaymentOf({ worksheet }: OrderSnapshot): PaymentOption["firstPayment"] {
  if (!worksheet?.loan) return null;
  const { loan, contractDate } = worksheet;
  const dates = firstPaymentDates(contractDate);
  return {
    date: loan.firstPaymentDate,
    costOfOneDayCents: loan.costOfOneDayCents,
    dates: firstPaymentCosts(loan, contractDate, dates),
  };
}

type Offered = Pick<PaymentOption, "termMonths" | "annualMiles">;

function offered(ctx: CheckoutContext, dealType: DealType): Offered {
  const { financeTerms, lease } = ctx.tenant.config.payment;
  const byType: Record<DealType, Offered> = {
    Cash: { termMonths: [], annualMiles: [] },
    Finance: { termMonths: financeTerms, annualMiles: [] },
    Lease: { termMonths: lease.terms, annualMiles: lease.annualMiles },
  };
  return byType[dealType];
}
