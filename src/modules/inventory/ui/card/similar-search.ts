import type { VehicleCardView } from "../../domain/vehicle-view.ts";

/** Address of the search for the same make and model. */
export function similarSearch(vehicle: Pick<VehicleCardView, "make" | "model">): string {
  return `/search?${new URLSearchParams({ make: vehicle.make.toLowerCase(), model: vehicle.model.toLowerCase() })}`;
}
