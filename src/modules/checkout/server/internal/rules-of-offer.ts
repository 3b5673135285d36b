import type { DealRules } from "#modules/pricing/domain/deal-rules.ts";
import type { LeaseOfferTerms } from "#modules/pricing/domain/leases/lease-offer-terms.ts";
import type { LoanTerms } from "#modules/pricing/domain/loans/loan-terms.ts";
import { percentOfPpm } from "#modules/pricing/domain/rate.ts";

/**
 * The retailer's rules with a lender's terms in place of its own estimates. Undefined for conventions that the estimate
 * does not count exactly: such an offer is not shown rather than shown with other cents than the lender's.
 */
export function rulesOfOffer(rules: DealRules, offer: LoanTerms | LeaseOfferTerms): DealRules | undefined {
  const percent = percentOfPpm(offer.ratePpm);
  const rates = {
    aprByTier: { excellent: percent, verygood: percent, good: percent, fair: percent },
    longTermAprPoints: 0,
    newVehicleAprPoints: 0,
  };
  if (offer.kind === "lease") return { ...rules, ...rates, lease: leaseRules(rules.lease, offer) };
  const isExact =
    offer.accrual === "regular" && offer.paymentRounding === "half-up" && offer.lenderFeeCents === 0;
  return isExact ? { ...rules, ...rates, financeTerms: [offer.termMonths] } : undefined;
}

function leaseRules(lease: DealRules["lease"], offer: LeaseOfferTerms): DealRules["lease"] {
  return {
    ...lease,
    terms: [offer.termMonths],
    annualMiles: [offer.annualMiles],
    residualPercentByTerm: { [String(offer.termMonths)]: percentOfPpm(offer.residualPpm) },
    residualPointsByMiles: {},
    acquisitionFee: offer.acquisitionFeeCents / 100,
    securityDeposit: offer.securityDepositCents / 100,
  };
}
