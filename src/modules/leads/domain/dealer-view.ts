import type { Availability, Rooftop } from "#modules/inventory/domain/vehicle.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { weekHoursOf, type WeekHours } from "./opening-hours.ts";
import { directionsUrl } from "#platform/shared/directions-url.ts";

/** What the pages of a vehicle say about the dealer who has it, beyond name and address. */
export interface DealerView {
  readonly week: WeekHours;
  /** LEAD-04, and only for a vehicle that is there to drive. */
  readonly offersTestDrive: boolean;
  /** Address of the document with the map; null without one (VEH-21). */
  readonly mapPath: string | null;
}

/** What anybody may know; mailboxes of dealers stay on the server. */
export function dealerView(
  tenant: Pick<TenantConfig, "config" | "support" | "providers">,
  vehicle: {
    readonly key: string;
    readonly availability: Availability;
    readonly rooftop: Pick<Rooftop, "id">;
  },
): DealerView {
  return {
    week: weekHoursOf(tenant, vehicle.rooftop.id),
    offersTestDrive: tenant.config.consumer.testDrive && vehicle.availability === "Available",
    mapPath:
      tenant.providers.maps === "none" ? null : `/public/dealers/map/${encodeURIComponent(vehicle.key)}`,
  };
}

/** The way to a dealership. */
export function wayToDealer({
  name,
  streetAddress,
  city,
  state,
  zipCode,
}: Omit<Rooftop, "id" | "phone">): string {
  return directionsUrl(`${name}, ${streetAddress}, ${city}, ${state} ${zipCode}`);
}
