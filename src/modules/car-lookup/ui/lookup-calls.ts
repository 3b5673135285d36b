import { apiClient } from "#platform/browser/http/api-client.ts";
import type { DescribedCar } from "../domain/described-car.ts";

/** All throw `ApiError`. */
export const lookupCalls = {
  /** What a VIN says by itself; 404 where nobody knows. */
  vehicleOf: (vin: string) => apiClient.post<DescribedCar>("/public/trade-in/vehicle", { vin }),
};
