import { milesBetween } from "#modules/places/domain/geo-distance.ts";
import type { DeliveryOption, OrderSnapshot } from "#modules/orders/domain/order.ts";
import { tenantForRooftop } from "#modules/tenancy/domain/tenant-for-rooftop.ts";
import { checkoutMessages } from "../../messages.ts";
import type { CheckoutContext } from "../checkout-context.ts";
import { fieldError, vehicleNotPriced } from "../checkout-errors.ts";
import { cashQuote } from "./cash-quote.ts";
import type { VehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";

export interface DeliveryChoice {
  readonly option: DeliveryOption;
  /** The buyer's zip: whose state taxes the sale, and where the car goes. */
  readonly zipCode: string;
}

/**
 * The quote as a snapshot: vehicle, dealer, every amount with its derivation (B-6, promise 6).
 * @throws AppError conflict `vehicle.notPriced`; invalid `zip.unknown`, `zip.unsupported`, `delivery.outOfRange`
 */
export function priceDraft(
  ctx: CheckoutContext,
  input: { readonly forSale: VehicleForSale; readonly delivery: DeliveryChoice },
): OrderSnapshot {
  const { forSale, delivery } = input;
  if (forSale.priceCents === null) throw vehicleNotPriced(ctx);
  const { rooftop: dealer } = forSale;
  // A pickup quote without the buyer's zip must not depend on the zip table knowing the dealer's.
  const place = ctx.geo.place(delivery.zipCode) ?? (delivery.zipCode === dealer.zipCode ? dealer : null);
  if (!place) throw fieldError("zip.unknown", "zipCode", checkoutMessages["checkout.zipUnsupported"]);
  const miles = delivery.option === "PICKUP" ? null : milesBetween(dealer, place);
  // The rooftop's own fees, where it has some (OP-10): the quote is what the buyer will owe.
  const tenant = tenantForRooftop(ctx.tenant, { ...forSale.vehicle, dealershipId: dealer.id });
  const { lines, amountDueCents } = cashQuote(
    { ...ctx, tenant },
    {
      priceCents: forSale.priceCents,
      incentivesCents: forSale.incentivesCents,
      condition: forSale.vehicle.condition,
      state: place.state,
      option: delivery.option,
      miles,
      dealerName: dealer.name,
    },
  );
  const { latitude: _latitude, longitude: _longitude, ...rooftop } = dealer;
  return {
    vehicle: forSale.vehicle,
    rooftop,
    delivery: {
      option: delivery.option,
      zipCode: delivery.zipCode,
      miles: miles === null ? null : Math.round(miles),
    },
    buyerState: place.state,
    lines,
    amountDueCents,
    currency: "USD",
  };
}
