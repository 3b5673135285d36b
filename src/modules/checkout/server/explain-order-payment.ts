import { findVehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import type { Order, OrderSnapshot } from "#modules/orders/domain/order.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { explainPayment } from "#modules/prequalification/domain/explained/explain-payment.ts";
import type { ExplainedSide } from "#modules/prequalification/domain/explained/explained-side.ts";
import type { OrderExplanation } from "#modules/prequalification/domain/explained/order-explanation.ts";
import { dealRulesOf } from "#modules/pricing/domain/deal-rules.ts";
import { dealWorksheet } from "#modules/pricing/domain/worksheet/deal-worksheet.ts";
import { tenantForRooftop } from "#modules/tenancy/domain/rooftops/tenant-for-rooftop.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { CheckoutContext } from "./checkout-context.ts";
import { contractSide, promisedSide } from "./internal/explained-sides.ts";
import { priceWithOffer, standingOffers } from "./internal/standing-offer.ts";

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
  const promised = shown && promisedSide(config.payment, shown);
  const contract = contractSide(config.payment, snapshot);
  if (!shown || !promised || !contract || !worksheet?.loan) return null;
  const rules = dealRulesOf(config);
  const named = (side: ExplainedSide) => ({
    lenderName: side.input.terms.lenderName,
    asOf: side.input.contractDate,
    apr: dealWorksheet({ ...rules, place: side.place }, side.input).loan?.apr ?? 0,
    termMonths: side.input.terms.termMonths,
    downPaymentCents: side.input.choices.downPaymentCents ?? 0,
  });
  return {
    vehicle: { key: vehicle.key, title: vehicle.title },
    against,
    promised: named(promised),
    contract: named(contract),
    explained: explainPayment({
      rules,
      promised,
      contract,
      bookValuePpm: 0,
      promisedCents: shown.paymentCents,
      contractCents: worksheet.loan.paymentCents,
    }),
  };
}
