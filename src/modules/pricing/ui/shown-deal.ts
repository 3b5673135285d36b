import { useSyncExternalStore } from "react";
import { createValueStore } from "#platform/browser/data/value-store.ts";
import type { Cents } from "#platform/shared/money.ts";
import { type DealEstimate, totalPaidCents } from "../domain/deal-input.ts";
import type { PersonalPricing, PersonalWish } from "../domain/personal-pricing.ts";
import type { DeliveryFee } from "../domain/delivery-fee.ts";

/** A lender whose terms a shopper pre-qualified for. */
export interface OfferingLender {
  readonly lenderName: string;
  /** ISO date. */
  readonly asOf: string;
}

/** What the calculator of a page says, for everything else on it that names a payment or a delivery. */
export interface ShownDeal {
  /** VIN or id of the vehicle. */
  readonly vehicleKey: string;
  readonly estimate: DealEstimate | null;
  /** Five digits, once its taxes and fees are part of the amount. */
  readonly zip: string | null;
  /** Of a shopper who pre-qualified and finances; without a payment there is no estimate either. */
  readonly personal: { readonly wish: PersonalWish; readonly pricing: PersonalPricing } | null;
  /** Whose loan or lease it is, where a lender's terms are in it; the day is an ISO date. */
  readonly lender: OfferingLender | null;
  /** What bringing it there costs; null while no place is known. */
  readonly delivery: { readonly quote: DeliveryFee; readonly place: string } | null;
}

/** One truth a page: null until the calculator is open, and the server's estimate stands everywhere. */
export const shownDeal = createValueStore<ShownDeal | null>(null);

/** The deal that the page's calculator shows for this vehicle. */
export function useShownDeal(vehicleKey: string): ShownDeal | null {
  const deal = useSyncExternalStore(shownDeal.subscribe, shownDeal.get, () => null);
  return deal?.vehicleKey === vehicleKey ? deal : null;
}

/** All that is paid by the end, which stands beside each monthly amount; null where there is none. */
export function totalPaidOf(estimate: DealEstimate | null): Cents | null {
  return estimate?.kind === "finance" || estimate?.kind === "lease" ? totalPaidCents(estimate) : null;
}

/** What is paid by the month; null for cash and for a deal that is not possible. */
export function monthlyOf(estimate: DealEstimate | null): Cents | null {
  return estimate?.kind === "finance" || estimate?.kind === "lease" ? estimate.monthlyPaymentCents : null;
}
