import fc from "fast-check";
import type { CreditRequest } from "#modules/underwriting/domain/credit-request.ts";
import { creditFactsOf } from "#modules/underwriting/domain/evaluation/credit-facts.ts";
import { dealOf } from "#modules/underwriting/domain/evaluation/deal.ts";
import { evaluateApplication } from "#modules/underwriting/domain/evaluation/evaluate-application.ts";
import { isWorkable, underwriterOf } from "#modules/underwriting/domain/evaluation/failed-rules.ts";
import { leaseTermsOf } from "#modules/underwriting/domain/evaluation/price-lease.ts";
import type { LenderProgram } from "#modules/underwriting/domain/program-settings-schema.ts";
import { personalLease } from "#modules/personal-pricing/domain/terms/personal-lease.ts";
import { personalPayment, personalPrice } from "#modules/personal-pricing/domain/terms/personal-price.ts";
import { softPullFacts } from "#modules/personal-pricing/domain/terms/soft-pull-facts.ts";
import type { LeaseWish } from "#modules/pricing/domain/personal-pricing.ts";
import { dealWorksheet } from "#modules/worksheet/domain/deal-worksheet.ts";
import { leaseLength } from "#modules/worksheet/domain/retailer-terms.ts";
import type { WorksheetInput } from "#modules/worksheet/domain/worksheet-input.ts";
import { anyPersonalDeal, type PersonalDeal, pricerOf, requestOf, rulesOf } from "./personal-deals.ts";

interface PersonalLeaseDeal {
  readonly deal: PersonalDeal;
  readonly wish: LeaseWish;
}

const anyWish: fc.Arbitrary<LeaseWish> = fc.record(
  {
    downPaymentCents: fc.oneof(
      fc.integer({ min: 0, max: 600_000 }),
      fc.integer({ min: 200_000, max: 1_500_000 }),
    ),
    termMonths: fc.constantFrom(24, 36, 36, 39, 48, 60),
    annualMiles: fc.constantFrom(10_000, 12_000, 15_000, 20_000),
  },
  { requiredKeys: [] },
);

/** Any person with a car that is new more often than not, and the wish to lease it. */
export const anyPersonalLease: fc.Arbitrary<PersonalLeaseDeal> = fc
  .record({
    deal: anyPersonalDeal,
    wish: anyWish,
    isNew: fc.constantFrom(true, true, true, false),
    onlyLeases: fc.array(fc.constantFrom(true, false, false, false), { minLength: 4, maxLength: 4 }),
  })
  .map(({ deal: { programs, ...rest }, wish, isNew, onlyLeases }) => {
    const deal = {
      ...rest,
      programs: programs.map((one, at) => (onlyLeases[at] ? { ...one, loan: null } : one)),
    };
    const { vehicle, choices, contractDate } = deal;
    const year = Number(contractDate.slice(0, 4));
    const { priceCents } = vehicle;
    const msrpCents = vehicle.msrpCents ?? priceCents;
    const car = isNew ? { ...vehicle, type: "NEW" as const, year, mileage: 12, msrpCents } : vehicle;
    return { deal: { ...deal, vehicle: car }, wish: { ...wish, trade: choices.trade } };
  });

export function leasedByBrowser({ deal, wish }: PersonalLeaseDeal): ReturnType<typeof personalLease> {
  return personalLease(pricerOf(deal), deal.vehicle, wish);
}

/** What a card shows somebody who chose to lease like that. */
export function cardOf({ deal, wish }: PersonalLeaseDeal): ReturnType<typeof personalPrice> {
  return personalPrice(pricerOf(deal), deal.vehicle, { ...deal.choices, lease: wish });
}

/** What the card, the list and the calculator say differently of one new car. */
function cardDifferences(
  asked: PersonalLeaseDeal,
  found: ReturnType<typeof personalLease>,
): readonly string[] {
  const { deal, wish } = asked;
  const card = cardOf(asked);
  const listed = personalPayment(pricerOf(deal), deal.vehicle, { ...deal.choices, lease: wish });
  const leased = deal.vehicle.type === "NEW" ? found : null;
  return [
    ...(JSON.stringify(card?.leased) === JSON.stringify(leased) ? [] : ["card: lease"]),
    ...(card?.monthlyPaymentCents === listed ? [] : [`list: ${listed} is ${card?.monthlyPaymentCents}`]),
    ...(card?.isLeaseRefused === (deal.vehicle.type === "NEW" && found === null) ? [] : ["card: note"]),
  ];
}

/** What checkout's worksheet and the lessors say differently about the same lease; empty where they agree. */
export function leaseDifferences(asked: PersonalLeaseDeal): readonly string[] {
  const { deal } = asked;
  const found = leasedByBrowser(asked);
  const payments = deal.programs.flatMap((program) => paymentOf(program, asked) ?? []);
  const least = payments.length === 0 ? null : Math.min(...payments);
  const shown = cardDifferences(asked, found);
  if (found === null)
    return [...shown, ...(least === null ? [] : [`a lessor takes ${least}, and nothing was shown`])];
  const { lease, problems } = dealWorksheet(rulesOf(deal), found.input);
  const lessor = deal.programs.find(({ id }) => id === lease?.terms.lenderId) as LenderProgram;
  const decision = evaluateApplication(lessor, leaseRequest(deal, found.input), [deal.report]);
  const [offer] = decision.offers;
  const isOffered = offer !== undefined && offer.counter === null;
  return [
    ...shown,
    ...(problems.length === 0 ? [] : [`checkout refuses: ${JSON.stringify(problems)}`]),
    ...(lease &&
    lease.dueAtSigning.cashCents + lease.remainingPayments * lease.paymentCents === found.totalOfPaymentsCents
      ? []
      : ["worksheet: total"]),
    ...(lease?.paymentCents === found.monthlyPaymentCents ? [] : [`worksheet: ${lease?.paymentCents}`]),
    ...(isOffered && offer.paymentCents === found.monthlyPaymentCents
      ? []
      : [`lessor: ${decision.state} ${offer?.paymentCents} instead of ${found.monthlyPaymentCents}`]),
    ...(JSON.stringify(offer?.terms) === JSON.stringify(lease?.terms) ? [] : ["lessor: terms"]),
    ...(least === found.monthlyPaymentCents
      ? []
      : [`cheapest is ${least}, not ${found.monthlyPaymentCents}`]),
  ];
}

function leaseRequest(deal: PersonalDeal, input: WorksheetInput): CreditRequest {
  return { ...requestOf(deal, input), dealType: "lease" };
}

/** What one lessor's own rules say to the wish, found without anybody's terms; null for a no. */
function paymentOf(program: LenderProgram, { deal, wish }: PersonalLeaseDeal): number | null {
  const rules = rulesOf(deal);
  const { vehicle, report, state } = deal;
  const length = leaseLength(rules, wish);
  const isServed = program.states.length === 0 || program.states.includes(state);
  if (!isServed || program.refusedStates.includes(state)) return null;
  const input: WorksheetInput = {
    ...pricerOf(deal).worksheetInput(vehicle, wish),
    choices: { type: "lease", ...length, downPaymentCents: wish.downPaymentCents },
  };
  const { annualIncomeCents } = deal;
  const facts = softPullFacts({ state, annualIncomeCents, report, isOfAge: true, usesItin: false });
  const { standing } = underwriterOf(program, facts);
  const { termMonths, annualMiles } = length;
  const terms = standing && leaseTermsOf(program, standing, { termMonths, lease: { annualMiles }, vehicle });
  if (!terms || dealWorksheet(rules, { ...input, terms }).lease === null) return null;
  const request = leaseRequest(deal, { ...input, terms });
  const underwriter = underwriterOf(program, creditFactsOf(request, [report]));
  const asked = dealOf(request);
  return isWorkable(underwriter, asked) ? (underwriter.prices?.price(asked)?.paymentCents ?? null) : null;
}
