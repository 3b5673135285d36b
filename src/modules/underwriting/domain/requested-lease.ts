import type { LeaseSheet } from "#modules/worksheet/domain/leases/lease-sheet.ts";
import type { RequestedStructure } from "./credit-request.ts";

type RequestedLease = Pick<RequestedStructure, "amountFinancedCents" | "termMonths" | "lease">;

/** What a lessor is asked for, from a counted lease: its cost without the lessor's own fee and tax; cents. */
export function requestedLease({
  progression,
  terms,
  tax,
  termMonths,
  annualMiles,
}: LeaseSheet): RequestedLease {
  const startTax = startTaxOf(tax);
  const withTax = progression.adjustedCapCostCents - terms.acquisitionFeeCents;
  const isMonthly = tax.method === "P" || tax.method === "M";
  return {
    amountFinancedCents: startTax === null ? withTax : withTax - tax.capitalizedCents,
    termMonths,
    lease: {
      annualMiles,
      residualCents: progression.residualCents,
      capCostReductionCents: progression.capCostReductionCents,
      paymentTaxPpm: isMonthly ? tax.ratePpm : 0,
      startTax,
    },
  };
}

/** Tax on the sum of payments that is financed with the lease. */
function startTaxOf(tax: LeaseSheet["tax"]): { ratePpm: number; taxedCents: number } | null {
  if (tax.method !== "S" || tax.capitalizedCents === 0) return null;
  return { ratePpm: tax.ratePpm, taxedCents: tax.taxedBesidePaymentsCents };
}
