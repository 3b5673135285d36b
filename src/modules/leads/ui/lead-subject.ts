import { vehicleTitle, type VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";

/** What a message is about and who gets it. */
export interface LeadSubject {
  /** VIN or id. */
  readonly vehicleKey: string;
  readonly vehicleTitle: string;
  readonly dealer: { readonly name: string; readonly phone: string; readonly city: string };
}

export function leadSubject(
  vehicle: Pick<VehicleDetailsView, "key" | "year" | "make" | "model" | "rooftop">,
): LeadSubject {
  const { name, phone, city } = vehicle.rooftop;
  return { vehicleKey: vehicle.key, vehicleTitle: vehicleTitle(vehicle), dealer: { name, phone, city } };
}
