import type { VehicleColor } from "#modules/inventory/domain/vehicle.ts";

/** Paints of the cars drawn on the landing page: facts about the cars, not colors of the brand. */
export const SILVER: VehicleColor = { name: "Silver", family: "silver", hex: "#b6babd" };
export const WHITE: VehicleColor = { name: "White", family: "white", hex: "#f2f3f5" };
