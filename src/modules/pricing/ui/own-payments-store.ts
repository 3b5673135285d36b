import { createValueStore } from "#platform/browser/data/value-store.ts";
import type { PaymentTerms } from "../domain/card-payment-display.ts";

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
