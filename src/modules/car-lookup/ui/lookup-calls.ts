import { apiClient } from "#platform/browser/http/api-client.ts";
import type { DescribedCar } from "../domain/described-car.ts";
import type { FoundByPlate } from "../domain/found-by-plate.ts";
import type { PlateBody } from "../domain/plate-schema.ts";

/** All throw `ApiError`. */
export const lookupCalls = {
  /** What a VIN says by itself; 404 where nobody knows. */
  vehicleOf: (vin: string) => apiClient.post<DescribedCar>("/public/trade-in/vehicle", { vin }),
  byPlate: (asked: PlateBody) => apiClient.post<FoundByPlate>("/public/trade-in/plate", asked),
};
