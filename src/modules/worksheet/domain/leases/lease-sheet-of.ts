import { addMonths } from "#platform/shared/time/civil-date.ts";
import type { SheetLine } from "../sheet-line.ts";
import { leaseAtReduction, taxedBesidePayments, type LeaseAtReduction } from "./lease-at-reduction.ts";
import type { LeaseDeal } from "./lease-deal.ts";
import { dueAtLeaseSigning } from "./due-at-lease-signing.ts";
import type { LeaseProgression, LeaseSheet, LeaseTax } from "./lease-sheet.ts";
import { allowedMiles } from "./mileage.ts";

/** Every figure of Regulation M (12 CFR 1013.4) for a lease whose cash reduction is known. */
export function leaseSheetOf(deal: LeaseDeal, found: LeaseAtReduction): LeaseSheet {
  const { terms, contractDate, isOnePay } = deal;
  const { termMonths, annualMiles } = terms;
  const dueAtSigning = dueAtLeaseSigning(deal, found);
  const remainingPayments = found.paymentCount - 1;
  const laterCents = remainingPayments * found.paymentCents;
  const beyondSigningCents = laterCents + terms.dispositionFeeCents - found.depositCents;
  return {
    terms,
    termMonths,
    annualMiles,
    isOnePay,
    progression: progressionOf(deal, found),
    tax: taxOf(deal, found),
    dueAtSigning,
    minimumDueCents: leaseAtReduction(deal, 0).dueCents,
    paymentCents: found.paymentCents,
    remainingPayments,
    firstPaymentDate: contractDate,
    lastPaymentDate: addMonths(contractDate, remainingPayments),
    periodicPaymentsCents: found.paymentCents + laterCents,
    totalOfPaymentsCents: dueAtSigning.totalCents + beyondSigningCents,
    totalCashCents: dueAtSigning.cashCents + beyondSigningCents,
    endOfLease: {
      allowedMiles: allowedMiles(annualMiles, termMonths),
      excessMileCents: terms.excessMileCents,
      dispositionFeeCents: terms.dispositionFeeCents,
      purchaseOptionCents: found.residualCents + terms.purchaseOptionFeeCents,
      purchaseOptionFeeCents: terms.purchaseOptionFeeCents,
      refundableDepositCents: found.depositCents,
    },
  };
}

function progressionOf(deal: LeaseDeal, found: LeaseAtReduction): LeaseProgression {
  const { agreedValueCents, terms } = deal;
  const { grossCapCostCents, adjustedCapCostCents, residualCents, rentChargeCents } = found;
  const depreciationCents = adjustedCapCostCents - residualCents;
  const line = (code: SheetLine["code"], amountCents: number): SheetLine => ({
    code,
    amountCents,
    because: { code: `lease.${code}`, values: {} },
    isEstimate: false,
  });
  return {
    capitalized: [
      line("agreedValue", agreedValueCents),
      line("acquisitionFee", terms.acquisitionFeeCents),
      ...deal.capitalized,
      line("capitalizedTax", found.capitalizedTaxCents),
    ].filter(({ code, amountCents }) => code === "agreedValue" || amountCents !== 0),
    agreedValueCents,
    grossCapCostCents,
    capCostReductionCents: grossCapCostCents - adjustedCapCostCents,
    adjustedCapCostCents,
    residualCents,
    depreciationCents,
    rentChargeCents,
    totalOfBasePaymentsCents: depreciationCents + rentChargeCents,
    paymentCount: found.paymentCount,
    basePaymentCents: found.basePaymentCents,
    monthlyTaxCents: found.monthlyTaxCents,
    paymentCents: found.paymentCents,
  };
}

function taxOf(deal: LeaseDeal, found: LeaseAtReduction): LeaseTax {
  const { tax } = deal;
  const { monthlyTaxCents, taxAtSigningCents, capitalizedTaxCents, paymentCount } = found;
  return {
    method: tax.method,
    ratePpm: tax.ratePpm,
    perPaymentCents: monthlyTaxCents,
    atSigningCents: taxAtSigningCents,
    capitalizedCents: capitalizedTaxCents,
    taxedBesidePaymentsCents: taxedBesidePayments(deal, found.cashReductionCents),
    totalCents: monthlyTaxCents * paymentCount + taxAtSigningCents + capitalizedTaxCents,
    isEstimate: tax.isEstimate,
    confidence: tax.confidence,
  };
}
