import { tenantText } from "#modules/tenancy/domain/tenant-text.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { milesBetween } from "#modules/places/domain/geo-distance.ts";
import type { Rooftop } from "#modules/inventory/domain/vehicle.ts";
import type { PlaceView } from "#modules/places/domain/place-view.ts";
import type { SearchContext } from "./search-context.ts";
import { searchMessages } from "../messages.ts";

/** A ZIP code as the zip form shows it (OP-27). */
interface ZipView extends PlaceView {
  readonly county: string | null;
  /** False when no rooftop delivers that far: then `message` says so (MSG-35). */
  readonly supported: boolean;
  readonly message: string | null;
}

/** Looks a ZIP code up (SRCH-07). Throws not-found `zip.unknown` with MSG-25. */
export function findZip(ctx: SearchContext, { zip }: { zip: string }): ZipView {
  const place = ctx.geo.place(zip);
  if (place === undefined) {
    const message = tenantText(ctx.tenant, searchMessages, "search.zipUnknown");
    throw new AppError("not-found", { code: "zip.unknown", message, fields: { zip: message } });
  }
  const supported = isServed(ctx, place);
  return {
    ...place,
    county: ctx.geo.countyOfZip(zip) ?? null,
    supported,
    message: supported ? null : tenantText(ctx.tenant, searchMessages, "search.zipUnsupported"),
  };
}

/** Miles from a place to every rooftop of the tenant. */
export function rooftopDistances(ctx: SearchContext, place: PlaceView): Map<string, number> {
  const miles = ([id, rooftop]: [string, Rooftop]): [string, number] => [id, milesBetween(place, rooftop)];
  return new Map([...ctx.vehicleSearch.stock(ctx.tenantId).rooftops].map(miles));
}

/** Whether any rooftop delivers to this place. A tenant without rooftops refuses nobody. */
export function isServed(ctx: SearchContext, place: PlaceView): boolean {
  const distances = [...rooftopDistances(ctx, place).values()];
  return distances.length === 0 || distances.some((miles) => miles <= ctx.tenant.config.delivery.maxMiles);
}
