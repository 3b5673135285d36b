import type { RequestedVehicle } from "#modules/underwriting/domain/credit-request.ts";
import type { PersonalVehicle } from "#modules/pricing/domain/personal-pricing.ts";
import type { WorksheetInput } from "#modules/worksheet/domain/worksheet-input.ts";
import type { Cents } from "#platform/shared/money.ts";

/** A vehicle to be priced, with what lenders may know of it and cards do not carry. */
export interface PricedVehicle extends PersonalVehicle {
  readonly titleBrand?: string | null | undefined;
  readonly invoiceCents?: Cents | null | undefined;
  readonly bookValueCents?: Cents | null | undefined;
}

const LENDERS_WORD = { NEW: "NEW", CPO: "CERTIFIED", USED: "USED" } as const;
const OUR_WORD = { NEW: "new", CPO: "certified", USED: "used" } as const;

/** As lenders are asked about it. */
export function vehicleForLenders(vehicle: PricedVehicle, priceCents: Cents): RequestedVehicle {
  return {
    vin: "",
    year: vehicle.year,
    make: vehicle.make,
    model: "",
    mileage: vehicle.mileage ?? 0,
    condition: LENDERS_WORD[vehicle.type],
    titleBrand: vehicle.titleBrand ?? null,
    priceCents,
    msrpCents: vehicle.msrpCents,
    invoiceCents: vehicle.invoiceCents ?? null,
    bookValueCents: vehicle.bookValueCents ?? null,
  };
}

/** As the worksheet counts it. */
export function vehicleForWorksheet(vehicle: PricedVehicle): WorksheetInput["vehicle"] {
  const { priceCents, msrpCents, incentivesCents, mileage, dealershipId, make } = vehicle;
  return {
    priceCents,
    msrpCents,
    incentivesCents,
    mileage,
    dealershipId,
    make,
    condition: OUR_WORD[vehicle.type],
  };
}
