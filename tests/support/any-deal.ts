import fc from "fast-check";
import type { WorksheetInput } from "#modules/worksheet/domain/worksheet-input.ts";
import { ACCRUALS, PAYMENT_ROUNDINGS } from "#modules/worksheet/domain/loans/loan-terms.ts";
import { STATE_TREATMENTS } from "#modules/worksheet/domain/state-rules/state-treatments-data.ts";
import { addDays } from "#platform/shared/time/civil-date.ts";

const cents = (max: number) => fc.integer({ min: 0, max });

const loanTerms = fc.record({
  kind: fc.constant("loan" as const),
  lenderId: fc.constant("lender-1"),
  lenderName: fc.constant("First Example Bank"),
  ratePpm: fc.integer({ min: 0, max: 290_000 }),
  buyRatePpm: fc.constant(0),
  termMonths: fc.integer({ min: 12, max: 96 }),
  accrual: fc.constantFrom(...ACCRUALS),
  paymentRounding: fc.constantFrom(...PAYMENT_ROUNDINGS),
  lenderFeeCents: cents(80_000),
  lenderFeeIsFinanced: fc.boolean(),
});

const leaseTerms = fc.record({
  kind: fc.constant("lease" as const),
  lenderId: fc.constant("lender-2"),
  lessorName: fc.constant("Second Example Leasing"),
  ratePpm: fc.integer({ min: 0, max: 120_000 }),
  buyRatePpm: fc.constant(0),
  residualPpm: fc.integer({ min: 350_000, max: 700_000 }),
  maximumResidualizedMsrpCents: fc.option(fc.integer({ min: 2_000_000, max: 9_000_000 })),
  acquisitionFeeCents: cents(109_500),
  dispositionFeeCents: cents(59_500),
  purchaseOptionFeeCents: cents(50_000),
  excessMileCents: fc.integer({ min: 10, max: 30 }),
  securityDepositCents: cents(60_000),
  termMonths: fc.constantFrom(24, 36, 39, 48),
  annualMiles: fc.constantFrom(10_000, 12_000, 15_000),
  onePayRatePpm: fc.integer({ min: 0, max: 60_000 }),
  securityDeposits: fc.constant({ maximum: 10, ratePpmEach: 1680 }),
});

const product = fc.record({
  code: fc.constantFrom("serviceContract", "gap", "other"),
  id: fc.constantFrom("p1", "p2", "p3"),
  label: fc.constant("Plan"),
  priceCents: cents(400_000),
  termMonths: fc.constant(60),
  miles: fc.constant(60_000),
});

const incentive = fc.record({
  id: fc.constantFrom("i1", "i2"),
  label: fc.constant("Promo"),
  amountCents: cents(200_000),
  appliedAs: fc.constantFrom("price" as const, "down-payment" as const, "cap-reduction" as const),
  from: fc.constantFrom("maker" as const, "dealer" as const, "promo" as const),
});

/** Any deal of any state with or without a lender's offer; the state is for the rules. */
export const anyDeal: fc.Arbitrary<{ readonly input: WorksheetInput; readonly state: string }> = fc
  .record({
    start: cents(900),
    state: fc.constantFrom(...STATE_TREATMENTS.map(({ state }) => state)),
    priceCents: fc.integer({ min: 600_000, max: 12_000_000 }),
    msrp: fc.integer({ min: 95, max: 115 }),
    incentivesCents: fc.constantFrom(0, 0, 150_000),
    condition: fc.constantFrom("new" as const, "used" as const, "certified" as const),
    mileage: cents(160_000),
    book: fc.option(fc.integer({ min: 70, max: 120 })),
    delivery: fc.option(cents(60_000)),
    type: fc.constantFrom("finance" as const, "lease" as const, "cash" as const),
    downPaymentCents: fc.option(cents(900_000), { nil: undefined }),
    days: fc.option(fc.integer({ min: 10, max: 50 }), { nil: undefined }),
    onePay: fc.constantFrom(false, false, false, true),
    securityDeposits: fc.constantFrom(0, 0, 5),
    trade: fc.option(
      fc.record({
        allowanceCents: cents(1_500_000),
        payoffCents: cents(1_500_000),
        ownership: fc.constantFrom("OWNED" as const, "FINANCED" as const, "LEASED" as const),
      }),
    ),
    products: fc.array(product, { maxLength: 3 }),
    incentives: fc.array(incentive, { maxLength: 2 }),
    depositCents: fc.constantFrom(0, 50_000),
    hasOffer: fc.boolean(),
    loanTerms,
    leaseTerms,
  })
  .map((deal) => {
    const contractDate = addDays("2026-01-01", deal.start);
    const { priceCents, type } = deal;
    const offer = type === "finance" ? deal.loanTerms : type === "lease" ? deal.leaseTerms : null;
    return {
      state: deal.state,
      input: {
        contractDate,
        vehicle: {
          priceCents,
          msrpCents: Math.round((priceCents * deal.msrp) / 100),
          incentivesCents: deal.incentivesCents,
          condition: deal.condition,
          mileage: deal.mileage,
          year: 2024,
          bookValueCents: deal.book === null ? null : Math.round((priceCents * deal.book) / 100),
        },
        place: { state: deal.state, zipCode: "00000" },
        delivery: deal.delivery === null ? null : { feeCents: deal.delivery, derivation: "As quoted." },
        choices: {
          type,
          ...(deal.downPaymentCents !== undefined && { downPaymentCents: deal.downPaymentCents }),
          ...(deal.days !== undefined && { firstPaymentDate: addDays(contractDate, deal.days) }),
          ...(deal.hasOffer && { onePay: deal.onePay, securityDeposits: deal.securityDeposits }),
        },
        trade: deal.trade,
        products: deal.products,
        incentives: deal.incentives,
        depositCents: deal.depositCents,
        terms: deal.hasOffer ? offer : null,
      },
    };
  });
