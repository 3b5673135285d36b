import { centsOf } from "#modules/worksheet/domain/figures/rate.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { LenderOffer } from "../lender-offer.ts";
import { amountSteps, largestWorkableAmount } from "../solver/largest-workable-amount.ts";
import { leastMoreDown } from "../solver/single-changes.ts";
import { withLessAmount, withMoreDown, type Deal } from "./deal.ts";
import { isWorkable, type Underwriter } from "./failed-rules.ts";
import type { PricedDeal } from "./priced-deal.ts";
import { stipulationsOf } from "./stipulations-of.ts";

/** Nobody is offered more than this above what was asked for. */
const MOST_ABOVE: Cents = 5_000_000;

/** What a program says to a deal that works; `asked` differs from it in a counter-offer. */
export function offerOf(underwriter: Underwriter, deal: Deal, asked: Deal): LenderOffer | null {
  const { program, credit, standing, prices } = underwriter;
  const priced = prices?.price(deal) ?? null;
  if (priced === null || standing === null) return null;
  const { terms, paymentCents } = priced;
  const amountFinancedCents = amountFinanced(terms, deal);
  const score = standing.score;
  const dropped = asked.products.filter(({ code }) => deal.products.every((kept) => kept.code !== code));
  return {
    offerId: `${program.id}-${deal.termMonths}-${deal.amountCents}`,
    terms,
    tier: standing.tier.name,
    maximumAmountCents: maximumAmount(underwriter, deal),
    minimumDownCents: minimumDown(underwriter, deal),
    amountFinancedCents,
    paymentCents,
    dealerDiscountFeeCents: centsOf(program.dealerDiscountFee),
    stipulations: stipulationsOf(program, { credit, score, deal, paymentCents }),
    counter:
      deal === asked
        ? null
        : {
            downPaymentCents: deal.downPaymentCents,
            amountFinancedCents,
            termMonths: deal.termMonths,
            annualMiles: deal.lease?.annualMiles ?? null,
            droppedProductCodes: dropped.map(({ code }) => code),
          },
  };
}

/** A fee paid in cash is a prepaid finance charge: it lowers the amount financed, not the principal (12 CFR 1026.18). */
function amountFinanced(terms: PricedDeal["terms"], { amountCents }: Deal): Cents {
  const isPaidInCash = terms.kind === "loan" && !terms.lenderFeeIsFinanced;
  return isPaidInCash ? amountCents - terms.lenderFeeCents : amountCents;
}

/** The most that works for the same car, cash and term: never less than the deal itself. */
function maximumAmount(underwriter: Underwriter, deal: Deal): Cents {
  const from = deal.amountCents + MOST_ABOVE;
  const works = (cents: Cents) => isWorkable(underwriter, withLessAmount(deal, deal.amountCents - cents));
  const steps = amountSteps(underwriter.program, deal);
  return largestWorkableAmount(steps, { from, least: deal.amountCents }, works) ?? deal.amountCents;
}

/** The least cash with which the same price still works. */
function minimumDown(underwriter: Underwriter, deal: Deal): Cents {
  const without = withMoreDown(deal, -deal.downPaymentCents);
  return leastMoreDown(underwriter, without, deal.downPaymentCents) ?? deal.downPaymentCents;
}
