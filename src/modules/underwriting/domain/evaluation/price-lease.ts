import { fraction, share, toCents } from "#modules/worksheet/domain/figures/fraction.ts";
import type { LeaseOfferTerms } from "#modules/worksheet/domain/leases/lease-offer-terms.ts";
import { centsOf, ppmOfPercent, type Ppm } from "#modules/worksheet/domain/figures/rate.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { LenderProgram } from "../program-settings-schema.ts";
import type { Deal } from "./deal.ts";
import type { Standing } from "./price-loan.ts";

type Lease = NonNullable<LenderProgram["lease"]>;

/** A money factor as a rate, exact: times 24,000,000. */
const ppmOfFactor = (factor: number): Ppm => Math.round(factor * 24_000_000);

/** The residual for a term and miles; undefined where the lessor has none. */
export function residualRow(
  lease: Lease,
  deal: Pick<LeasedDeal, "termMonths" | "lease">,
): Lease["residuals"][number] | undefined {
  return lease.residuals.find(
    ({ termMonths, annualMiles }) =>
      termMonths === deal.termMonths && annualMiles === deal.lease?.annualMiles,
  );
}

/** What of a deal a lessor's sheet is read by. */
type LeasedDeal = Pick<Deal, "termMonths"> & {
  readonly lease: Pick<NonNullable<Deal["lease"]>, "annualMiles"> | null;
  readonly vehicle: Pick<Deal["vehicle"], "msrpCents">;
};

/** What of a program and a grade decides a lessor's terms. */
type LeasingProgram = Pick<LenderProgram, "id" | "legalName" | "lease" | "reservePoints">;
interface LeasingStanding {
  readonly tier: Pick<Standing["tier"], "leaseAddPoints">;
}

/** The lessor's terms for a deal; null where term, miles or MSRP are not on its sheet. */
export function leaseTermsOf(
  program: LeasingProgram,
  { tier }: LeasingStanding,
  deal: LeasedDeal,
): LeaseOfferTerms | null {
  const { lease } = program;
  if (lease === null || deal.lease === null || deal.vehicle.msrpCents === null) return null;
  const residual = residualRow(lease, deal);
  const row = lease.factors.find(({ maximumTermMonths }) => deal.termMonths <= maximumTermMonths);
  if (residual === undefined || row === undefined) return null;
  const buyRatePpm = Math.max(0, ppmOfFactor(row.moneyFactor) + ppmOfPercent(tier.leaseAddPoints));
  return {
    kind: "lease",
    lenderId: program.id,
    lessorName: program.legalName,
    ratePpm: buyRatePpm + ppmOfPercent(program.reservePoints),
    buyRatePpm,
    residualPpm: ppmOfPercent(residual.percent),
    maximumResidualizedMsrpCents:
      lease.maximumResidualizedMsrp === null ? null : centsOf(lease.maximumResidualizedMsrp),
    acquisitionFeeCents: centsOf(lease.acquisitionFee),
    dispositionFeeCents: centsOf(lease.dispositionFee),
    purchaseOptionFeeCents: centsOf(lease.purchaseOptionFee),
    excessMileCents: centsOf(lease.excessMile),
    securityDepositCents: centsOf(lease.securityDeposit),
    termMonths: deal.termMonths,
    annualMiles: deal.lease.annualMiles,
  };
}

/** What the car counts as at the end. */
export function residualCents(terms: LeaseOfferTerms, deal: Deal): Cents {
  const msrp = deal.vehicle.msrpCents ?? 0;
  return share(Math.min(msrp, terms.maximumResidualizedMsrpCents ?? msrp), terms.residualPpm);
}

/** Depreciation and rent charge a month, rounded once, and the tax on it. */
export function leasePaymentCents(terms: LeaseOfferTerms, deal: Deal): Cents {
  const untaxed = basePaymentCents(terms, deal, 0);
  const startTax = deal.lease?.startTax;
  const payment = startTax
    ? basePaymentCents(terms, deal, share(untaxed * terms.termMonths + startTax.taxedCents, startTax.ratePpm))
    : untaxed;
  return payment + share(payment, deal.lease?.paymentTaxPpm ?? 0);
}

function basePaymentCents(terms: LeaseOfferTerms, ...[deal, taxCents]: [Deal, Cents]): Cents {
  const capCost = deal.amountCents + terms.acquisitionFeeCents + taxCents;
  const residual = residualCents(terms, deal);
  // (cap - residual) / n + (cap + residual) x factor, over one denominator.
  const year = 24_000_000n;
  const term = BigInt(terms.termMonths);
  const base = toCents(
    fraction(
      BigInt(capCost - residual) * year + BigInt(capCost + residual) * BigInt(terms.ratePpm) * term,
      term * year,
    ),
  );
  return Math.max(0, base);
}
