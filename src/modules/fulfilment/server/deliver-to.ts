import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { CITY_MISMATCH, STATE_MISMATCH } from "#platform/shared/fields/address.ts";
import { samePlaceName } from "#platform/shared/fields/place-name.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { DeliveryAddress } from "../domain/fulfilment-request-schema.ts";
import { fulfilmentMessages } from "../messages.ts";
import type { FulfilmentContext } from "./fulfilment-context.ts";
import { quoteFrom, type ZipQuote } from "./quote-zip.ts";

/**
 * What bringing the car to an address costs beyond the delivery that the contract already contains, in cents.
 * @throws AppError invalid `fulfilment.outOfRange` (MSG-34), `fulfilment.addressMismatch` (VAL-13); not-found (MSG-35)
 */
export async function deliverTo(
  trx: TenantTransaction,
  ctx: FulfilmentContext,
  { order, address }: { readonly order: Order; readonly address: DeliveryAddress },
): Promise<number> {
  const place = await quoteFrom(trx, ctx, { zip: address.zipCode, rooftopId: order.snapshot.rooftop.id });
  const { quote } = place;
  if (quote.kind === "out-of-range")
    throw wrong("fulfilment.outOfRange", { zipCode: place.message ?? fulfilmentMessages.zipUnknown });
  requireSamePlace(place, address);
  const inContract = order.snapshot.lines
    .filter(({ code }) => code === "deliveryFee")
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return quote.kind === "free" ? 0 : Math.max(0, quote.feeCents - inContract);
}

/** VAL-13: zip, state and city name one place. */
function requireSamePlace(place: ZipQuote, { state, city }: DeliveryAddress): void {
  if (place.state !== state) throw wrong("fulfilment.addressMismatch", { state: STATE_MISMATCH });
  if (!samePlaceName(place.city, city)) throw wrong("fulfilment.addressMismatch", { city: CITY_MISMATCH });
}

function wrong(code: string, fields: Record<string, string>): AppError {
  return new AppError("invalid", { code, message: Object.values(fields)[0] ?? "", fields });
}
