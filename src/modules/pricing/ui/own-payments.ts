import { useEffect, useSyncExternalStore } from "react";
import { hasOwnTerms } from "./has-own-terms.ts";
import { type OwnPayment, ownPayments } from "./own-payments-store.ts";

/**
 * What a vehicle costs a month at the terms that this tab's shopper chose; null for everybody else, on the server and
 * until the answer is there, so that pages stay the same for everybody. Without an id nobody is asked.
 */
export function useOwnPayment(vehicleId: string | null): OwnPayment | null {
  const { subscribe, get } = ownPayments;
  const round = useSyncExternalStore(
    subscribe,
    () => get().round,
    () => 0,
  );
  useEffect(() => {
    if (vehicleId !== null && hasOwnTerms())
      void import("./ask-own-payments.ts").then((late) => late.askOwnPayment(vehicleId));
  }, [vehicleId, round]);
  return useSyncExternalStore(
    subscribe,
    () => (vehicleId === null ? null : (get().byVehicle[vehicleId] ?? null)),
    () => null,
  );
}
