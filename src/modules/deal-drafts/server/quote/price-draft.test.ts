import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { totalCost } from "#modules/orders/domain/total-cost.ts";
import type { OrderSnapshot } from "#modules/orders/domain/order.ts";
import { estimateDeal } from "#modules/pricing/domain/deal-estimate.ts";
import { dealRulesOf } from "#modules/worksheet/domain/terms/deal-rules.ts";
import { placeRulesOf } from "#modules/worksheet/domain/state-rules/place-rules.ts";
import { addDays, daysBetween } from "#platform/shared/time/civil-date.ts";
import { draftDifferences } from "#tests/support/deal-differences.ts";
import { anyDraft, draftContext, type AnyDraft } from "#tests/support/any-draft.ts";
import { draws } from "#tests/support/draws.ts";
import { quoteDraft } from "./price-draft.ts";

const sum = (lines: readonly { readonly amountCents: number }[]) =>
  lines.reduce((total, { amountCents }) => total + amountCents, 0);

function quoted(draft: AnyDraft): OrderSnapshot | undefined {
  const { forSale, dealType, choices, hasPromo, state } = draft;
  const answer = quoteDraft(draftContext(draft), {
    forSale,
    delivery: { option: "PICKUP", zipCode: forSale.rooftop.zipCode },
    deal: { dealType, choices, promoCode: hasPromo ? "FALL500" : undefined },
  });
  if (answer.kind === "not-possible") return undefined;
  expect(answer.snapshot.buyerState).toBe(state);
  return answer.snapshot;
}

/** Every draft that can be had, and how many there were. */
function everyDraft(check: (snapshot: OrderSnapshot, draft: AnyDraft) => void, numRuns: number): void {
  let count = 0;
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const snapshot = quoted(draft);
      if (snapshot === undefined) return;
      count += 1;
      check(snapshot, draft);
    }),
    { numRuns },
  );
  expect(count).toBeGreaterThan(numRuns / 3);
}

describe("every draft", () => {
  it("carries the worksheet it was priced with, and its lines and terms say the same", () => {
    everyDraft((snapshot) => {
      expect(draftDifferences(snapshot)).toEqual([]);
      const { lines, amountDueCents, terms, worksheet } = snapshot;
      if (worksheet === undefined) throw new Error("no worksheet");
      expect(sum(lines)).toBe(worksheet.totalCents);
      expect(sum(worksheet.lines)).toBe(worksheet.totalCents);
      expect(amountDueCents).toBe(worksheet.dueAtSigning.totalCents);
      const { loan, lease, cash } = worksheet;
      if (cash) expect([terms, sum(lines)]).toEqual([undefined, cash.amountDueCents]);
      if (loan) {
        expect(terms).toMatchObject({
          kind: "finance",
          daysToFirstPayment: daysBetween(worksheet.contractDate, loan.firstPaymentDate),
          payment: {
            monthlyPaymentCents: loan.paymentCents,
            lastPaymentCents: loan.lastPaymentCents,
            totalOfPaymentsCents: loan.totalOfPaymentsCents,
            financedAmountCents: loan.amountFinancedCents,
          },
        });
        expect(sum(lines) - amountDueCents).toBe(loan.amountFinancedCents);
        expect(totalCost(snapshot)).toBe(amountDueCents + loan.totalOfPaymentsCents);
      }
      if (lease) expectLease(snapshot, lease);
      expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
    }, draws(1500));
  });

  it("costs what the calculator says", () => {
    everyDraft(({ lines, amountDueCents, terms }, draft) => {
      if (draft.hasPromo) return;
      const { tenant } = draftContext(draft);
      const { priceCents, msrpCents, incentivesCents, vehicle } = draft.forSale;
      const type = ({ Cash: "cash", Finance: "finance", Lease: "lease" } as const)[draft.dealType];
      const { firstPaymentDate: _, funding: _funding, ...choices } = draft.choices;
      const place = placeRulesOf(tenant.config.payment, {
        state: draft.state,
        onDate: draft.now.toISOString().slice(0, 10),
      });
      const deal = estimateDeal(dealRulesOf(tenant.config), {
        vehicle: { ...vehicle, priceCents, msrpCents, incentivesCents },
        choices: { ...choices, type },
        place: place ?? null,
        delivery: { feeCents: 0, derivation: "" },
      });
      // Checkout moves a down payment that is not possible; the calculator says why it is not.
      if (deal.kind === "not-possible") return;
      const amounts = (list: readonly { readonly code: string; readonly amountCents: number }[]) =>
        list.map(({ code, amountCents }) => [code, amountCents]);
      expect(amounts(lines)).toEqual(amounts(deal.lines));
      if (deal.kind === "cash") expect(amountDueCents).toBe(deal.amountDueCents);
      else
        expect([amountDueCents, terms?.payment.monthlyPaymentCents]).toEqual([
          deal.dueAtSigningCents,
          deal.monthlyPaymentCents,
        ]);
    }, draws(600));
  });

  it("has a first payment 15 to 45 days after its contract, whatever was chosen once", () => {
    everyDraft(({ worksheet, choices }, draft) => {
      const loan = worksheet?.loan;
      if (!worksheet || !loan) return;
      const days = daysBetween(worksheet.contractDate, loan.firstPaymentDate);
      expect(days).toBeGreaterThanOrEqual(15);
      expect(days).toBeLessThanOrEqual(45);
      expect(Number(loan.firstPaymentDate.slice(8))).toBeLessThanOrEqual(28);
      if (draft.choices.firstPaymentDate !== undefined)
        expect(choices?.firstPaymentDate).toBe(loan.firstPaymentDate);
    }, draws(600));
  });
});

describe("the day of a contract", () => {
  it("is the rooftop's, not the one in Greenwich", () => {
    const [draft] = fc.sample(
      anyDraft.filter((one) => one.dealType === "Cash"),
      1,
    );
    if (!draft) throw new Error("no draft");
    const evening = { ...draft, now: new Date("2026-12-02T03:00:00Z") };
    expect(quoted(evening)?.worksheet?.contractDate).toBe("2026-12-01");
  });

  it("moves a date that was chosen long ago to the nearest possible one", () => {
    const [draft] = fc.sample(anyDraft, 1);
    if (!draft) throw new Error("no draft");
    const deal = {
      ...draft,
      now: new Date("2026-12-01T18:00:00Z"),
      forSale: { ...draft.forSale, priceCents: 3_000_000 },
      dealType: "Finance",
    } as const;
    const dateFor = (firstPaymentDate: string) =>
      quoted({ ...deal, choices: { firstPaymentDate } })?.choices?.firstPaymentDate;
    expect(dateFor("2026-11-20")).toBe(addDays("2026-12-01", 15));
    expect(dateFor("2027-03-01")).toBe(addDays("2026-12-01", 45));
    expect(dateFor("2026-12-29")).toBe("2026-12-28");
    expect(dateFor("2026-12-20")).toBe("2026-12-20");
    expect(dateFor("2026-02-31")).toBe("2026-12-16");
  });
});

function expectLease(
  { amountDueCents, terms, lines, ...snapshot }: OrderSnapshot,
  lease: NonNullable<NonNullable<OrderSnapshot["worksheet"]>["lease"]>,
): void {
  if (terms?.kind !== "lease") throw new Error("no lease");
  const { input, payment } = terms;
  expect(lines.some(({ code }) => code === "tax")).toBe(false);
  expect(payment).toMatchObject({
    monthlyPaymentCents: lease.paymentCents,
    adjustedCapCostCents: lease.progression.adjustedCapCostCents,
    residualCents: lease.progression.residualCents,
    dueAtSigningCents: amountDueCents,
  });
  expect(
    payment.firstMonthPaymentCents +
      payment.capCostReductionCents +
      payment.securityDepositCents +
      input.upfrontFeesCents,
  ).toBe(amountDueCents);
  expect(
    input.priceCents + input.capitalizedFeesCents - input.incentivesCents - payment.capCostReductionCents,
  ).toBe(payment.adjustedCapCostCents);
  expect(totalCost({ ...snapshot, amountDueCents, terms })).toBe(
    amountDueCents + lease.remainingPayments * lease.paymentCents,
  );
}
