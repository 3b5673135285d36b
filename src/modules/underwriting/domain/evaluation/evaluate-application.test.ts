import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { testApplicant, testCreditRequest, testReport } from "#tests/support/credit-request.ts";
import { draws } from "#tests/support/draws.ts";
import type { CreditRequest } from "../credit-request.ts";
import type { LenderProgram } from "../program-settings-schema.ts";
import { smallestChanges } from "../solver/smallest-changes.ts";
import { withIncome } from "../solver/single-changes.ts";
import { creditFactsOf } from "./credit-facts.ts";
import { dealOf, withLessAmount, withMoreDown, withoutProducts, withTerm } from "./deal.ts";
import { evaluateApplication } from "./evaluate-application.ts";
import { isWorkable, underwriterOf } from "./failed-rules.ts";

const programs: readonly LenderProgram[] = demoTenants[0]?.config.config.lenders.programs ?? [];
const lender = (id: string): LenderProgram => {
  const found = programs.find((program) => program.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
const union = lender("lakeshore-union");

/** Deals around every limit of the sample lenders. */
const requests: fc.Arbitrary<CreditRequest> = fc
  .record({
    amount: fc.integer({ min: 300_000, max: 6_000_000 }),
    down: fc.integer({ min: 0, max: 500_000 }),
    term: fc.constantFrom(24, 36, 48, 60, 66, 72, 84),
    income: fc.integer({ min: 1_500_000, max: 15_000_000 }),
    book: fc.option(fc.integer({ min: 800_000, max: 4_500_000 })),
    gap: fc.option(fc.integer({ min: 30_000, max: 150_000 })),
    vsc: fc.option(fc.integer({ min: 50_000, max: 600_000 })),
    miles: fc.integer({ min: 5000, max: 110_000 }),
    months: fc.integer({ min: 1, max: 30 }),
  })
  .map(({ amount, down, term, income, book, gap, vsc, miles, months }) => {
    const products = [
      ...(gap === null ? [] : [{ code: "GAP", kind: "GAP" as const, priceCents: gap }]),
      ...(vsc === null ? [] : [{ code: "VSC", kind: "VSC" as const, priceCents: vsc }]),
    ];
    const productsCents = products.reduce((total, { priceCents }) => total + priceCents, 0);
    const [job] = testApplicant().employments;
    return testCreditRequest({
      applicants: [
        testApplicant({ grossAnnualIncomeCents: income, employments: job ? [{ ...job, months }] : [] }),
      ],
      deal: {
        amountFinancedCents: amount + productsCents,
        frontAmountCents: amount,
        downPaymentCents: down,
        termMonths: term,
        products,
        productsCents,
      },
      car: { bookValueCents: book, mileage: miles },
    });
  });
const scores = fc.integer({ min: 500, max: 850 });

describe("One lender's decision", () => {
  test("a good file and a modest deal are approved at the sheet's rate", () => {
    const decision = evaluateApplication(union, testCreditRequest(), [testReport(750)]);
    expect(decision.state).toBe("APPROVED");
    expect(decision.failedRules).toEqual([]);
    expect(decision.offers[0]?.terms).toMatchObject({ ratePpm: 59_900, termMonths: 60, accrual: "daily365" });
    expect(decision.score).toMatchObject({ value: 750, bureau: { name: "Sample Bureau" } });
  });

  test("a lender that wants to see papers approves on condition", () => {
    const decision = evaluateApplication(union, testCreditRequest(), [testReport(700)]);
    expect(decision.state).toBe("CONDITIONAL");
    expect(decision.offers[0]?.stipulations).toEqual([
      { code: "PROOF_OF_INCOME", documentType: "PayStub", raw: null },
    ]);
  });

  test("too much for the car becomes a counter-offer with just enough more down", () => {
    const request = testCreditRequest({
      deal: { amountFinancedCents: 2_600_000, frontAmountCents: 2_600_000 },
    });
    const decision = evaluateApplication(union, request, [testReport(750)]);
    expect(decision.state).toBe("COUNTER_OFFER");
    expect(decision.failedRules).toEqual([
      {
        code: "FRONT_LTV_TOO_HIGH",
        values: { actual: 2_600_000, limit: 2_365_000 },
        margin: 235_000,
        unit: "cents",
      },
    ]);
    expect(decision.reasons).toEqual([{ code: "COLLATERAL_VALUE" }]);
    expect(decision.offers[0]?.counter).toMatchObject({
      amountFinancedCents: 2_365_000,
      downPaymentCents: 585_000,
    });
  });

  test("a low score is declined for what weighed on it, and every other failure is told too", () => {
    const poor = testApplicant({ grossAnnualIncomeCents: 1_800_000 });
    const decision = evaluateApplication(union, testCreditRequest({ applicants: [poor] }), [
      testReport(540, { bankruptcyMonthsAgo: 5 }),
    ]);
    expect(decision.state).toBe("DECLINED");
    expect(decision.failedRules.map(({ code }) => code)).toEqual([
      "SCORE_BELOW_MINIMUM",
      "RECENT_BANKRUPTCY",
      "INCOME_BELOW_MINIMUM",
    ]);
    expect(decision.reasons.map(({ code }) => code)).toEqual([
      "BANKRUPTCY",
      "DELINQUENT_OBLIGATIONS",
      "INCOME_INSUFFICIENT",
    ]);
    expect(decision.changes).toEqual([]);
  });

  test("a frozen file waits, and never counts as a decline", () => {
    const frozen = testReport(null, { outcome: "FROZEN" });
    const decision = evaluateApplication(union, testCreditRequest(), [frozen]);
    expect(decision).toMatchObject({ state: "PENDING", waitingFor: ["CREDIT_FILE_FROZEN"], reasons: [] });
    expect(decision.bureaus).toHaveLength(1);
  });

  test("a number that a lender doesn't take is not sent there", () => {
    const itin = testApplicant({ ssn: "912345678" });
    const decision = evaluateApplication(
      lender("meridian-auto"),
      testCreditRequest({ applicants: [itin] }),
      [],
    );
    expect(decision).toMatchObject({ state: "LENDER_CONSTRAINT", failedRules: [{ code: "ITIN_NOT_TAKEN" }] });
  });

  test("a lease is priced with the lessor's factor and residual", () => {
    const request = testCreditRequest({
      dealType: "lease",
      deal: {
        termMonths: 36,
        amountFinancedCents: 2_700_000,
        frontAmountCents: 2_700_000,
        lease: { annualMiles: 12_000, residualCents: 0, capCostReductionCents: 0, paymentTaxPpm: 62_500 },
      },
      car: { condition: "NEW", year: 2026, mileage: 10 },
    });
    const decision = evaluateApplication(lender("meridian-auto"), request, [testReport(760)]);
    expect(decision.state).toBe("APPROVED");
    // Cap 27,695.00, residual 56 % of 29,000 = 16,240: 318.19 + 81.28 = 399.47; with 6.25 % tax 424.44.
    expect(decision.offers[0]).toMatchObject({
      paymentCents: 42_444,
      terms: { kind: "lease", ratePpm: 44_400, residualPpm: 560_000 },
    });
  });

  test("who somebody is does not change it", () => {
    const names = fc.string({ minLength: 1, maxLength: 20 });
    const births = fc.integer({ min: 1930, max: 2007 }).map((year) => `${year}-06-15`);
    const traits = fc.record({ firstName: names, lastName: names, birthDate: births, email: names });
    const social = fc.record({
      sex: fc.constantFrom("F", "M", "X"),
      maritalStatus: fc.constantFrom("MARRIED", "UNMARRIED", "SEPARATED"),
    });
    fc.assert(
      fc.property(requests, scores, traits, social, (request, score, person, unasked) => {
        const other = {
          ...request,
          applicants: request.applicants.map((applicant) => ({ ...applicant, ...person, ...unasked })),
        };
        for (const program of programs)
          expect(evaluateApplication(program, other, [testReport(score)])).toEqual(
            evaluateApplication(program, request, [testReport(score)]),
          );
      }),
      { numRuns: 40 },
    );
  });

  test("no decline is without a reason, and no reason without a failed rule", () => {
    fc.assert(
      fc.property(requests, scores, (request, score) => {
        for (const program of programs) {
          const { state, reasons, failedRules } = evaluateApplication(program, request, [testReport(score)]);
          if (state === "DECLINED" || state === "COUNTER_OFFER") expect(reasons.length).toBeGreaterThan(0);
          if (failedRules.length === 0) expect(reasons).toEqual([]);
          expect(reasons.length).toBeLessThanOrEqual(4);
          for (const { margin } of failedRules) expect(margin).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: draws(100) },
    );
  });
});

describe("The smallest change that gets a yes", () => {
  test("works, and one cent or one step less does not", () => {
    fc.assert(
      fc.property(requests, scores, fc.constantFrom(...programs), (request, score, program) => {
        const underwriter = underwriterOf(program, creditFactsOf(request, [testReport(score)]));
        const deal = dealOf(request);
        const works = (changed: typeof deal) => isWorkable(underwriter, changed);
        for (const { lever, by, productCode } of smallestChanges(underwriter, deal).changes) {
          if (lever === "DOWN_PAYMENT")
            expect([works(withMoreDown(deal, by)), works(withMoreDown(deal, by - 1))]).toEqual([true, false]);
          if (lever === "AMOUNT")
            expect([works(withLessAmount(deal, by)), works(withLessAmount(deal, by - 1))]).toEqual([
              true,
              false,
            ]);
          if (lever === "JOINT_INCOME")
            expect([by, by - 1].map((more) => isWorkable(withIncome(underwriter, more), deal))).toEqual([
              true,
              false,
            ]);
          if (lever === "PRODUCT") expect(works(withoutProducts(deal, [productCode ?? ""]))).toBe(true);
          if (lever === "TERM") {
            expect(works(withTerm(deal, deal.termMonths + by))).toBe(true);
            const nearer = (program.loan?.terms ?? []).filter(
              (term) => Math.abs(term - deal.termMonths) < Math.abs(by),
            );
            expect(nearer.filter((term) => works(withTerm(deal, term)))).toEqual([]);
          }
        }
      }),
      { numRuns: draws(250) },
    );
  });

  test("a counter-offer is itself approved when it is asked for", () => {
    fc.assert(
      fc.property(requests, scores, fc.constantFrom(...programs), (request, score, program) => {
        const { offers, state } = evaluateApplication(program, request, [testReport(score)]);
        const counter = offers[0]?.counter;
        if (state !== "COUNTER_OFFER" || counter === null || counter === undefined) return;
        const kept = request.structure.products.filter(
          ({ code }) => !counter.droppedProductCodes.includes(code),
        );
        const productsCents = kept.reduce((total, { priceCents }) => total + priceCents, 0);
        const again = evaluateApplication(
          program,
          {
            ...request,
            structure: { ...request.structure, ...counter, products: kept, productsCents },
          },
          [testReport(score)],
        );
        expect(["APPROVED", "CONDITIONAL"]).toContain(again.state);
        expect(again.offers[0]?.paymentCents).toBe(offers[0]?.paymentCents);
      }),
      { numRuns: draws(150) },
    );
  });

  test("more down costs less over the term, a longer term costs more", () => {
    const [home] = testApplicant().addresses;
    const request = testCreditRequest({
      applicants: [
        testApplicant({
          grossAnnualIncomeCents: 3_000_000,
          addresses: home ? [{ ...home, monthlyPaymentCents: 30_000 }] : [],
        }),
      ],
      deal: { termMonths: 48, amountFinancedCents: 1_900_000, frontAmountCents: 1_900_000 },
    });
    const { changes } = evaluateApplication(union, request, [testReport(750)]);
    const cost = (lever: string) => changes.find((change) => change.lever === lever)?.costOverTermCents ?? 0;
    expect(cost("DOWN_PAYMENT")).toBeLessThan(0);
    expect(cost("TERM")).toBeGreaterThan(0);
    for (const { paymentCents, termMonths, totalOfPaymentsCents } of changes)
      expect(Math.abs((totalOfPaymentsCents ?? 0) - paymentCents * termMonths)).toBeLessThan(
        termMonths * 100,
      );
  });
});
