import { createContext, useContext } from "react";
import type { PersonalPricing } from "../domain/personal-pricing.ts";

const Personal = createContext<(vehicleId: string) => PersonalPricing | null>(() => null);

/** Tells cards and details below what a pre-qualified shopper pays; nobody does before hydration. */
export const PersonalPricingProvider = Personal.Provider;

/** The shopper's own pricing of a vehicle; null for everybody who is not pre-qualified. */
export function usePersonalPricing(vehicleId: string): PersonalPricing | null {
  return useContext(Personal)(vehicleId);
}
