import type { Because } from "../sheet-line.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { FinanceProblem } from "./down-payment.ts";

/** CALC-01, in the order in which they are offered. */
export const DEAL_TYPES = ["finance", "lease", "cash"] as const;
export type DealType = (typeof DEAL_TYPES)[number];

/** What of a vehicle decides what it costs. */
export interface DealVehicle {
  readonly priceCents: Cents | null;
  readonly msrpCents: Cents | null;
  readonly incentivesCents: Cents;
  readonly condition: "new" | "used" | "certified";
  readonly mileage: number | null;
  /** Model year; with it the age limit counts. */
  readonly year?: number | null | undefined;
  /** With these, a rooftop's own payment defaults and fees count (OP-10). */
  readonly dealershipId?: string | undefined;
  readonly make?: string | undefined;
}

export interface DealDelivery {
  readonly feeCents: Cents;
  readonly derivation: string;
  /** The same as a code with its values, where it was quoted by our own rule. */
  readonly because?: Because;
}

/** Why a deal is not possible; each has one message. */
export type DealProblem =
  | FinanceProblem
  | "vehicle-too-old"
  | "lease-not-offered"
  | "term-not-offered"
  | "miles-not-offered"
  | "down-payment-too-low"
  | "equity-exceeds-cash-price";
