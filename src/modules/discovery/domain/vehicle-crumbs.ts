import { vehicleTitle, type VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import type { Crumb } from "./structured/breadcrumb-json-ld.ts";

/** The way from the stock over its make and model to a vehicle, by searches that are indexed. */
export function vehicleCrumbs(
  vehicle: Pick<VehicleDetailsView, "year" | "make" | "model" | "key">,
  t: Text,
): readonly Crumb[] {
  const make = vehicle.make.toLowerCase();
  const model = vehicle.model.toLowerCase();
  return [
    { name: t("Search"), path: "/search" },
    { name: vehicle.make, path: `/search?${new URLSearchParams({ make })}` },
    { name: vehicle.model, path: `/search?${new URLSearchParams({ make, model })}` },
    { name: vehicleTitle(vehicle), path: `/vehicles/${encodeURIComponent(vehicle.key)}` },
  ];
}
