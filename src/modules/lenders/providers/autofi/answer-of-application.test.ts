import { describe, expect, test } from "vitest";
import { testCreditRequest } from "#tests/support/credit-request.ts";
import { testTenantConfig } from "#tests/support/test-tenant-config.ts";
import { AUTOFI_DECISIONS } from "#tests/vendors/autofi/autofi-decisions-data.ts";
import * as v from "valibot";
import { answerOfApplication } from "./answer-of-application.ts";
import { LoanApplication } from "./loan-application.ts";

const [program] = testTenantConfig("north").config.lenders.programs;
const askedAt = new Date("2026-12-01T15:00:00.000Z");
const { approved } = AUTOFI_DECISIONS;

function answerTo(
  decisions: readonly object[] | null,
  { state = "APPROVED", over = {} }: { state?: string; over?: Parameters<typeof testCreditRequest>[0] } = {},
) {
  const submission = { program: program!, request: testCreditRequest(over), reference: "a1" };
  const application = v.parse(LoanApplication, {
    loanApplicationId: "a1",
    referenceId: "r",
    state,
    decisions,
  });
  return answerOfApplication(submission, { application, lenderName: "BOFA", askedAt });
}
const bofa = (decision: object) => answerTo([{ name: "BOFA", ...decision }]);

describe("A lender's decision at AutoFi", () => {
  test("is the one of this lender, whatever others say", () => {
    const decisions = [
      { ...AUTOFI_DECISIONS.declined, name: "ALLY" },
      { ...approved, name: "bofa " },
    ];
    expect(answerTo(decisions)?.state).toBe("APPROVED");
    expect(answerTo([{ ...approved, name: "ALLY" }])).toBeNull();
    expect(answerTo(null)).toBeNull();
  });

  test("that was accepted counts before a later one by the other portal", () => {
    const decisions = [
      { ...approved, name: "BOFA", isAccepted: true },
      { ...AUTOFI_DECISIONS.declined, name: "BOFA" },
    ];
    expect(answerTo(decisions)?.state).toBe("APPROVED");
  });

  test.each([
    ["a share", { apr: 0.0699, buyRate: 0.0599 }],
    ["percent", { apr: 6.99, buyRate: 5.99 }],
  ])("has the same rate when it is written as %s", (_, rates) => {
    const answer = bofa({ ...approved, pricing: { ...approved.pricing, ...rates } });
    expect(answer?.offers[0]?.terms).toMatchObject({ ratePpm: 69_900, buyRatePpm: 59_900, termMonths: 60 });
  });

  test("at no interest is at no interest", () => {
    const pricing = { ...approved.pricing, apr: 0, buyRate: 0, monthlyPayment: 333.33 };
    expect(bofa({ ...approved, pricing })?.offers[0]?.terms.ratePpm).toBe(0);
  });

  test("keeps money in cents, and both references", () => {
    const answer = bofa(approved);
    expect(answer?.reference).toBe("a1/L-1");
    expect(answer?.offers[0]).toMatchObject({
      amountFinancedCents: 2_000_000,
      paymentCents: 39_593,
      dealerDiscountFeeCents: 2001,
      minimumDownCents: 350_000,
    });
    expect(answer?.expiresAt).toBe(
      `2026-12-${String(1 + program!.offerDays).padStart(2, "0")}T15:00:00.000Z`,
    );
  });

  test("without a price is no answer yet", () => {
    expect(bofa({ ...approved, pricing: null })).toBeNull();
    expect(bofa({ ...approved, pricing: { ...approved.pricing, apr: null } })).toBeNull();
    expect(bofa({ ...approved, pricing: { ...approved.pricing, monthlyPayment: "a lot" } })).toBeNull();
  });

  test("keeps a lender's own words beside ours, also those we do not know", () => {
    const { raw } = AUTOFI_DECISIONS.conditional.stipulations;
    expect(bofa(AUTOFI_DECISIONS.conditional)?.offers[0]?.stipulations).toEqual([
      { code: "PROOF_OF_BIRTH_DATE", documentType: "DriversLicense", raw: raw[0] },
      { code: "PROOF_OF_INCOME", documentType: "PayStub", raw: raw[1] },
      { code: "OTHER", documentType: "Other", raw: raw[2] },
    ]);
  });

  test("that wants more cash or another term is a counter-offer, also when it is called an approval", () => {
    const cash = { ...approved, pricing: { ...approved.pricing, downPayment: 4000 } };
    const term = { ...approved, pricing: { ...approved.pricing, termMonths: 48, monthlyPayment: 478.82 } };
    for (const decision of [cash, term, AUTOFI_DECISIONS.counter])
      expect(bofa(decision)).toMatchObject({ state: "COUNTER_OFFER", offers: [{ counter: {} }] });
  });

  test("tells reasons from comments, and none that no comment says", () => {
    expect(bofa(AUTOFI_DECISIONS.declined)?.reasons).toEqual([
      { code: "DELINQUENT_OBLIGATIONS" },
      { code: "OBLIGATIONS_EXCESSIVE" },
    ]);
    expect(bofa({ ...AUTOFI_DECISIONS.declined, comments: { raw: ["SEE DEALER REP"] } })?.reasons).toEqual(
      [],
    );
    expect(bofa({ ...AUTOFI_DECISIONS.declined, comments: null })?.reasons).toEqual([]);
  });

  test.each(["ERROR", "LENDER_CONSTRAINT"])("%s is an answer without offers and reasons", (state) => {
    const error = { message: "Unable to locate bookout data." };
    expect(bofa({ state, error, pricing: null })).toMatchObject({ state, offers: [], reasons: [] });
  });

  test("waits while pending, and while it is called something we do not know", () => {
    expect(bofa(AUTOFI_DECISIONS.waiting)).toBeNull();
    expect(bofa({ ...approved, state: "REHASHED" })).toBeNull();
  });

  test("goes by what the consumer is told where the lender's own state is missing", () => {
    expect(bofa({ ...AUTOFI_DECISIONS.declined, state: null })?.state).toBe("DECLINED");
  });

  test("fails with its application", () => {
    expect(answerTo([], { state: "ERROR" })?.state).toBe("ERROR");
  });
});

describe("A lessor's decision at AutoFi", () => {
  const residuals = [{ termMonths: 36, annualMiles: 12_000, percent: 55 }];
  const over = {
    dealType: "lease",
    deal: {
      termMonths: 36,
      lease: {
        annualMiles: 12_000,
        residualCents: 1_595_000,
        capCostReductionCents: 0,
        paymentTaxPpm: 62_500,
      },
    },
  } as const;
  const pricing = { amountFinanced: 26_000, apr: 4.8, monthlyPayment: 363.07, termMonths: 36 };

  test("takes the residual from the lessor's sheet, and the rate as a money factor", () => {
    const lessor = testTenantConfig("north").config.lenders.programs.find(({ lease }) => lease !== null)!;
    const submission = {
      program: { ...lessor, lease: { ...lessor.lease!, residuals, maximumResidualizedMsrp: null } },
      request: testCreditRequest(over),
      reference: "a1",
    };
    const decisions = [{ ...approved, name: "BOFA", pricing }];
    const application = v.parse(LoanApplication, { loanApplicationId: "a1", decisions });
    const answer = answerOfApplication(submission, { application, lenderName: "BOFA", askedAt });
    expect(answer?.offers[0]?.terms).toMatchObject({
      kind: "lease",
      ratePpm: 48_000,
      residualPpm: 550_000,
      annualMiles: 12_000,
    });
    const bare = { ...submission, program: { ...submission.program, lease: null } };
    expect(answerOfApplication(bare, { application, lenderName: "BOFA", askedAt })).toBeNull();
  });
});
