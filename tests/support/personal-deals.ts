import fc from "fast-check";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { requestedStructure } from "#modules/credit/domain/requested-structure.ts";
import type { CreditReport } from "#modules/credit-bureaus/domain/report/credit-report.ts";
import type { CreditRequest } from "#modules/underwriting/domain/credit-request.ts";
import { creditFactsOf } from "#modules/underwriting/domain/evaluation/credit-facts.ts";
import { dealOf } from "#modules/underwriting/domain/evaluation/deal.ts";
import { evaluateApplication } from "#modules/underwriting/domain/evaluation/evaluate-application.ts";
import { isWorkable, underwriterOf } from "#modules/underwriting/domain/evaluation/failed-rules.ts";
import type { LenderProgram } from "#modules/underwriting/domain/program-settings-schema.ts";
import { firstPayment, nearestFirstPayment } from "#modules/worksheet/domain/first-payment-date.ts";
import { dealWorksheet } from "#modules/worksheet/domain/deal-worksheet.ts";
import type { WorksheetInput } from "#modules/worksheet/domain/worksheet-input.ts";
import { worksheetRulesOf, type WorksheetRules } from "#modules/worksheet/domain/worksheet-rules.ts";
import type { PersonalChoices } from "#modules/personal-pricing/domain/terms/personal-choices.ts";
import { personalPrice } from "#modules/personal-pricing/domain/terms/personal-price.ts";
import { PersonalPricer } from "#modules/personal-pricing/domain/terms/personal-pricer.ts";
import {
  type PricedVehicle,
  vehicleForLenders,
} from "#modules/personal-pricing/domain/terms/personal-vehicle.ts";
import { softPullFacts } from "#modules/personal-pricing/domain/terms/soft-pull-facts.ts";
import { termsOf } from "#modules/personal-pricing/domain/terms/terms-of.ts";
import { STATE_TREATMENTS } from "#modules/worksheet/domain/state-rules/state-treatments-data.ts";
import { addDays } from "#platform/shared/time/civil-date.ts";
import { testApplicant, testCreditRequest, testReport } from "./credit-request.ts";

const { config } = (demoTenants[0] as (typeof demoTenants)[number]).config;
const SAMPLES = config.lenders.programs;

/** Somebody, a car, what they wish, and the lenders of a retailer. */
export interface PersonalDeal {
  readonly programs: readonly LenderProgram[];
  readonly report: CreditReport;
  readonly annualIncomeCents: number;
  readonly vehicle: PricedVehicle;
  readonly choices: PersonalChoices;
  readonly state: string;
  readonly contractDate: string;
}

const cents = (min: number, max: number) => fc.integer({ min, max });
const percentOf = (...percents: number[]) => fc.constantFrom(null, ...percents);

/** One of the sample lenders with some of its rules turned, so that every rule and rounding comes to bear. */
const anyProgram: fc.Arbitrary<LenderProgram> = fc
  .record({
    sample: fc.nat(SAMPLES.length - 1),
    front: percentOf(95, 110, 120),
    total: percentOf(105, 115, 130),
    basis: fc.constantFrom("MSRP" as const, "INVOICE" as const, "PRICE" as const),
    priceStandsIn: fc.boolean(),
    maximumPayment: fc.constantFrom(null, null, 350, 600),
    minimumDown: fc.constantFrom(0, 500, 1500),
    minimumDownPercent: fc.constantFrom(0, 5, 10),
    paymentRounding: fc.constantFrom("half-up" as const, "up" as const),
    accrual: fc.constantFrom(
      "regular" as const,
      "oddSimple360" as const,
      "appendixJ" as const,
      "daily365" as const,
    ),
    lenderFee: fc.constantFrom(0, 395),
    lenderFeeIsFinanced: fc.boolean(),
    reservePoints: fc.constantFrom(0, 1.25),
    firstPayment: fc.constantFrom(
      { minimumDays: 15, maximumDays: 45, latestDueDay: 28 },
      { minimumDays: 10, maximumDays: 45, latestDueDay: 25 },
      { minimumDays: 15, maximumDays: 60, latestDueDay: 20 },
      { minimumDays: 20, maximumDays: 35, latestDueDay: 15 },
      { minimumDays: 50, maximumDays: 60, latestDueDay: 28 },
    ),
    isTurned: fc.boolean(),
  })
  .map(({ sample, isTurned, ...turned }) => {
    const program = SAMPLES[sample] as LenderProgram;
    return isTurned ? turnedProgram(program, turned) : program;
  });

interface Turned {
  readonly front: number | null;
  readonly total: number | null;
  readonly basis: "MSRP" | "INVOICE" | "PRICE";
  readonly priceStandsIn: boolean;
  readonly maximumPayment: number | null;
  readonly minimumDown: number;
  readonly minimumDownPercent: number;
  readonly paymentRounding: "half-up" | "up";
  readonly accrual: "regular" | "oddSimple360" | "appendixJ" | "daily365";
  readonly lenderFee: number;
  readonly lenderFeeIsFinanced: boolean;
  readonly reservePoints: number;
  readonly firstPayment: LenderProgram["firstPayment"];
}

function turnedProgram(program: LenderProgram, turned: Turned): LenderProgram {
  const { loan, limits } = program;
  const none = {
    minimumScore: null,
    maximumLtvPercent: null,
    aboveLtvPercent: null,
    minimumAmount: null,
    aboveTermMonths: null,
    thinFile: false,
  };
  return {
    ...program,
    reservePoints: turned.reservePoints,
    firstPayment: turned.firstPayment,
    limits: {
      ...limits,
      frontLtvPercent: turned.front,
      totalLtvPercent: turned.total,
      basisNew: turned.basis,
      priceStandsIn: turned.priceStandsIn,
      maximumPayment: turned.maximumPayment,
      minimumDown: turned.minimumDown,
      minimumDownPercent: turned.minimumDownPercent,
    },
    loan: loan && {
      ...loan,
      paymentRounding: turned.paymentRounding,
      accrual: turned.accrual,
      lenderFee: turned.lenderFee,
      lenderFeeIsFinanced: turned.lenderFeeIsFinanced,
      adders: [
        ...loan.adders,
        { ...none, points: -0.25, minimumScore: 780 },
        { ...none, points: 0.4, aboveTermMonths: 60 },
        { ...none, points: -0.3, minimumAmount: 20_000 },
        { ...none, points: 0.6, minimumAmount: 30_000, minimumScore: 700 },
      ],
    },
  };
}

const anyVehicle: fc.Arbitrary<PricedVehicle> = fc
  .record({
    priceCents: fc.oneof(cents(500_000, 3_500_000), cents(500_000, 9_000_000)),
    msrp: fc.option(cents(95, 115)),
    invoice: fc.option(cents(90, 102)),
    book: fc.option(cents(80, 120), { freq: 1 }),
    incentivesCents: fc.constantFrom(0, 0, 100_000),
    type: fc.constantFrom("NEW" as const, "CPO" as const, "USED" as const),
    year: fc.oneof(fc.integer({ min: 2022, max: 2027 }), fc.integer({ min: 2013, max: 2027 })),
    make: fc.constantFrom("Honda", "Toyota", "Ford"),
    mileage: fc.option(fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 170_000 }))),
    titleBrand: fc.constantFrom(...Array.from({ length: 20 }, () => null), "REBUILT"),
  })
  .map(({ msrp, invoice, book, ...vehicle }) => {
    const of = (percent: number | null) =>
      percent === null ? null : Math.round((vehicle.priceCents * percent) / 100);
    return {
      ...vehicle,
      id: "vehicle-1",
      dealershipId: "austin",
      msrpCents: of(msrp),
      invoiceCents: of(invoice),
      bookValueCents: of(book),
    };
  });

const anyChoices: fc.Arbitrary<PersonalChoices> = fc.record(
  {
    downPaymentCents: fc.oneof(cents(0, 600_000), cents(0, 4_000_000)),
    termMonths: fc.constantFrom(24, 36, 48, 60, 72, 84, 66),
    trade: fc.record({
      allowanceCents: cents(0, 1_500_000),
      payoffCents: cents(0, 1_500_000),
      ownership: fc.constantFrom("OWNED" as const, "FINANCED" as const, "LEASED" as const),
    }),
  },
  { requiredKeys: [] },
);

/** Any person with any car, wish and lenders. */
export const anyPersonalDeal: fc.Arbitrary<PersonalDeal> = fc
  .record({
    programs: fc.array(anyProgram, { minLength: 1, maxLength: 4 }),
    score: fc.option(fc.oneof(fc.integer({ min: 720, max: 850 }), fc.integer({ min: 500, max: 850 })), {
      freq: 12,
    }),
    outcome: fc.constantFrom("HIT" as const, "HIT" as const, "HIT" as const, "THIN_FILE" as const),
    obligationsCents: cents(0, 250_000),
    annualIncomeCents: fc.oneof(cents(1_800_000, 8_000_000), cents(5_000_000, 20_000_000)),
    vehicle: anyVehicle,
    choices: anyChoices,
    state: fc.constantFrom(...STATE_TREATMENTS.map(({ state }) => state)),
    start: fc.nat(400),
  })
  .map(({ programs, score, outcome, obligationsCents, start, ...deal }) => ({
    ...deal,
    programs: programs.map((program, at) => ({ ...program, id: `${program.id}-${at}` })),
    report: testReport(score, { outcome, obligationsCents }),
    contractDate: addDays("2026-01-01", start),
  }));

/** A retailer's rules where the person of a deal lives. */
export function rulesOf({ state, contractDate }: PersonalDeal): WorksheetRules {
  return worksheetRulesOf(config, { state, onDate: contractDate });
}

/** As a browser prices it with a loan. */
export function pricedByBrowser(deal: PersonalDeal): ReturnType<typeof personalPrice> {
  return personalPrice(pricerOf(deal), deal.vehicle, { ...deal.choices, lease: null });
}

export function pricerOf(deal: PersonalDeal): PersonalPricer {
  const { programs, state, annualIncomeCents, report, contractDate } = deal;
  const facts = softPullFacts({ state, annualIncomeCents, report, isOfAge: true, usesItin: false });
  // What was signed went through JSON.
  const terms = JSON.parse(JSON.stringify({ programs: termsOf(programs, facts).programs })) as ReturnType<
    typeof termsOf
  >;
  return new PersonalPricer(terms, rulesOf(deal), { contractDate });
}

/** What checkout's worksheet and the lenders say differently about the same deal; empty where they agree. */
export function personalDifferences(deal: PersonalDeal): readonly string[] {
  const price = pricedByBrowser(deal);
  if (price === null) return ["no price"];
  const { lenderQualified: payment } = price;
  if (payment === null) return refusedDifferences(deal, price);
  const sheet = dealWorksheet(rulesOf(deal), payment.input);
  const { loan } = sheet;
  if (loan === null || sheet.problems.length > 0)
    return [`checkout refuses: ${JSON.stringify(sheet.problems)}`];
  const said = [
    payment.monthlyPaymentCents,
    payment.apr,
    payment.amountFinancedCents,
    payment.totalOfPaymentsCents,
  ];
  const counted = [loan.paymentCents, loan.apr, loan.amountFinancedCents, loan.totalOfPaymentsCents];
  const request = requestOf(deal, payment.input);
  const lender = deal.programs.find(({ id }) => id === loan.terms.lenderId) as LenderProgram;
  const decision = evaluateApplication(lender, request, [deal.report]);
  const [offer] = decision.offers;
  return [
    ...(said.join() === counted.join() ? [] : [`worksheet: ${said.join()} is ${counted.join()}`]),
    ...(loan.cashDownCents === payment.downPaymentCents ? [] : ["worksheet: down payment"]),
    ...(loan.firstPaymentDate === payment.firstPaymentDate ? [] : ["worksheet: first payment date"]),
    ...(offer !== undefined && offer.counter === null && offer.paymentCents === payment.monthlyPaymentCents
      ? []
      : [`lender: ${decision.state} ${offer?.paymentCents} instead of ${payment.monthlyPaymentCents}`]),
    ...(JSON.stringify(offer?.terms) === JSON.stringify(loan.terms) ? [] : ["lender: terms"]),
    ...otherLenders(deal, price),
  ];
}

/** No lender may do better than what was shown: cheaper as it is, or at all where the wish was moved. */
function otherLenders(
  deal: PersonalDeal,
  {
    lenderQualified: payment,
    downPaymentChange,
    termChange,
  }: NonNullable<ReturnType<typeof pricedByBrowser>>,
): readonly string[] {
  if (payment === null) return [];
  const { downPaymentCents, termMonths, monthlyPaymentCents } = payment;
  const wished = downPaymentChange?.from ?? downPaymentCents;
  const askedCents = requestOf(deal, payment.input).structure.amountFinancedCents + downPaymentCents - wished;
  const paymentsAt = (down: number, term: number) =>
    deal.programs
      // A lender that would ask for more than it may is not asked.
      .filter(
        ({ maximumExtraDownPercent }) =>
          (down - wished) * 100 <= maximumExtraDownPercent * askedCents || down <= wished,
      )
      .flatMap((program) => paymentOf(deal, program, { downPaymentCents: down, termMonths: term }) ?? []);
  const cheapest = Math.min(...paymentsAt(downPaymentCents, termMonths));
  const nearer = nearerDowns(wished, downPaymentCents).flatMap((down) => paymentsAt(down, termMonths));
  const asked = termChange === null ? [] : paymentsAt(wished, termChange.from);
  return [
    ...(cheapest === monthlyPaymentCents ? [] : [`cheapest is ${cheapest}, not ${monthlyPaymentCents}`]),
    ...(nearer.length === 0 ? [] : ["a nearer down payment works"]),
    ...(asked.length === 0 ? [] : ["the wished term works"]),
  ];
}

/** The wish itself, the last cent before what was found, and some between. */
function nearerDowns(from: number, to: number): readonly number[] {
  const between = [0.25, 0.5, 0.75].map((part) => Math.round(from + (to - from) * part));
  return from === to ? [] : [from, to - Math.sign(to - from), ...between].filter((down) => down !== to);
}

function refusedDifferences(
  deal: PersonalDeal,
  { priceErrors, possiblePricing }: NonNullable<ReturnType<typeof pricedByBrowser>>,
): readonly string[] {
  const rules = rulesOf(deal);
  const termMonths = deal.choices.termMonths ?? rules.defaultTermMonths;
  const downPaymentCents = deal.choices.downPaymentCents ?? rules.defaultDownPaymentAmount * 100;
  const works = [termMonths, ...rules.financeTerms].some((term) =>
    deal.programs.some(
      (program) => paymentOf(deal, program, { downPaymentCents, termMonths: term }) !== null,
    ),
  );
  const help = possiblePricing?.pennyPerfectPricing;
  const helped = help && deal.programs.flatMap((program) => paymentOf(deal, program, help) ?? []);
  const isTaken = termsCount(deal) > 0;
  return [
    ...(works ? ["a lender does what was refused"] : []),
    ...(isTaken && priceErrors.length === 0 ? ["refused without a reason"] : []),
    ...(helped && Math.min(...helped) !== help.monthlyPaymentCents ? ["what would help does not"] : []),
  ];
}

function termsCount({ programs, state, annualIncomeCents, report }: PersonalDeal): number {
  return termsOf(
    programs,
    softPullFacts({ state, annualIncomeCents, report, isOfAge: true, usesItin: false }),
  ).programs.length;
}

/** What one lender's own rules say to one structure, found without anybody's terms; null for a no. */
function paymentOf(
  deal: PersonalDeal,
  program: LenderProgram,
  { downPaymentCents, termMonths }: { readonly downPaymentCents: number; readonly termMonths: number },
): number | null {
  const rules = rulesOf(deal);
  const input = inputOf(deal, { downPaymentCents, termMonths, program });
  if (dealWorksheet(rules, input).loan === null) return null;
  const request = requestOf(deal, input);
  const served = program.states.length === 0 || program.states.includes(deal.state);
  if (!served || program.refusedStates.includes(deal.state) || program.loan === null) return null;
  const underwriter = underwriterOf(program, creditFactsOf(request, [deal.report]));
  const asked = dealOf(request);
  return isWorkable(underwriter, asked) ? (underwriter.prices?.price(asked)?.paymentCents ?? null) : null;
}

function inputOf(
  { vehicle, choices, contractDate, state }: PersonalDeal,
  wish: { readonly downPaymentCents: number; readonly termMonths: number; readonly program: LenderProgram },
): WorksheetInput {
  const { downPaymentCents, termMonths, program } = wish;
  const rules = worksheetRulesOf(config, { state, onDate: contractDate });
  const usual = firstPayment(contractDate, { usualDays: rules.firstPaymentDays, chosen: undefined }).date;
  const firstPaymentDate = nearestFirstPayment(contractDate, { wanted: usual, rule: program.firstPayment });
  const condition = { NEW: "new", CPO: "certified", USED: "used" } as const;
  return {
    contractDate,
    vehicle: { ...vehicle, condition: condition[vehicle.type] },
    place: null,
    delivery: null,
    choices: { type: "finance", downPaymentCents, termMonths, firstPaymentDate },
    trade: choices.trade ?? null,
    products: [],
    incentives: [],
    depositCents: 0,
    terms: {
      kind: "loan",
      lenderId: program.id,
      lenderName: "",
      ratePpm: 0,
      buyRatePpm: 0,
      termMonths,
      accrual: "regular",
      paymentRounding: "half-up",
      lenderFeeCents: 0,
      lenderFeeIsFinanced: true,
    },
  };
}

/** The application for what checkout agreed to, of somebody with the same facts and all the stability there is. */
export function requestOf(deal: PersonalDeal, input: WorksheetInput): CreditRequest {
  const { report, annualIncomeCents, vehicle, state } = deal;
  const worksheet = dealWorksheet(rulesOf(deal), input);
  const [home] = testApplicant().addresses;
  const applicant = testApplicant({
    applicantId: report.applicantId,
    grossAnnualIncomeCents: annualIncomeCents,
    addresses: home === undefined ? [] : [{ ...home, state, months: 600, monthlyPaymentCents: 0 }],
    employments: [{ status: "FULL_TIME", employer: null, occupation: null, phone: null, months: 600 }],
  });
  return {
    ...testCreditRequest({ applicants: [applicant], state }),
    structure: requestedStructure({ worksheet, products: [] } as unknown as Parameters<
      typeof requestedStructure
    >[0]),
    vehicle: vehicleForLenders(vehicle, vehicle.priceCents ?? 0),
  };
}
