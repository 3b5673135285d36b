import { createContext, useContext } from "react";
import type { PersonalPricing, PersonalVehicle, PersonalWish } from "../domain/personal-pricing.ts";

/** Prices a vehicle for one shopper; null where nobody is pre-qualified. Another function means other terms. */
export type PriceForShopper = (vehicle: PersonalVehicle, wish?: PersonalWish) => PersonalPricing | null;

const Personal = createContext<PriceForShopper>(() => null);

/** Tells cards and details below what a pre-qualified shopper pays; nobody does before hydration. */
export const PersonalPricingProvider = Personal.Provider;

/** The shopper's own pricing of a vehicle; null for everybody who is not pre-qualified. */
export function usePersonalPricing(vehicle: PersonalVehicle): PersonalPricing | null {
  return useContext(Personal)(vehicle);
}

/** Prices any vehicle with any wish, for who looks at one car closely. */
export function usePriceForShopper(): PriceForShopper {
  return useContext(Personal);
}
