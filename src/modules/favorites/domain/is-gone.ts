import type { Availability } from "#modules/inventory/domain/vehicle.ts";

/** Belongs to the Sold Vehicles section: dealers' feeds drop what they have sold, so Deleted counts as well. */
export function isGone(availability: Availability): boolean {
  return availability === "Sold" || availability === "Deleted";
}
