import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { requestedStructure } from "#modules/credit/domain/requested-structure.ts";
import type { CreditRequest } from "#modules/underwriting/domain/credit-request.ts";
import { evaluateApplication } from "#modules/underwriting/domain/evaluation/evaluate-application.ts";
import type { LenderOffer } from "#modules/underwriting/domain/lender-offer.ts";
import type { LenderProgram } from "#modules/underwriting/domain/program-settings-schema.ts";
import type { Order, OrderProduct, OrderSnapshot } from "#modules/orders/domain/order.ts";
import { anyDraft, anyProgram, draftContext, type AnyDraft } from "#tests/support/any-draft.ts";
import { testApplicant, testCreditRequest, testReport } from "#tests/support/credit-request.ts";
import { draws } from "#tests/support/draws.ts";
import { quoteDraft } from "./price-draft.ts";
import { priceWithOffer } from "./standing-offer.ts";

const CONDITIONS = { new: "NEW", used: "USED", certified: "CERTIFIED" } as const;
const lent = anyDraft.filter(({ dealType }) => dealType !== "Cash");

interface Answered {
  readonly asked: OrderSnapshot;
  readonly offer: LenderOffer;
  readonly priced: OrderSnapshot;
}

/** What a lender offers for a draft, and the draft on the terms of that offer; undefined where there is none. */
function answered(
  draft: AnyDraft,
  program: LenderProgram,
  plans: readonly OrderProduct[] = [],
): Answered | undefined {
  const { forSale, dealType, choices, hasPromo } = draft;
  const ctx = draftContext(draft, [program]);
  const quote = quoteDraft(ctx, {
    forSale,
    delivery: { option: "PICKUP", zipCode: forSale.rooftop.zipCode },
    deal: { dealType, choices, promoCode: hasPromo ? "FALL500" : undefined, plans },
  });
  if (quote.kind === "not-possible") return undefined;
  const asked = quote.snapshot;
  const { offers } = evaluateApplication(program, requestOf(draft, asked), [testReport(790)]);
  const [offer] = offers;
  if (offer === undefined) return undefined;
  const order = { dealType, snapshot: asked } as Order;
  // A car that became dearer meanwhile.
  const dearer = { ...forSale, priceCents: (forSale.priceCents ?? 0) + 100_000, incentivesCents: 0 };
  const priced = priceWithOffer(ctx, { order, forSale: dearer, offer });
  if (priced === undefined) throw new Error("an offer that nobody can have");
  return { asked, offer, priced };
}

function requestOf({ forSale, dealType, state }: AnyDraft, asked: OrderSnapshot): CreditRequest {
  const { priceCents, msrpCents, vehicle } = forSale;
  const { condition, year, make, model, mileage } = vehicle;
  return testCreditRequest({
    dealType: dealType === "Lease" ? "lease" : "finance",
    applicants: [testApplicant({ grossAnnualIncomeCents: 60_000_000 })],
    state,
    deal: requestedStructure(asked),
    car: {
      year,
      make,
      model,
      mileage: mileage ?? 0,
      condition: CONDITIONS[condition],
      priceCents: priceCents ?? 0,
      msrpCents,
      bookValueCents: null,
    },
  });
}

const kept = {
  productCode: "ANY",
  packageType: null,
  deductibleCents: 0,
  administrator: "Sample",
  formId: "F",
  cancellation: { freeLookDays: 60, feeCents: 5_000, unusedBy: "time", takesOffClaims: true },
  consentHash: "0".repeat(64),
  isSample: true,
} as const;

/** A service contract and GAP of the demo store. */
const VSC_AND_GAP: readonly OrderProduct[] = [
  {
    ...kept,
    id: "vsc.60-75000",
    code: "serviceContract",
    label: "Service Contract, 60 months / 75,000 miles",
    priceCents: 239_500,
    termMonths: 60,
    miles: 75_000,
  },
  {
    ...kept,
    id: "gap.loan",
    code: "gap",
    label: "GAP, as long as the loan",
    priceCents: 89_500,
    termMonths: null,
    miles: null,
  },
];

function everyOffer(check: (answer: Answered) => void, numRuns: number): Set<string> {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(lent, anyProgram, (draft, program) => {
      const answer = answered(draft, program);
      if (answer === undefined) return;
      const { terms, counter } = answer.offer;
      const how =
        terms.kind === "loan" ? [terms.accrual, terms.paymentRounding, terms.lenderFeeIsFinanced] : [];
      kinds.add([terms.kind, counter === null ? "as asked" : "counter", ...how].join(" "));
      check(answer);
    }),
    { numRuns },
  );
  return kinds;
}

describe("a lender's offer", () => {
  it("has the payment and the amount that the worksheet counts on its terms, to the cent", () => {
    const kinds = everyOffer(({ offer, priced }) => {
      const { loan, lease } = priced.worksheet ?? {};
      const sheet = loan ?? lease;
      expect(sheet?.terms).toEqual(offer.terms);
      expect(sheet?.paymentCents).toBe(offer.paymentCents);
      expect(priced.terms?.payment.monthlyPaymentCents).toBe(offer.paymentCents);
      if (loan) expect(loan.amountFinancedCents).toBe(offer.amountFinancedCents);
      if (lease) {
        const { progression, terms, tax } = lease;
        const startTaxCents = tax.method === "S" ? tax.capitalizedCents : 0;
        expect(progression.adjustedCapCostCents - terms.acquisitionFeeCents - startTaxCents).toBe(
          offer.amountFinancedCents,
        );
      }
    }, 700);
    // Five conventions, both roundings, a fee financed or in cash; all of them as asked, and leases too.
    expect([...kinds].filter((kind) => kind.startsWith("loan as asked"))).toHaveLength(20);
    expect([...kinds]).toEqual(expect.arrayContaining(["lease as asked"]));
    expect([...kinds].some((kind) => kind.startsWith("loan counter"))).toBe(true);
  });

  it("keeps price, discounts and cash of the application, whatever the car costs by now", () => {
    everyOffer(({ asked, offer, priced }) => {
      expect(priced.lines.filter(({ code }) => code !== "tax")).toEqual(
        asked.lines.filter(({ code }) => code !== "tax"),
      );
      expect(priced.worksheet?.totalCents).toBe(asked.worksheet?.totalCents);
      const { loan } = priced.worksheet ?? {};
      if (loan && offer.counter === null)
        expect(loan.cashDownCents).toBe(asked.worksheet?.loan?.cashDownCents);
      expect(priced.choices?.termMonths).toBe(offer.terms.termMonths);
    }, 60);
  });

  it("moves the first payment into the lender's days", () => {
    fc.assert(
      fc.property(lent, anyProgram, (draft, any) => {
        const firstPayment = { minimumDays: 15, maximumDays: 20, latestDueDay: 28 };
        const answer = answered(draft, any);
        const loan = answer?.offer.terms.kind === "loan" ? answer : undefined;
        if (loan === undefined) return;
        const ctx = draftContext(draft, [{ ...any, firstPayment }]);
        const order = { dealType: draft.dealType, snapshot: loan.asked } as Order;
        const moved = priceWithOffer(ctx, { order, forSale: draft.forSale, offer: loan.offer });
        expect(moved?.worksheet?.loan?.daysToFirstPayment).toBeLessThanOrEqual(20);
      }),
      { numRuns: 100 },
    );
  });
});

describe("a lender's offer for a deal with plans", () => {
  it("finances them to the cent, and names those that it does not take", () => {
    let [withPlans, dropped] = [0, 0];
    fc.assert(
      fc.property(lent, anyProgram, (draft, program) => {
        const answer = answered(draft, program, VSC_AND_GAP);
        if (answer === undefined) return;
        const { asked, offer, priced } = answer;
        const { loan, lease } = priced.worksheet ?? {};
        const gone = offer.counter?.droppedProductCodes ?? [];
        const ids = (priced.products ?? []).map(({ id }) => id);
        expect(ids).toEqual((asked.products ?? []).map(({ id }) => id).filter((id) => ids.includes(id)));
        expect(ids.filter((id) => gone.includes(id))).toEqual([]);
        const named = (priced.coverage?.fellAway ?? []).map(({ id }) => id);
        for (const { id } of VSC_AND_GAP) expect([...ids, ...named]).toContain(id);
        if (ids.length === asked.products?.length)
          expect((loan ?? lease)?.paymentCents).toBe(offer.paymentCents);
        withPlans += ids.length;
        dropped += gone.length;
      }),
      { numRuns: draws(600) },
    );
    expect(withPlans).toBeGreaterThan(draws(50));
    expect(dropped).toBeGreaterThan(0);
  });
});
