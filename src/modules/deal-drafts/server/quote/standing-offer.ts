import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import type { LenderOffer } from "#modules/underwriting/domain/lender-offer.ts";
import type { VehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import type { Order, OrderSnapshot } from "#modules/orders/domain/order.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { CheckoutContext } from "../checkout-context.ts";
import { withoutDropped } from "../protection/draft-plans.ts";
import type { AgreedCharges } from "./deal-quote.ts";
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
 * The draft priced with an offer's terms, for the price, discounts and the retailer's own charges that the application
 * was made with: a car does not become dearer while lenders decide. Taxes and what the state asks are those of the day. The cash is what the lender approved: a lease keeps the part of it that lowers the
 * cost. Undefined when the deal cannot be had that way.
 */
export function priceWithOffer(
  ctx: CheckoutContext,
  { order, forSale, offer }: { order: Order; forSale: VehicleForSale; offer: LenderOffer },
): OrderSnapshot | undefined {
  const { snapshot } = order;
  const { counter, terms } = offer;
  const deal = withoutDropped(dealOf(order), counter?.droppedProductCodes ?? []);
  const choices = {
    ...deal.choices,
    downPaymentCents: counter?.downPaymentCents ?? cashOf(snapshot),
    termMonths: terms.termMonths,
    ...(terms.kind === "lease" && { annualMiles: terms.annualMiles }),
  };
  const quoted = quoteDraft(ctx, {
    // The programs of the application count; today's are none of its business.
    forSale: { ...forSale, ...agreedAmounts(snapshot, forSale), programs: [] },
    delivery: snapshot.delivery,
    deal: {
      ...deal,
      choices,
      offer: terms,
      agreedPromo: snapshot.promo,
      agreedCharges: chargesOf(snapshot),
      reductionCents: reductionOf(snapshot, choices.downPaymentCents),
      isExact: true,
    },
  });
  if (quoted.kind === "not-possible") return undefined;
  const paid = { ...quoted.snapshot.choices, downPaymentCents: cashOf(quoted.snapshot) };
  const { promised } = snapshot;
  return { ...quoted.snapshot, choices: paid, ...(promised && { promised }) };
}

/** What the retailer asked for itself when the application was sent. */
function chargesOf({ lines, delivery }: OrderSnapshot): AgreedCharges {
  const delivered = lines.find(({ code }) => code === "deliveryFee");
  const docFeeCents = lines.find(({ code }) => code === "docFee")?.amountCents ?? 0;
  if (delivery.option === "PICKUP" || delivered === undefined) return { docFeeCents };
  const { amountCents: feeCents, derivation, because } = delivered;
  return { docFeeCents, delivery: { feeCents, derivation, ...(because && { because }) } };
}

/** What the buyer pays at signing, without a lender's fee. */
function cashOf({ worksheet, amountDueCents }: OrderSnapshot): Cents {
  return worksheet?.loan?.cashDownCents ?? amountDueCents;
}

/** Undefined for loans, and for leases from before there was a worksheet. */
function reductionOf(
  { worksheet, terms, amountDueCents }: OrderSnapshot,
  cashCents: Cents,
): Cents | undefined {
  if (!worksheet?.lease || terms?.kind !== "lease") return undefined;
  return Math.max(0, terms.payment.capCostReductionCents + cashCents - amountDueCents);
}

function agreedAmounts(
  { lines, worksheet }: OrderSnapshot,
  { priceCents, incentivesCents }: VehicleForSale,
): Pick<VehicleForSale, "priceCents" | "incentivesCents"> {
  const amountOf = (list: readonly { readonly code: string; readonly amountCents: Cents }[], code: string) =>
    list.find((line) => line.code === code)?.amountCents;
  return {
    priceCents: amountOf(lines, "price") ?? priceCents,
    // The worksheet has the vehicle's own in a line apart from a promo code's.
    incentivesCents: worksheet ? -(amountOf(worksheet.lines, "incentives") ?? 0) || 0 : incentivesCents,
  };
}
