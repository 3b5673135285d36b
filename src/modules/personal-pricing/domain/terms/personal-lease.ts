import type { Deal } from "#modules/underwriting/domain/evaluation/deal.ts";
import { leaseTermsOf } from "#modules/underwriting/domain/evaluation/price-lease.ts";
import { structureRules } from "#modules/underwriting/domain/evaluation/rules/structure-rules.ts";
import { vehicleRules } from "#modules/underwriting/domain/evaluation/rules/vehicle-rules.ts";
import { requestedLease } from "#modules/underwriting/domain/requested-lease.ts";
import type { LeasedPayment, LeaseWish } from "#modules/pricing/domain/personal-pricing.ts";
import { dealWorksheet } from "#modules/worksheet/domain/deal-worksheet.ts";
import type { LeaseOfferTerms } from "#modules/worksheet/domain/leases/lease-offer-terms.ts";
import { leaseLength } from "#modules/worksheet/domain/retailer-terms.ts";
import type { Worksheet } from "#modules/worksheet/domain/worksheet.ts";
import type { Lessor, PersonalPricer } from "./personal-pricer.ts";
import { type PricedVehicle, vehicleForLenders } from "./personal-vehicle.ts";

/**
 * The lowest lease payment among the lenders of one person, by checkout's worksheet and the lenders' own rules; null where
 * none leases this car as it is wished. A wish is not moved: everything that is due at signing is the shopper's to choose.
 */
export function personalLease(
  pricer: PersonalPricer,
  vehicle: PricedVehicle,
  wish: LeaseWish,
): LeasedPayment | null {
  const leases = pricer.lessors.flatMap((lessor) => leaseOf(lessor, { pricer, vehicle, wish }) ?? []);
  return leases.toSorted((a, b) => a.monthlyPaymentCents - b.monthlyPaymentCents)[0] ?? null;
}

interface Asked {
  readonly pricer: PersonalPricer;
  readonly vehicle: PricedVehicle;
  readonly wish: LeaseWish;
}

function leaseOf(lessor: Lessor, { pricer, vehicle, wish }: Asked): LeasedPayment | null {
  const { lease, lenderId: id, lenderName: legalName, reservePoints } = lessor.terms;
  if (vehicle.priceCents === null) return null;
  const { termMonths, annualMiles } = leaseLength(pricer.rules, wish);
  const terms = leaseTermsOf(
    { id, legalName, lease: lease.sheet, reservePoints },
    { tier: { leaseAddPoints: lease.addPoints } },
    { termMonths, lease: { annualMiles }, vehicle },
  );
  if (terms === null) return null;
  const input = { ...pricer.worksheetInput(vehicle, wish), choices: choicesOf(wish, terms), terms };
  const sheet = dealWorksheet(pricer.rules, input);
  const { lease: counted } = sheet;
  if (counted === null || !isTaken(lessor, dealOf(sheet, vehicleForLenders(vehicle, vehicle.priceCents))))
    return null;
  const most = lessor.terms.maximumPaymentCents;
  if (most !== null && counted.paymentCents > most) return null;
  return {
    lenderName: legalName,
    monthlyPaymentCents: counted.paymentCents,
    termMonths: counted.termMonths,
    annualMiles: counted.annualMiles,
    dueAtSigningCents: sheet.dueAtSigning.totalCents,
    // As calculators count it: the shopper's own money.
    totalOfPaymentsCents: sheet.dueAtSigning.totalCents + counted.remainingPayments * counted.paymentCents,
    input,
  };
}

function choicesOf(
  { downPaymentCents }: LeaseWish,
  { termMonths, annualMiles }: LeaseOfferTerms,
): LeasedPayment["input"]["choices"] {
  return {
    type: "lease",
    termMonths,
    annualMiles,
    ...(downPaymentCents !== undefined && { downPaymentCents }),
  };
}

function isTaken({ evaluated }: Lessor, deal: Deal | null): boolean {
  if (deal === null) return false;
  return vehicleRules(evaluated, deal).length === 0 && structureRules(evaluated, null, deal).length === 0;
}

/** As a lessor would be asked for it. */
function dealOf(sheet: Worksheet, vehicle: Deal["vehicle"]): Deal | null {
  if (sheet.lease === null) return null;
  const { amountFinancedCents, termMonths, lease } = requestedLease(sheet.lease);
  return {
    dealType: "lease",
    amountCents: amountFinancedCents,
    products: [],
    productsCents: 0,
    downPaymentCents: sheet.dueAtSigning.totalCents,
    // No rule of a lease counts it.
    tradeEquityCents: 0,
    termMonths,
    contractDate: sheet.contractDate,
    firstPaymentDate: sheet.lease.firstPaymentDate,
    lease,
    vehicle,
  };
}
