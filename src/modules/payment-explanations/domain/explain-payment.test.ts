import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { dealRulesOf } from "#modules/worksheet/domain/terms/deal-rules.ts";
import type { LoanTerms } from "#modules/worksheet/domain/loans/loan-terms.ts";
import { placeRulesOf } from "#modules/worksheet/domain/state-rules/place-rules.ts";
import { dealWorksheet } from "#modules/worksheet/domain/deal-worksheet.ts";
import { anyDeal } from "#tests/support/any-deal.ts";
import { draws } from "#tests/support/draws.ts";
import { explainPayment } from "./explain-payment.ts";
import type { LeaseSide, LoanSide } from "./explained-side.ts";
import { NO_POINTS, sheetPoints } from "./sheet-points.ts";
import { leaseSheetPoints, NO_LEASE_POINTS } from "./lease-sheet-points.ts";
import { leaseSteps } from "./lease-steps.ts";
import { loanSteps } from "./loan-steps.ts";
import { PAYMENT_CAUSES } from "./payment-cause.ts";

const { config } = (demoTenants[0] as (typeof demoTenants)[number]).config;
const rules = dealRulesOf(config);

const terms: LoanTerms = {
  kind: "loan",
  lenderId: "l1",
  lenderName: "Bluebonnet Bank",
  ratePpm: 69_900,
  buyRatePpm: 69_900,
  termMonths: 60,
  accrual: "daily365",
  paymentRounding: "half-up",
  lenderFeeCents: 0,
  lenderFeeIsFinanced: true,
};

function sideIn(state: string, change: Partial<LoanSide["input"]> = {}): LoanSide {
  return {
    place: placeRulesOf(config.payment, { state, onDate: "2026-11-25" }) ?? null,
    input: {
      contractDate: "2026-11-25",
      vehicle: {
        priceCents: 3_000_000,
        msrpCents: null,
        incentivesCents: 0,
        condition: "used",
        mileage: 9000,
      },
      place: { state, zipCode: "00000" },
      delivery: null,
      choices: { type: "finance", downPaymentCents: 250_000, firstPaymentDate: "2026-12-25" },
      trade: null,
      products: [],
      incentives: [],
      depositCents: 0,
      terms,
      ...change,
    },
  };
}

function payment({ place, input }: LoanSide): number {
  return dealWorksheet({ ...rules, place }, input).loan?.paymentCents ?? 0;
}

function explained(promised: LoanSide, contract: LoanSide, points = NO_POINTS) {
  return explainPayment({
    rules,
    promised,
    contract,
    steps: loanSteps(points),
    promisedCents: payment(promised),
    contractCents: payment(contract),
  });
}

const points = fc.integer({ min: -5000, max: 5000 });
const anyPoints = fc.record({ termPpm: points, bookValuePpm: points });

const anySide = fc
  .record({
    deal: anyDeal,
    rate: fc.integer({ min: 10_000, max: 250_000 }),
    months: fc.integer({ min: 24, max: 84 }),
  })
  .map(({ deal: { input, state }, rate, months }): LoanSide => ({
    place: placeRulesOf(config.payment, { state, onDate: input.contractDate }) ?? null,
    input: {
      ...input,
      choices: { ...input.choices, type: "finance" },
      terms: { ...terms, ratePpm: rate, buyRatePpm: rate, termMonths: months },
    },
  }));

const NO_ADDER = {
  minimumScore: null,
  maximumLtvPercent: null,
  aboveLtvPercent: null,
  minimumAmount: null,
  aboveTermMonths: null,
  thinFile: false,
};

describe("the way from one payment to another", () => {
  it("adds up to the cent for any two deals, in the stated order", () => {
    fc.assert(
      fc.property(anySide, anySide, anyPoints, (promised, contract, added) => {
        const { steps, promisedCents, contractCents } = explained(promised, contract, added);
        const changes = steps.reduce((sum, { changeCents }) => sum + changeCents, 0);
        expect(changes).toBe(contractCents - promisedCents);
        expect(steps.at(-1)?.paymentCents ?? promisedCents).toBe(contractCents);
        const places = steps.map(({ cause }) => PAYMENT_CAUSES.indexOf(cause));
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
      }),
      { numRuns: draws(400) },
    );
  });

  it("has no unnamed rest while both payments follow from their deals", () => {
    fc.assert(
      fc.property(anySide, anySide, (promised, contract) => {
        fc.pre(payment(promised) > 0 && payment(contract) > 0);
        const { steps } = explained(promised, contract);
        expect(steps.map(({ cause }) => cause)).not.toContain("rules");
      }),
      { numRuns: draws(150) },
    );
  });

  it("has no step between two equal deals", () =>
    expect(explained(sideIn("TX"), sideIn("TX")).steps).toEqual([]));

  it("names what became other than it was, and nothing else", () => {
    const contract = sideIn("OH", {
      products: [{ code: "gap", id: "p", label: "GAP", priceCents: 79_500, termMonths: 60, miles: null }],
      choices: { type: "finance", downPaymentCents: 300_000, firstPaymentDate: "2027-01-05" },
      terms: { ...terms, ratePpm: 79_900, buyRatePpm: 79_900 },
    });
    const { steps } = explained(sideIn("TX"), contract, { termPpm: 0, bookValuePpm: 5000 });
    expect(steps.map(({ cause }) => cause)).toEqual([
      "products",
      "address",
      "down",
      "bookValue",
      "rate",
      "days",
    ]);
    expect(steps.find(({ cause }) => cause === "bookValue")).toMatchObject({ from: 69_900, to: 74_900 });
    expect(steps.find(({ cause }) => cause === "days")).toMatchObject({ from: 30, to: 41 });
    expect(steps.find(({ cause }) => cause === "down")?.changeCents).toBeLessThan(0);
  });

  it("counts a change that leaves nothing to finance with the next one", () => {
    const contract = sideIn("TX", {
      vehicle: { ...sideIn("TX").input.vehicle, priceCents: 200_000 },
      choices: { type: "finance", downPaymentCents: 0, firstPaymentDate: "2026-12-25" },
    });
    const [price, down] = explained(sideIn("TX"), contract).steps;
    expect(price).toMatchObject({ cause: "price", changeCents: 0 });
    expect(down).toMatchObject({ cause: "down", changeCents: payment(contract) - payment(sideIn("TX")) });
  });

  it("says what is left where a payment was written down under other rules", () => {
    const same = sideIn("TX");
    const known = { rules, promised: same, contract: same, steps: loanSteps(NO_POINTS) };
    const { steps } = explainPayment({ ...known, promisedCents: 50_000, contractCents: 50_123 });
    expect(steps).toEqual([{ cause: "rules", from: "", to: "", changeCents: 123, paymentCents: 50_123 }]);
  });
});

const leaseTerms: LeaseSide["input"]["terms"] = {
  kind: "lease",
  lenderId: "l2",
  lessorName: "Lakeshore Leasing",
  ratePpm: 50_400,
  buyRatePpm: 50_400,
  residualPpm: 580_000,
  maximumResidualizedMsrpCents: null,
  acquisitionFeeCents: 69_500,
  dispositionFeeCents: 39_500,
  purchaseOptionFeeCents: 0,
  excessMileCents: 25,
  securityDepositCents: 0,
  termMonths: 36,
  annualMiles: 12_000,
};

const leasePayment = ({ place, input }: LeaseSide): number =>
  dealWorksheet({ ...rules, place }, input).lease?.paymentCents ?? 0;

function explainedLease(promised: LeaseSide, contract: LeaseSide, points = NO_LEASE_POINTS) {
  return explainPayment({
    rules,
    promised,
    contract,
    steps: leaseSteps(points),
    promisedCents: leasePayment(promised),
    contractCents: leasePayment(contract),
  });
}

const anyLease = fc
  .record({
    deal: anyDeal,
    rate: fc.integer({ min: 0, max: 120_000 }),
    residual: fc.integer({ min: 400_000, max: 650_000 }),
    months: fc.constantFrom(24, 36, 48),
    miles: fc.constantFrom(10_000, 12_000, 15_000),
    fee: fc.integer({ min: 0, max: 109_500 }),
    due: fc.integer({ min: 0, max: 900_000 }),
  })
  .map(({ deal: { input, state }, rate, residual, months, miles, fee, due }): LeaseSide => ({
    place: placeRulesOf(config.payment, { state, onDate: input.contractDate }) ?? null,
    input: {
      ...input,
      choices: { type: "lease", downPaymentCents: due },
      terms: {
        ...leaseTerms,
        ratePpm: rate,
        residualPpm: residual,
        termMonths: months,
        annualMiles: miles,
        acquisitionFeeCents: fee,
      },
    },
  }));

function leaseIn(state: string, change: Partial<LeaseSide["input"]> = {}): LeaseSide {
  const { place, input } = sideIn(state);
  const vehicle = { ...input.vehicle, condition: "new" as const, msrpCents: 3_200_000 };
  const choices = { type: "lease", downPaymentCents: 300_000 } as const;
  return { place, input: { ...input, vehicle, choices, terms: leaseTerms, ...change } };
}

describe("the way from one lease payment to another", () => {
  it("adds up to the cent for any two leases, in the stated order", () => {
    fc.assert(
      fc.property(anyLease, anyLease, (promised, contract) => {
        const { steps, promisedCents, contractCents } = explainedLease(promised, contract);
        const changes = steps.reduce((sum, { changeCents }) => sum + changeCents, 0);
        expect(changes).toBe(contractCents - promisedCents);
        const places = steps.map(({ cause }) => PAYMENT_CAUSES.indexOf(cause));
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
      }),
      { numRuns: draws(400) },
    );
  });

  it("has no unnamed rest while both payments follow from their leases", () => {
    fc.assert(
      fc.property(anyLease, anyLease, (promised, contract) => {
        fc.pre(leasePayment(promised) > 0 && leasePayment(contract) > 0);
        expect(explainedLease(promised, contract).steps.map(({ cause }) => cause)).not.toContain("rules");
      }),
      { numRuns: draws(150) },
    );
  });

  it("names what became other than it was, and nothing else", () => {
    const contract = leaseIn("OH", {
      choices: { type: "lease", downPaymentCents: 400_000, reductionCents: 320_000 },
      terms: { ...leaseTerms, termMonths: 48, annualMiles: 15_000, residualPpm: 480_000, ratePpm: 55_200 },
    });
    const points = { termResidualPpm: -70_000, termRatePpm: 2400, milesResidualPpm: -20_000 };
    const { steps } = explainedLease(leaseIn("TX"), contract, points);
    expect(steps.map(({ cause }) => cause)).toEqual([
      "address",
      "dueAtSigning",
      "leaseTerm",
      "miles",
      "residual",
      "rent",
    ]);
    expect(steps.find(({ cause }) => cause === "dueAtSigning")).toMatchObject({ from: 300_000, to: 400_000 });
    expect(steps.find(({ cause }) => cause === "residual")).toMatchObject({ from: 490_000, to: 480_000 });
    expect(steps.find(({ cause }) => cause === "rent")).toMatchObject({ from: 52_800, to: 55_200 });
    expect(explainedLease(leaseIn("TX"), leaseIn("TX")).steps).toEqual([]);
  });

  it("takes from the lessor's sheet what other months and miles change", () => {
    const program = config.lenders.programs.find(({ lease }) => lease !== null);
    if (!program?.lease) expect.fail("no lessor in the demo store");
    const [first, last] = [program.lease.residuals[0], program.lease.residuals.at(-1)];
    if (!first || !last) expect.fail("no residuals");
    const of = ({ termMonths, annualMiles }: typeof first) =>
      leaseIn("TX", { terms: { ...leaseTerms, termMonths, annualMiles } });
    const found = leaseSheetPoints(program, { promised: of(first), contract: of(last) });
    const residual = Math.round((last.percent - first.percent) * 10_000);
    expect(found.termResidualPpm + found.milesResidualPpm).toBe(residual);
    const unknown = of({ ...last, termMonths: 17 });
    expect(leaseSheetPoints(program, { promised: of(first), contract: unknown })).toEqual(NO_LEASE_POINTS);
  });
});

describe("what of a rate's change the lender's sheet explains", () => {
  const program = {
    loan: {
      terms: [48, 60, 72],
      rates: [
        { conditions: ["USED"], maximumAgeYears: 10, maximumTermMonths: 60, ratePercent: 5 },
        { conditions: ["USED"], maximumAgeYears: 10, maximumTermMonths: 72, ratePercent: 5.75 },
      ],
      adders: [{ ...NO_ADDER, points: 0.5, aboveLtvPercent: 100 }],
    },
    limits: { basisUsed: "PRICE", priceStandsIn: true },
  } as unknown as Parameters<typeof sheetPoints>[0];

  it("is other months and another amount against the car's value", () => {
    const contract = sideIn("TX", {
      choices: { type: "finance", downPaymentCents: 0, firstPaymentDate: "2026-12-25" },
      terms: { ...terms, termMonths: 72 },
    });
    const input = { rules, promised: sideIn("TX"), contract };
    expect(sheetPoints(program, input)).toEqual({ termPpm: 7500, bookValuePpm: 5000 });
  });

  it("is nothing for a lender without a sheet for one of the deals", () => {
    const contract = sideIn("TX", { terms: { ...terms, termMonths: 84 } });
    expect(sheetPoints(program, { rules, promised: sideIn("TX"), contract })).toEqual(NO_POINTS);
  });
});
