import { type Deal, withTerm } from "#modules/underwriting/domain/evaluation/deal.ts";
import { KnownGrowths } from "#modules/worksheet/domain/loans/known-growths.ts";
import { centsOf, ppmOfPercent } from "#modules/worksheet/domain/figures/rate.ts";
import { firstPayment, nearestFirstPayment } from "#modules/worksheet/domain/first-payment-date.ts";
import { purchaseOf } from "#modules/worksheet/domain/purchase.ts";
import type { WorksheetInput } from "#modules/worksheet/domain/worksheet-input.ts";
import type { WorksheetRules } from "#modules/worksheet/domain/worksheet-rules.ts";
import type { Cents } from "#platform/shared/money.ts";
import { type CarLender, carLender, nearestDeal } from "./nearest-deal.ts";
import type { PersonalChoices } from "./personal-choices.ts";
import { evaluatedProgram, type EvaluatedProgram } from "./evaluated-program.ts";
import type { LoanProgram, PersonalTerms, ProgramTerms } from "./personal-terms.ts";
import { type PricedVehicle, vehicleForLenders, vehicleForWorksheet } from "./personal-vehicle.ts";
import { type PricedOffer, ProgramPricer } from "./program-pricer.ts";

/** A deal that a lender would do. */
export interface FoundOffer {
  readonly pricer: ProgramPricer;
  readonly deal: Deal;
  readonly offer: PricedOffer;
}

/** What is asked of every lender about one car. */
export interface PersonalAsk {
  /** As it was wished. */
  readonly deal: Deal;
  readonly lenders: readonly CarLender[];
}

/** A lender that leases to the person. */
export interface Lessor {
  readonly terms: ProgramTerms & { readonly lease: NonNullable<ProgramTerms["lease"]> };
  readonly evaluated: EvaluatedProgram;
}

/** More cash than any car costs. */
const ANY_DOWN: Cents = Number.MAX_SAFE_INTEGER / 2;

/**
 * The terms of one person under one set of a retailer's rules, on one day: build it once and ask it about every car.
 * What lenders have in common for rates, terms and kinds of car is worked out once.
 */
export class PersonalPricer {
  readonly rules: WorksheetRules;
  /** Lenders with loans. */
  readonly programs: readonly ProgramPricer[];
  readonly lessors: readonly Lessor[];
  readonly #contractDate: string;

  constructor(
    terms: Pick<PersonalTerms, "programs">,
    rules: WorksheetRules,
    { contractDate, growths = new KnownGrowths() }: { contractDate: string; growths?: KnownGrowths },
  ) {
    this.rules = rules;
    this.#contractDate = contractDate;
    const usual = firstPayment(contractDate, { usualDays: rules.firstPaymentDays, chosen: undefined }).date;
    this.lessors = terms.programs.filter(isLessor).map((program) => ({
      terms: program,
      evaluated: evaluatedProgram(program),
    }));
    this.programs = terms.programs.filter(hasLoan).map((program) => {
      const rule = program.firstPayment;
      const firstPaymentDate = nearestFirstPayment(contractDate, { wanted: usual, rule });
      return new ProgramPricer(program, { contractDate, firstPaymentDate }, growths);
    });
  }

  /** Null for a car without a price. */
  ask(vehicle: PricedVehicle, choices: PersonalChoices): PersonalAsk | null {
    const { priceCents } = vehicle;
    if (priceCents === null) return null;
    const deal = this.#wishedDeal(vehicle, { choices, priceCents });
    const lenders = this.programs.flatMap((pricer) => carLender(pricer, deal) ?? []);
    return { deal, lenders };
  }

  /**
   * The lowest payment among the lenders at the wished term and down payment; else with the nearest possible down payment
   * (PQ-11); else the same for the nearest other term that the retailer offers. Null where nobody does it.
   */
  best(ask: PersonalAsk): FoundOffer | null {
    if (ask.lenders.length === 0) return null;
    return this.#byTerm(ask, (deal) => {
      const asWished = ask.lenders.flatMap((lender) => found(lender, deal));
      return lowest(asWished) ?? this.#moved(ask, deal, boundedBy);
    });
  }

  /** As `best`, with as much more cash as it takes. */
  withAnyDown(ask: PersonalAsk): FoundOffer | null {
    return this.#byTerm(ask, (deal) => this.#moved(ask, deal, () => ANY_DOWN));
  }

  /** What the worksheet of checkout is asked for this deal; `terms` are for whoever has an offer. */
  worksheetInput(vehicle: PricedVehicle, choices: PersonalChoices): WorksheetInput {
    return {
      contractDate: this.#contractDate,
      vehicle: vehicleForWorksheet(vehicle),
      place: null,
      delivery: null,
      choices: { type: "finance" },
      trade: choices.trade ?? null,
      products: [],
      incentives: [],
      depositCents: 0,
      terms: null,
    };
  }

  #wishedDeal(
    vehicle: PricedVehicle,
    { choices, priceCents }: { readonly choices: PersonalChoices; readonly priceCents: Cents },
  ): Deal {
    const purchase = purchaseOf(this.rules, this.worksheetInput(vehicle, choices));
    const downPaymentCents = choices.downPaymentCents ?? centsOf(this.rules.defaultDownPaymentAmount);
    return {
      dealType: "finance",
      amountCents: purchase.totalCents - downPaymentCents,
      products: [],
      productsCents: 0,
      downPaymentCents,
      tradeEquityCents: purchase.tradeEquityCents,
      termMonths: choices.termMonths ?? this.rules.defaultTermMonths,
      contractDate: this.#contractDate,
      // Each lender has its own; nothing that is asked of all depends on it.
      firstPaymentDate: this.#contractDate,
      lease: null,
      vehicle: vehicleForLenders(vehicle, priceCents),
    };
  }

  /** The wished term first, then the others of the retailer, nearest first and the shorter of two as near. */
  #byTerm({ deal }: PersonalAsk, look: (deal: Deal) => FoundOffer | null): FoundOffer | null {
    const asWished = look(deal);
    if (asWished !== null) return asWished;
    const away = (term: number) => Math.abs(term - deal.termMonths);
    const others = this.rules.financeTerms
      .filter((term) => term !== deal.termMonths)
      .toSorted((a, b) => away(a) - away(b) || a - b);
    for (const term of others) {
      const found = look(withTerm(deal, term));
      if (found !== null) return found;
    }
    return null;
  }

  #moved(
    { lenders }: PersonalAsk,
    deal: Deal,
    mostMore: (pricer: ProgramPricer, deal: Deal) => Cents,
  ): FoundOffer | null {
    const offers = lenders.flatMap((lender) => {
      const nearest = nearestDeal(lender, deal, mostMore(lender.pricer, deal));
      return nearest === null ? [] : found(lender, nearest);
    });
    const move = (one: FoundOffer) => Math.abs(one.deal.amountCents - deal.amountCents);
    const least = Math.min(...offers.map(move));
    return lowest(offers.filter((one) => move(one) === least));
  }
}

const hasLoan = (program: ProgramTerms): program is LoanProgram => program.loan !== null;

const isLessor = (program: ProgramTerms): program is Lessor["terms"] => Boolean(program.lease);

function found({ pricer, window }: CarLender, deal: Deal): FoundOffer[] {
  const offer = pricer.price(deal, window);
  return offer === null ? [] : [{ pricer, deal, offer }];
}

/** The first of the lowest. */
function lowest(offers: readonly FoundOffer[]): FoundOffer | null {
  const [first, ...others] = offers;
  if (first === undefined) return null;
  return others.reduce((best, one) => (one.offer.paymentCents < best.offer.paymentCents ? one : best), first);
}

/** So much more cash a lender's counter-offer would ask for. */
function boundedBy({ terms }: ProgramPricer, { amountCents }: Deal): Cents {
  const ppm = ppmOfPercent(terms.maximumExtraDownPercent);
  return Math.floor((Math.max(0, amountCents) * ppm) / 1_000_000);
}
