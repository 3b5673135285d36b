import { createContext, useContext } from "react";
import type {
  LeaseForShopper,
  PersonalPricing,
  PersonalVehicle,
  PersonalWish,
} from "../domain/personal-pricing.ts";

/** Prices a vehicle for one shopper; null where nobody is pre-qualified. Another function means other terms. */
export type PriceForShopper = (vehicle: PersonalVehicle, wish?: PersonalWish) => PersonalPricing | null;

/** For everybody who is not pre-qualified. */
export const NO_PRICES: PriceForShopper = () => null;

const Personal = createContext(NO_PRICES);

/** Tells cards and details below what a pre-qualified shopper pays; nobody does before hydration. */
export const PersonalPricingProvider = Personal.Provider;

/** The shopper's own pricing of a vehicle; null for everybody who is not pre-qualified. */
export function usePersonalPricing(vehicle: PersonalVehicle, wish?: PersonalWish): PersonalPricing | null {
  return useContext(Personal)(vehicle, wish);
}

/** Prices any vehicle with any wish, for who looks at one car closely. */
export function usePriceForShopper(): PriceForShopper {
  return useContext(Personal);
}

/** For everybody who is not pre-qualified. */
export const NO_LEASES: LeaseForShopper = () => null;

const Leases = createContext(NO_LEASES);

/** Tells the calculators below what a pre-qualified shopper pays to lease. */
export const PersonalLeaseProvider = Leases.Provider;

export function useLeaseForShopper(): LeaseForShopper {
  return useContext(Leases);
}
