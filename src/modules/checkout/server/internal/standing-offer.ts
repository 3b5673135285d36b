import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import type { LenderOffer } from "#modules/lenders/domain/lender-offer.ts";
import type { VehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import type { Order, OrderSnapshot } from "#modules/orders/domain/order.ts";
import type { CheckoutContext } from "../checkout-context.ts";
import { dealOf, quoteDraft } from "./price-draft.ts";

/** One offer that can be accepted now, with the lender's answer that holds it. */
export interface StandingOffer {
  readonly answer: LenderAnswer;
  readonly offer: LenderOffer;
}

/** Offers that have not run out, as they came. */
export function standingOffers(ctx: CheckoutContext, answers: readonly LenderAnswer[]): StandingOffer[] {
  const now = ctx.clock.now().toISOString();
  return answers
    .filter(({ expiresAt }) => expiresAt !== null && expiresAt > now)
    .flatMap((answer) => answer.offers.map((offer) => ({ answer, offer })));
}

/**
 * The draft priced with an offer's terms, at the price the application was made with: a car does not become dearer
 * while lenders decide. Undefined when the deal cannot be had that way.
 */
export function priceWithOffer(
  ctx: CheckoutContext,
  { order, forSale, offer }: { order: Order; forSale: VehicleForSale; offer: LenderOffer },
): OrderSnapshot | undefined {
  const { snapshot } = order;
  const agreed = snapshot.lines.find(({ code }) => code === "price")?.amountCents ?? forSale.priceCents;
  const { counter } = offer;
  const deal = dealOf(order);
  const choices = {
    ...deal.choices,
    termMonths: offer.terms.termMonths,
    ...(counter && { downPaymentCents: counter.downPaymentCents }),
    ...(counter?.annualMiles && { annualMiles: counter.annualMiles }),
  };
  const quoted = quoteDraft(ctx, {
    forSale: { ...forSale, priceCents: agreed },
    delivery: snapshot.delivery,
    deal: { ...deal, choices, offer: offer.terms },
  });
  return quoted.kind === "quoted" ? quoted.snapshot : undefined;
}
