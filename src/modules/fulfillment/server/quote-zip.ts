import { findRooftopPlaces } from "#modules/inventory/server/rooftop-places.ts";
import { type Coordinates, milesBetween } from "#modules/places/domain/geo-distance.ts";
import { type DeliveryFee, deliveryFee } from "#modules/pricing/domain/delivery-fee.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { fulfillmentMessages } from "../messages.ts";
import type { FulfillmentContext } from "./fulfillment-context.ts";

interface ZipQuote {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly miles: number;
  readonly quote: DeliveryFee;
  /** For a map: where the car starts, where it goes, and how far around its start delivery is included. */
  readonly way: { readonly from: Coordinates; readonly to: Coordinates; readonly freeMiles: number };
  /** MSG-34 when it is too far. */
  readonly message: string | null;
}

/** What bringing a car to a zip costs, from the named rooftop or the nearest one (DLV-06, OP-44). @throws AppError not-found (MSG-35) */
export async function quoteZip(
  ctx: FulfillmentContext,
  input: { readonly zip: string; readonly rooftopId?: string | undefined },
): Promise<ZipQuote> {
  return ctx.db.transaction((trx) => quoteFrom(trx, ctx, input));
}

export async function quoteFrom(
  trx: TenantTransaction,
  ctx: FulfillmentContext,
  input: { readonly zip: string; readonly rooftopId?: string | undefined },
): Promise<ZipQuote> {
  const place = ctx.geo.place(input.zip);
  const rooftops = await findRooftopPlaces(trx, ctx);
  const from = input.rooftopId === undefined ? rooftops : rooftops.filter(({ id }) => id === input.rooftopId);
  const [nearest] = from
    .flatMap((rooftop) => (place === undefined ? [] : [{ rooftop, miles: milesBetween(rooftop, place) }]))
    .toSorted((a, b) => a.miles - b.miles);
  if (place === undefined || nearest === undefined) {
    const message = fulfillmentMessages.zipUnknown;
    throw new AppError("not-found", {
      code: "fulfillment.zipUnknown",
      message,
      fields: { zipCode: message },
    });
  }
  const { rooftop, miles } = nearest;
  const quote = deliveryFee(ctx.tenant.config.delivery, miles, textOf(ctx.tenant));
  const message = textOf(ctx.tenant)(fulfillmentMessages.outOfRange, {
    phone: formatPhone(ctx.tenant.support.phone),
  });
  return {
    zip: input.zip,
    city: place.city,
    state: place.state,
    miles: Math.round(miles * 10) / 10,
    quote,
    way: {
      from: placeOf(rooftop),
      to: placeOf(place),
      freeMiles: ctx.tenant.config.delivery.freeRadiusMiles,
    },
    message: quote.kind === "out-of-range" ? message : null,
  };
}

const placeOf = ({ latitude, longitude }: Coordinates): Coordinates => ({ latitude, longitude });
