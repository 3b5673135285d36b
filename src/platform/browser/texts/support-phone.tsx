import { createContext, useContext } from "react";

const Phone = createContext<string | undefined>(undefined);

/** Gives the retailer's support phone to everything below. */
export const SupportPhoneProvider = Phone.Provider;

/** The number that people may call when nothing works (MSG-07); undefined outside of a store's pages. */
export function useSupportPhone(): string | undefined {
  return useContext(Phone);
}
