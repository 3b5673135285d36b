import type {
  LeaseForShopper,
  PersonalPricing,
  PersonalWish,
} from "#modules/pricing/domain/personal-pricing.ts";
import { useLeaseForShopper, usePriceForShopper } from "#modules/pricing/ui/personal-pricing.ts";
import type { ComparedVehicle } from "../domain/comparison-view.ts";
import type { ShownColumn } from "./comparison-rows.ts";
import { useTermsInAddress } from "./use-terms-in-address.ts";

/** The columns with what the shopper of this tab pays, by the terms in the address; as they came for everybody else. */
export function usePersonalColumns(vehicles: readonly ComparedVehicle[]): readonly ShownColumn[] {
  const price = usePriceForShopper();
  const leaseOf = useLeaseForShopper();
  const wish = wishIn(useTermsInAddress());
  return vehicles.map((vehicle) => {
    const personal = price(vehicle, wish);
    if (personal === null) return vehicle;
    return {
      ...vehicle,
      personal,
      finance: financeOf(personal),
      lease: vehicle.lease && ownLease(vehicle, vehicle.lease, leaseOf),
    };
  });
}

/** As long as the store's usual lease, so that both columns and everybody's table name the same months and miles. */
function ownLease(
  vehicle: ComparedVehicle,
  { termMonths, annualMiles }: NonNullable<ComparedVehicle["lease"]>,
  leaseOf: LeaseForShopper,
): ComparedVehicle["lease"] {
  const lease = leaseOf(vehicle, { termMonths, annualMiles });
  if (lease === null) return null;
  const { monthlyPaymentCents, dueAtSigningCents } = lease;
  return { termMonths, annualMiles, monthlyPaymentCents, dueAtSigningCents };
}

function wishIn({ down, term }: Readonly<Record<string, string>>): PersonalWish {
  const number = (text: string | undefined, factor: number) =>
    text !== undefined && /^\d{1,6}$/u.test(text) ? Number(text) * factor : undefined;
  const downPaymentCents = number(down, 100);
  const termMonths = number(term, 1);
  return {
    // A row of their own says what leases cost.
    lease: null,
    ...(downPaymentCents !== undefined && { downPaymentCents }),
    ...(termMonths !== undefined && { termMonths }),
  };
}

function financeOf({ lenderQualified }: PersonalPricing): ComparedVehicle["finance"] {
  if (lenderQualified === null) return null;
  const { monthlyPaymentCents, apr, amountFinancedCents, totalOfPaymentsCents } = lenderQualified;
  return {
    monthlyPaymentCents,
    // As it is shown: what looks the same is the same.
    apr: Math.round(apr * 100) / 100,
    financedAmountCents: amountFinancedCents,
    totalOfPaymentsCents,
    totalInterestCents: totalOfPaymentsCents - amountFinancedCents,
  };
}
