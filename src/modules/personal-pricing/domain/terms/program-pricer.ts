import { type AmountWindow, amountWindow } from "#modules/underwriting/domain/evaluation/amount-window.ts";
import { collateralValue } from "#modules/underwriting/domain/evaluation/collateral-value.ts";
import type { Deal } from "#modules/underwriting/domain/evaluation/deal.ts";
import { buyRatePpm } from "#modules/underwriting/domain/evaluation/price-loan.ts";
import { failsAbove } from "#modules/underwriting/domain/evaluation/rules/fails-if.ts";
import {
  firstPaymentRules,
  structureRules,
} from "#modules/underwriting/domain/evaluation/rules/structure-rules.ts";
import {
  longestTerm,
  mostMiles,
  vehicleRules,
} from "#modules/underwriting/domain/evaluation/rules/vehicle-rules.ts";
import type { FailedRule } from "#modules/underwriting/domain/failed-rule.ts";
import type { KnownGrowth, KnownGrowths } from "#modules/worksheet/domain/loans/known-growths.ts";
import { levelPayment } from "#modules/worksheet/domain/loans/known-growths.ts";
import type { LoanTerms } from "#modules/worksheet/domain/loans/loan-terms.ts";
import { centsOf, ppmOfPercent, type Ppm } from "#modules/worksheet/domain/figures/rate.ts";
import type { Cents } from "#platform/shared/money.ts";
import { type EvaluatedProgram, evaluatedProgram } from "./evaluated-program.ts";
import type { LoanProgram } from "./personal-terms.ts";

/** The two dates from which interest runs. */
interface LoanDates {
  readonly contractDate: string;
  readonly firstPaymentDate: string;
}

/** What a lender takes for a deal that it would do. */
export interface PricedOffer {
  readonly buyRatePpm: Ppm;
  readonly growth: KnownGrowth;
  readonly paymentCents: Cents;
}

/** One lender's terms for one person and day: prices deals by the lender's own rules. */
export class ProgramPricer {
  readonly terms: LoanProgram;
  readonly evaluated: EvaluatedProgram;
  readonly dates: LoanDates;
  readonly #growths: KnownGrowths;
  readonly #known = new Map<number, KnownGrowth>();
  readonly #mostMiles: number;
  readonly #hasFirstPayment: boolean;
  /** Whether cars of a condition, year and make are taken, miles apart. */
  readonly #taken = new Map<string, boolean>();

  constructor(terms: LoanProgram, dates: LoanDates, growths: KnownGrowths) {
    this.terms = terms;
    this.evaluated = evaluatedProgram(terms);
    this.dates = dates;
    this.#growths = growths;
    this.#mostMiles = mostMiles(this.evaluated);
    this.#hasFirstPayment = firstPaymentRules(terms, { dealType: "finance", ...dates }).length === 0;
  }

  /** Null for a car that the lender does not take, whatever the structure. */
  windowFor(deal: Deal): AmountWindow | null {
    const { vehicle } = deal;
    if (!this.#hasFirstPayment) return null;
    if (vehicle.mileage > this.#mostMiles || collateralValue(this.evaluated, deal) === null) return null;
    const kind = `${vehicle.condition} ${vehicle.year} ${vehicle.titleBrand} ${vehicle.make}`;
    let isTaken = this.#taken.get(kind);
    if (isTaken === undefined) {
      isTaken = vehicleRules(this.evaluated, deal).length === 0;
      this.#taken.set(kind, isTaken);
    }
    return isTaken ? amountWindow(this.evaluated, deal) : null;
  }

  /** Null for a deal that the lender would not do as it is. */
  price(deal: Deal, window: AmountWindow): PricedOffer | null {
    const { amountCents } = deal;
    if (amountCents < window.leastCents || amountCents > window.mostCents) return null;
    if (this.countedDownCents(deal) < window.leastDownCents) return null;
    const priced = this.priceAt(deal);
    const most = this.terms.maximumPaymentCents;
    return priced === null || (most !== null && priced.paymentCents > most) ? null : priced;
  }

  /** The price of an amount and term on the sheet, whether or not the rest allows it. */
  priceAt(deal: Deal): PricedOffer | null {
    const { loan, reservePoints } = this.terms;
    if (!loan.terms.includes(deal.termMonths) || deal.termMonths > longestTerm(this.evaluated, deal))
      return null;
    const rate = buyRatePpm(this.evaluated, this.evaluated.standing, deal);
    if (rate === null) return null;
    const growth = this.#growthOf(rate + ppmOfPercent(reservePoints), deal.termMonths);
    const paymentCents = levelPayment(growth, this.principalOf(deal.amountCents), loan.paymentRounding);
    return { buyRatePpm: rate, growth, paymentCents };
  }

  /** One lender and pair of dates leave rate and term, which are quicker to ask by than everything. */
  #growthOf(ratePpm: Ppm, termMonths: number): KnownGrowth {
    const key = ratePpm * 1000 + termMonths;
    let growth = this.#known.get(key);
    if (growth === undefined) {
      growth = this.#growths.of({ ...this.dates, accrual: this.terms.loan.accrual, ratePpm, termMonths });
      this.#known.set(key, growth);
    }
    return growth;
  }

  /** The largest amount whose payment the person can make at this rate and term; no rule is looked at but that. */
  affordableCents({ growth }: PricedOffer): Cents {
    const most = this.terms.maximumPaymentCents;
    if (most === null) return Infinity;
    const { paymentRounding } = this.terms.loan;
    const pays = (principal: Cents) => levelPayment(growth, principal, paymentRounding);
    let principal = Math.floor((most + (paymentRounding === "half-up" ? 0.5 : 0)) / growth.factor);
    while (principal > 0 && pays(principal) > most) principal -= 1;
    while (pays(principal + 1) <= most) principal += 1;
    return principal - this.financedFeeCents;
  }

  /** What interest runs on: the amount, and a fee that is financed with it. */
  principalOf(amountCents: Cents): Cents {
    return amountCents + this.financedFeeCents;
  }

  get financedFeeCents(): Cents {
    const { lenderFee, lenderFeeIsFinanced } = this.terms.loan;
    return lenderFeeIsFinanced ? centsOf(lenderFee) : 0;
  }

  /** Cash down, with what of a trade-in the lender counts. */
  countedDownCents({ downPaymentCents, tradeEquityCents }: Deal): Cents {
    return downPaymentCents + (this.terms.limits.tradeCountsAsDown ? Math.max(0, tradeEquityCents) : 0);
  }

  /** Every rule that the deal does not meet. */
  failedRules(deal: Deal): readonly FailedRule[] {
    const most = this.terms.maximumPaymentCents;
    const actual = this.priceAt(deal)?.paymentCents;
    return [
      ...vehicleRules(this.evaluated, deal),
      ...structureRules(this.evaluated, null, deal),
      ...(most === null || actual === undefined
        ? []
        : failsAbove("PAYMENT_TOO_HIGH", { actual, limit: most, unit: "cents" })),
    ];
  }

  loanTerms(termMonths: number, buyRate: Ppm): LoanTerms {
    const { lenderId, lenderName, loan, reservePoints } = this.terms;
    return {
      kind: "loan",
      lenderId,
      lenderName,
      ratePpm: buyRate + ppmOfPercent(reservePoints),
      buyRatePpm: buyRate,
      termMonths,
      accrual: loan.accrual,
      paymentRounding: loan.paymentRounding,
      lenderFeeCents: centsOf(loan.lenderFee),
      lenderFeeIsFinanced: loan.lenderFeeIsFinanced,
    };
  }
}
