import { useEffect, useSyncExternalStore } from "react";
import { createValueStore } from "#platform/browser/data/value-store.ts";
import type { PaymentTerms } from "../domain/card-payment-display.ts";
import { hasOwnTerms } from "./has-own-terms.ts";

/** A payment at the shopper's own terms. */
export interface OwnPayment extends PaymentTerms {
  /** Five digits, when its taxes and fees are part of the amount. */
  readonly zip: string | null;
}

/** By vehicle id; `round` grows whenever the terms change, and every shown vehicle is asked for again. */
export const ownPayments = createValueStore<{
  readonly round: number;
  readonly byVehicle: Readonly<Record<string, OwnPayment>>;
}>({ round: 0, byVehicle: {} });

/**
 * What a vehicle costs a month at the terms that this tab's shopper chose; null for everybody else, on the server and
 * until the answer is there, so that pages stay the same for everybody.
 */
export function useOwnPayment(vehicleId: string): OwnPayment | null {
  const { subscribe, get } = ownPayments;
  const round = useSyncExternalStore(
    subscribe,
    () => get().round,
    () => 0,
  );
  useEffect(() => {
    if (hasOwnTerms()) void import("./ask-own-payments.ts").then((late) => late.askOwnPayment(vehicleId));
  }, [vehicleId, round]);
  return useSyncExternalStore(
    subscribe,
    () => get().byVehicle[vehicleId] ?? null,
    () => null,
  );
}
