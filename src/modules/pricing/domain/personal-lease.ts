import type { WorksheetInput, WorksheetTrade } from "#modules/worksheet/domain/worksheet-input.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { PersonalVehicle } from "./personal-pricing.ts";

/** What a shopper wishes of a lease; what is left out is the retailer's usual. */
export interface LeaseWish {
  /** Everything that is due at signing. */
  readonly downPaymentCents?: Cents | undefined;
  readonly termMonths?: number | undefined;
  readonly annualMiles?: number | undefined;
  readonly trade?: WorksheetTrade | null | undefined;
}

/** The lease that one of a pre-qualified shopper's lenders makes of a wish, with taxes and fees where they live. */
export interface PersonalLease {
  readonly lenderName: string;
  readonly paymentCents: Cents;
  /** What checkout's worksheet takes to come to the same cents, with the lessor's terms. */
  readonly input: WorksheetInput;
  /** ISO date on which the terms were made. */
  readonly asOf: string;
  readonly zipCode: string;
}

/** Null where nobody is pre-qualified, and where none of their lenders leases the car like that. */
export type LeaseForShopper = (vehicle: PersonalVehicle, wish: LeaseWish) => PersonalLease | null;
