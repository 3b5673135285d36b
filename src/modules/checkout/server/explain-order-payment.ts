import { findVehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import type { Order, OrderSnapshot } from "#modules/orders/domain/order.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { explainPayment } from "#modules/personal-pricing/domain/explained/explain-payment.ts";
import type { ExplainedSide } from "#modules/personal-pricing/domain/explained/explained-side.ts";
import type { SheetPoints } from "#modules/personal-pricing/domain/explained/cause-steps.ts";
import { NO_POINTS, sheetPoints } from "#modules/personal-pricing/domain/explained/sheet-points.ts";
import type { OrderExplanation } from "#modules/personal-pricing/domain/explained/order-explanation.ts";
import { dealRulesOf, type DealRules } from "#modules/worksheet/domain/terms/deal-rules.ts";
import { tenantForRooftop } from "#modules/tenancy/domain/rooftops/tenant-for-rooftop.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import { contractSide, namedPayment, promisedSide } from "./internal/explained-sides.ts";
import { priceWithOffer, standingOffers } from "#modules/deal-drafts/server/quote/standing-offer.ts";

interface ExplainInput {
  readonly orderNumber: string;
  /** While offers stand: which of them; the first one when left out. */
  readonly offerId?: string | undefined;
}

/**
 * From pre-qualified to contract: every cent between the payment that the buyer was shown and the one of the offer or
 * contract, each with its cause. Null where nothing was shown before, and without a loan.
 * @throws AppError not-found `order.notFound`
 */
export async function explainOrderPayment(
  ctx: CheckoutContext,
  input: ExplainInput,
): Promise<{ readonly explanation: OrderExplanation | null }> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireOwnedOrder(trx, ctx, input.orderNumber);
    if (order.snapshot.promised === undefined) return { explanation: null };
    const isOffer = isInCart(order.orderStatus);
    const snapshot = isOffer ? await offeredSnapshot(trx, ctx, { order, ...input }) : order.snapshot;
    return { explanation: snapshot ? explanationOf(ctx, snapshot, isOffer ? "offer" : "contract") : null };
  });
}

/** The draft with the offer that is asked about. */
async function offeredSnapshot(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  { order, offerId }: { readonly order: Order; readonly offerId?: string | undefined },
): Promise<OrderSnapshot | undefined> {
  const offers = standingOffers(ctx, await ctx.credit.readAnswers(trx, ctx, order));
  const asked = offerId === undefined ? offers[0] : offers.find(({ offer }) => offer.offerId === offerId);
  const forSale = asked && (await findVehicleForSale(trx, ctx, { id: order.vehicleId }));
  return asked && forSale && priceWithOffer(ctx, { order, forSale, offer: asked.offer });
}

function explanationOf(
  ctx: CheckoutContext,
  snapshot: OrderSnapshot,
  against: OrderExplanation["against"],
): OrderExplanation | null {
  const { vehicle, rooftop, promised: shown, worksheet } = snapshot;
  const { config } = tenantForRooftop(ctx.tenant, { ...vehicle, dealershipId: rooftop.id });
  if (shown === undefined) return null;
  const promised = promisedSide(config.payment, shown);
  const contract = contractSide(config.payment, snapshot, shown);
  if (!promised || !contract || !worksheet?.loan) return null;
  const rules = dealRulesOf(config);
  return {
    vehicle: { key: vehicle.key, title: vehicle.title },
    against,
    promised: namedPayment(rules, promised),
    contract: namedPayment(rules, contract),
    explained: explainPayment({
      rules,
      promised,
      contract,
      points: pointsOf(ctx, { rules, promised, contract }),
      promisedCents: shown.paymentCents,
      contractCents: worksheet.loan.paymentCents,
    }),
  };
}

/** Of the lender of both payments; another lender has another sheet. */
function pointsOf(
  ctx: CheckoutContext,
  deals: { readonly rules: DealRules; readonly promised: ExplainedSide; readonly contract: ExplainedSide },
): SheetPoints {
  const { lenderId } = deals.promised.input.terms;
  const program = ctx.tenant.config.lenders.programs.find(({ id }) => id === lenderId);
  return program && deals.contract.input.terms.lenderId === lenderId
    ? sheetPoints(program, deals)
    : NO_POINTS;
}
