import { DEAL_TYPE_OF_PAYMENT } from "#modules/orders/domain/offered-deal-types.ts";
import { type CountedProgram, countedPrograms } from "#modules/incentives/domain/counted-program.ts";
import { type IncentiveDeal, programsReaching } from "#modules/incentives/domain/eligible-programs.ts";
import { horizonCost } from "#modules/incentives/domain/horizon-cost.ts";
import {
  cheapest,
  type IncentiveChoice,
  incentiveChoices,
} from "#modules/incentives/domain/incentive-choices.ts";
import { worthOf } from "#modules/incentives/domain/incentive-ways.ts";
import type { IncentiveProgram } from "#modules/incentives/domain/incentive-program.ts";
import { claimStands, type OrderIncentives } from "#modules/incentives/domain/order-incentives.ts";
import { totalCost } from "#modules/orders/domain/total-cost.ts";
import type { DealChoices } from "#modules/orders/domain/deal-choices-schema.ts";
import type { DealType } from "#modules/orders/domain/order.ts";
import type { LeaseOfferTerms } from "#modules/worksheet/domain/leases/lease-offer-terms.ts";
import type { LoanTerms } from "#modules/worksheet/domain/loans/loan-terms.ts";
import type { PlaceRules } from "#modules/worksheet/domain/state-rules/place-rules.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import type { NoQuote } from "../../domain/no-quote.ts";
import type { DealQuote } from "../quote/deal-quote.ts";
import type { SaleOfDraft } from "../quote/sale-of-draft.ts";

/** Pricing's word for each type. */
const TYPES = { Cash: "cash", Finance: "finance", Lease: "lease" } as const;

export interface IncentivesInput {
  readonly forSale: Pick<SaleOfDraft, "vehicle" | "programs">;
  readonly deal: {
    readonly dealType: DealType;
    readonly choices: DealChoices;
    readonly offer?: LoanTerms | LeaseOfferTerms | undefined;
    readonly trade?: object | undefined;
    readonly incentives?: OrderIncentives | undefined;
  };
  readonly usual: Pick<IncentiveDeal, "creditTier"> &
    Readonly<Record<"financeMonths" | "leaseMonths", number>>;
  readonly place: {
    readonly state: string;
    readonly zipCode: string;
    readonly rules: PlaceRules | undefined;
  };
  /** Where the car is sold. */
  readonly day: CivilDate;
  readonly price: (choice: IncentiveChoice) => DealQuote | NoQuote;
}

/** One lawful way to use the programs, priced. */
export interface PricedWay extends IncentiveChoice {
  readonly costCents: Cents;
  readonly quote: DealQuote;
}

export interface DraftIncentives {
  readonly choice: IncentiveChoice;
  /** Every way that was compared; none where there is nothing to choose. */
  readonly ways: readonly PricedWay[];
  /** As the snapshot keeps them; undefined where the car has no programs and had none. */
  readonly kept: OrderIncentives | undefined;
}

const NOTHING: IncentiveChoice = { support: null, cash: [] };

/**
 * The programs that count in a draft: every door that prices one goes through here, so that none outlives its days and
 * the cheapest lawful combination of what everybody gets counts, until the buyer prefers another (PROT-05 to PROT-07). A lender's offer is priced from the programs of the
 * application.
 */
export function incentivesOfDraft(input: IncentivesInput): DraftIncentives {
  const { forSale, deal, place, day } = input;
  const before = deal.incentives;
  if (before === undefined && forSale.programs.length === 0)
    return { choice: NOTHING, ways: [], kept: undefined };
  if (deal.offer !== undefined) return withOffer(input, deal.offer);
  const reaching = programsReaching(forSale.programs, { vehicle: forSale.vehicle, place, day });
  const claims = (before?.claims ?? []).filter(
    (claim) => claimStands(claim, day) && reaching.some(({ id }) => id === claim.id),
  );
  const counted = countedPrograms(reaching, {
    deal: { ...dealFacts(input), claims: claims.map(({ id }) => id) },
    day,
  });
  const found = chosen(input, counted);
  const ids = idsOf(found.choice);
  const ended = endedOf(before, { reaching, claims, ids });
  const { preference = "sure", horizonMonths } = before ?? {};
  const kept = {
    counted,
    chosen: ids,
    claims,
    preference,
    ended,
    ...(horizonMonths !== undefined && { horizonMonths }),
  };
  const isEmpty = before === undefined && counted.length === 0;
  return { ...found, kept: isEmpty ? undefined : kept };
}

/** Programs that go with the lender's terms, of those that were there when it was asked. */
function withOffer(input: IncentivesInput, offer: LoanTerms | LeaseOfferTerms): DraftIncentives {
  const before = input.deal.incentives;
  if (before === undefined) return { choice: NOTHING, ways: [], kept: undefined };
  const name = offer.kind === "loan" ? offer.lenderName : offer.lessorName;
  const lender = { id: offer.lenderId ?? "", name, ratePpm: offer.ratePpm };
  const worthOf = worthIn(input);
  const [choice = NOTHING] = incentiveChoices(before.counted, {
    preference: before.preference,
    worthOf,
    lender,
  });
  return { choice, ways: [], kept: { ...before, chosen: idsOf(choice) } };
}

function chosen(input: IncentivesInput, counted: readonly CountedProgram[]): Omit<DraftIncentives, "kept"> {
  const { preference = "sure", horizonMonths } = input.deal.incentives ?? {};
  const choices = incentiveChoices(counted, { preference, worthOf: worthIn(input) });
  const [only = NOTHING] = choices;
  if (choices.length <= 1) return { choice: only, ways: [] };
  const ways = choices.flatMap((choice) => {
    const quote = input.price(choice);
    return quote.kind === "quoted" ? [{ ...choice, quote, costCents: costOf(quote, horizonMonths) }] : [];
  });
  return { choice: cheapest(ways) ?? only, ways };
}

/** Everything the buyer pays by the end of the time for which they mean to keep the loan. */
export function costOf(quote: DealQuote, horizonMonths: number | undefined): Cents {
  const loan = quote.worksheet?.loan;
  if (!loan || horizonMonths === undefined || horizonMonths >= loan.termMonths) return totalCost(quote);
  const { principalCents, paymentCents, termMonths, terms } = loan;
  const level = { amountCents: principalCents, paymentCents, termMonths, ratePpm: terms.ratePpm };
  return quote.amountDueCents + horizonCost(level, horizonMonths);
}

function dealFacts({ deal, usual }: IncentivesInput): Omit<IncentiveDeal, "claims"> {
  const { termMonths, creditTier } = deal.choices;
  const months = { Cash: null, Finance: usual.financeMonths, Lease: usual.leaseMonths }[deal.dealType];
  return {
    type: TYPES[deal.dealType],
    termMonths: deal.dealType === DEAL_TYPE_OF_PAYMENT.cash ? null : (termMonths ?? months),
    creditTier: creditTier ?? usual.creditTier,
    hasTradeIn: deal.trade !== undefined,
  };
}

function worthIn({ deal, place }: IncentivesInput): (program: CountedProgram) => Cents {
  const at = { type: TYPES[deal.dealType], rules: place.rules ?? null };
  return (program) => worthOf(program, at);
}

const idsOf = ({ support, cash }: IncentiveChoice): string[] => [
  ...(support === null ? [] : [support.id]),
  ...cash.map(({ id }) => id),
];

/** Those that counted and are over now, with those of before that did not come back. */
function endedOf(
  before: OrderIncentives | undefined,
  now: {
    readonly reaching: readonly IncentiveProgram[];
    readonly claims: OrderIncentives["claims"];
    readonly ids: readonly string[];
  },
): OrderIncentives["ended"] {
  if (before === undefined) return [];
  const isOver = (id: string): boolean =>
    !now.reaching.some((program) => program.id === id) ||
    (before.claims.some((claim) => claim.id === id) && !now.claims.some((claim) => claim.id === id));
  const fresh = before.counted
    .filter(({ id }) => before.chosen.includes(id) && isOver(id))
    .map(({ id, title }) => ({ id, title }));
  const older = before.ended.filter(({ id }) => !now.ids.includes(id) && !fresh.some((one) => one.id === id));
  return [...older, ...fresh];
}
