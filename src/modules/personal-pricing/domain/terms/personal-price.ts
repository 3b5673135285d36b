import type { Deal } from "#modules/underwriting/domain/evaluation/deal.ts";
import type { FailedRule } from "#modules/underwriting/domain/failed-rule.ts";
import type { RuleCode } from "#modules/underwriting/domain/lender-rules.ts";
import type { PaymentTerms, PossiblePricing } from "#modules/pricing/domain/card-payment-display.ts";
import { loanFigures } from "#modules/worksheet/domain/loans/loan-figures.ts";
import type {
  LeasedPayment,
  LeaseWish,
  MovedWish,
  PersonalPricing,
  QualifiedPayment,
} from "#modules/pricing/domain/personal-pricing.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { PersonalChoices } from "./personal-choices.ts";
import { personalLease } from "./personal-lease.ts";
import type { FoundOffer, PersonalAsk, PersonalPricer } from "./personal-pricer.ts";
import type { PricedVehicle } from "./personal-vehicle.ts";

/** What a person pays for a car, beside what its dealer and their terms add. */
type PersonalPrice = Omit<PersonalPricing, "dealerPhone" | "asOf" | "zipCode">;

/**
 * VEH-11 to VEH-17, PQ-11: what one person pays for one car, by the rules of the lenders and the worksheet of checkout, or
 * why nobody lends for it and what would help. Null without a price.
 */
export function personalPrice(
  pricer: PersonalPricer,
  vehicle: PricedVehicle,
  choices: PersonalChoices = {},
): PersonalPrice | null {
  const leased = leasedTo(pricer, vehicle, choices);
  if (leased !== null) return { ...NOTHING, leased, monthlyPaymentCents: leased.monthlyPaymentCents };
  const ask = pricer.ask(vehicle, choices);
  if (ask === null) return null;
  const isLeaseRefused = wishedLease(pricer, vehicle, choices) !== null;
  const best = pricer.best(ask);
  if (best === null) return { ...refused(pricer, vehicle, { ask, choices }), isLeaseRefused };
  const payment = qualified(best);
  return {
    ...NOTHING,
    isLeaseRefused,
    lenderQualified: { ...payment, input: inputOf(pricer, { vehicle, choices, best, payment }) },
    monthlyPaymentCents: payment.monthlyPaymentCents,
    downPaymentChange: downPaymentChange(ask.deal, best),
    termChange: termChange(ask.deal, best),
  };
}

const NOTHING: PersonalPrice = {
  lenderQualified: null,
  leased: null,
  isLeaseRefused: false,
  priceErrors: [],
  possiblePricing: null,
  monthlyPaymentCents: null,
  downPaymentChange: null,
  termChange: null,
};

/** `monthlyPaymentCents` of `personalPrice` and nothing else: for whole stocks. */
export function personalPayment(
  pricer: PersonalPricer,
  vehicle: PricedVehicle,
  choices: PersonalChoices,
): Cents | null {
  const leased = leasedTo(pricer, vehicle, choices);
  if (leased !== null) return leased.monthlyPaymentCents;
  const ask = pricer.ask(vehicle, choices);
  return (ask && pricer.best(ask)?.offer.paymentCents) ?? null;
}

/** `leased` of `personalPrice` and nothing else. Null for whoever gets a loan here. */
export function leasedTo(
  pricer: PersonalPricer,
  vehicle: PricedVehicle,
  choices: PersonalChoices,
): LeasedPayment | null {
  const wish = wishedLease(pricer, vehicle, choices);
  return wish && personalLease(pricer, vehicle, wish);
}

/** Null for who wants a loan, and for a used car. Whoever only leasing companies take is leased to, unless a loan is asked for. */
function wishedLease(
  { lessors, programs }: PersonalPricer,
  { type }: Pick<PricedVehicle, "type">,
  { lease, trade }: PersonalChoices,
): LeaseWish | null {
  const isLeased = lease === undefined ? programs.length === 0 && lessors.length > 0 : lease !== null;
  return isLeased && type === "NEW" ? { ...lease, trade } : null;
}

type Figures = Omit<QualifiedPayment, "input">;

/** The boxes of the loan, by the function that the worksheet asks. */
function qualified({ pricer, deal, offer }: FoundOffer): Figures {
  const terms = pricer.loanTerms(deal.termMonths, offer.buyRatePpm);
  const principalCents = pricer.principalOf(deal.amountCents);
  const amountFinancedCents = principalCents - terms.lenderFeeCents;
  const input = { terms, principalCents, amountFinancedCents, ...pricer.dates };
  const { paymentCents, apr, totalOfPaymentsCents } = loanFigures(input, offer.growth);
  return {
    monthlyPaymentCents: paymentCents,
    apr,
    termMonths: deal.termMonths,
    downPaymentCents: deal.downPaymentCents,
    lenderName: terms.lenderName,
    amountFinancedCents,
    totalOfPaymentsCents,
    firstPaymentDate: pricer.dates.firstPaymentDate,
  };
}

function inputOf(
  pricer: PersonalPricer,
  {
    vehicle,
    choices,
    best,
    payment,
  }: {
    readonly vehicle: PricedVehicle;
    readonly choices: PersonalChoices;
    readonly best: FoundOffer;
    readonly payment: Figures;
  },
): QualifiedPayment["input"] {
  const { termMonths, downPaymentCents, firstPaymentDate } = payment;
  return {
    ...pricer.worksheetInput(vehicle, choices),
    choices: { type: "finance", termMonths, downPaymentCents, firstPaymentDate },
    terms: best.pricer.loanTerms(termMonths, best.offer.buyRatePpm),
  };
}

function downPaymentChange(wished: Deal, { pricer, deal }: FoundOffer): MovedWish | null {
  const [from, to] = [wished.downPaymentCents, deal.downPaymentCents];
  if (from === to) return null;
  const failed = pricer.failedRules({ ...wished, ...pricer.dates, termMonths: deal.termMonths });
  return { from, to, cause: causeOf(failed) };
}

const OF_TERM: ReadonlySet<RuleCode> = new Set(["TERM_NOT_OFFERED", "TERM_TOO_LONG"]);

function termChange(wished: Deal, { pricer, deal }: FoundOffer): MovedWish | null {
  const [from, to] = [wished.termMonths, deal.termMonths];
  if (from === to) return null;
  const failed = pricer.failedRules({ ...wished, ...pricer.dates });
  const ofTerm = failed.filter(({ code }) => OF_TERM.has(code));
  return { from, to, cause: causeOf(ofTerm.length > 0 ? ofTerm : failed) };
}

/** What is named for a change: the first rule that was in its way. */
function causeOf([first]: readonly FailedRule[]): MovedWish["cause"] {
  return first === undefined
    ? { code: "NOBODY_LENDS", values: {} }
    : { code: first.code, values: first.values };
}

/** Of a person whom no lender with loans takes. */
const ONLY_LEASES = [{ code: "DEAL_TYPE_NOT_OFFERED" }] as const;

/** The rules of the lender that is nearest to a yes, and what would help. */
function refused(
  pricer: PersonalPricer,
  vehicle: PricedVehicle,
  { ask, choices }: { readonly ask: PersonalAsk; readonly choices: PersonalChoices },
): PersonalPrice {
  const failed = pricer.programs
    .map((program) => program.failedRules({ ...ask.deal, ...program.dates }))
    .toSorted((a, b) => a.length - b.length);
  const codes = new Set(
    (failed[0] ?? (pricer.lessors.length > 0 ? ONLY_LEASES : [])).map(({ code }) => code),
  );
  return {
    ...NOTHING,
    priceErrors: [...codes],
    possiblePricing: possiblePricing(pricer, vehicle, { ask, choices }),
  };
}

/** VEH-17: more cash than was moved by itself, or the deal without the trade-in. */
function possiblePricing(
  pricer: PersonalPricer,
  vehicle: PricedVehicle,
  { ask, choices }: { readonly ask: PersonalAsk; readonly choices: PersonalChoices },
): PossiblePricing | null {
  const withCash = pricer.withAnyDown(ask);
  const without = choices.trade ? pricer.ask(vehicle, { ...choices, trade: null }) : null;
  const suggestedTradeRemoval = without !== null && pricer.best(without) !== null;
  if (withCash === null && !suggestedTradeRemoval) return null;
  return {
    suggestedDownPaymentCents: withCash?.deal.downPaymentCents ?? null,
    suggestedTradeRemoval,
    pennyPerfectPricing: withCash && termsOfPayment(qualified(withCash)),
  };
}

function termsOfPayment({ monthlyPaymentCents, apr, termMonths, downPaymentCents }: Figures): PaymentTerms {
  return { monthlyPaymentCents, apr, termMonths, downPaymentCents };
}
