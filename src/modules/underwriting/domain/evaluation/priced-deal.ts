import type { LeaseOfferTerms } from "#modules/worksheet/domain/leases/lease-offer-terms.ts";
import { levelPayment, sharedGrowths } from "#modules/worksheet/domain/loans/known-growths.ts";
import { loanFigures } from "#modules/worksheet/domain/loans/loan-figures.ts";
import type { LoanTerms } from "#modules/worksheet/domain/loans/loan-terms.ts";
import { centsOf, ppmOfPercent, type Ppm } from "#modules/worksheet/domain/figures/rate.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { LenderProgram } from "../program-settings-schema.ts";
import type { Deal } from "./deal.ts";
import { leasePaymentCents, leaseTermsOf } from "./price-lease.ts";
import { buyRatePpm, type Standing } from "./price-loan.ts";

/** A deal at a lender's price. */
export interface PricedDeal {
  readonly terms: LoanTerms | LeaseOfferTerms;
  readonly paymentCents: Cents;
}

/** Payments of one program for one standing. */
export class ProgramPrices {
  readonly #program: LenderProgram;
  readonly #standing: Standing;

  constructor(program: LenderProgram, standing: Standing) {
    this.#program = program;
    this.#standing = standing;
  }

  /** Null where the program has no rate for this car, term or miles. */
  price(deal: Deal): PricedDeal | null {
    if (deal.dealType === "lease") {
      const terms = leaseTermsOf(this.#program, this.#standing, deal);
      return terms && { terms, paymentCents: leasePaymentCents(terms, deal) };
    }
    const rate = buyRatePpm(this.#program, this.#standing, deal);
    if (rate === null) return null;
    const terms = loanTermsOf(this.#program, rate, deal.termMonths);
    return { terms, paymentCents: this.#loanPayment(terms, deal) };
  }

  /** Every payment until the end, with the exact last one. */
  totalOfPayments(deal: Deal): Cents | null {
    const priced = this.price(deal);
    if (priced === null) return null;
    const { terms, paymentCents } = priced;
    if (terms.kind === "lease") return paymentCents * terms.termMonths;
    const { amountCents: amountFinancedCents, contractDate, firstPaymentDate } = deal;
    const principalCents = principalOf(terms, deal);
    const figures = loanFigures({
      terms,
      principalCents,
      amountFinancedCents,
      contractDate,
      firstPaymentDate,
    });
    return figures.totalOfPaymentsCents;
  }

  #loanPayment(terms: LoanTerms, deal: Deal): Cents {
    const { contractDate, firstPaymentDate } = deal;
    const growth = sharedGrowths.of({ ...terms, contractDate, firstPaymentDate });
    return levelPayment(growth, principalOf(terms, deal), terms.paymentRounding);
  }
}

/** What interest runs on: the amount financed and a fee that is financed with it. */
function principalOf(terms: LoanTerms, { amountCents }: Deal): Cents {
  return amountCents + (terms.lenderFeeIsFinanced ? terms.lenderFeeCents : 0);
}

function loanTermsOf(program: LenderProgram, buyRate: Ppm, termMonths: number): LoanTerms {
  const { loan } = program;
  return {
    kind: "loan",
    lenderId: program.id,
    // Papers name who lends, not its brand.
    lenderName: program.legalName,
    ratePpm: buyRate + ppmOfPercent(program.reservePoints),
    buyRatePpm: buyRate,
    termMonths,
    accrual: loan?.accrual ?? "daily365",
    paymentRounding: loan?.paymentRounding ?? "half-up",
    lenderFeeCents: centsOf(loan?.lenderFee ?? 0),
    lenderFeeIsFinanced: loan?.lenderFeeIsFinanced ?? true,
  };
}
