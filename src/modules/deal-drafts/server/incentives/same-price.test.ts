import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { programsReaching } from "#modules/incentives/domain/eligible-programs.ts";
import type { IncentiveProgram } from "#modules/incentives/domain/incentive-program.ts";
import { incentiveWays, programsForAll } from "#modules/incentives/domain/incentive-ways.ts";
import { compareWays } from "#modules/pricing/domain/compare-ways.ts";
import { dealRulesOf } from "#modules/worksheet/domain/terms/deal-rules.ts";
import { estimatePaymentFor } from "#modules/pricing/domain/estimated-payment.ts";
import { placeRulesOf } from "#modules/worksheet/domain/state-rules/place-rules.ts";
import { englishText } from "#platform/shared/texts/text.ts";
import { type AnyDraft, anyDraft, draftContext } from "#tests/support/any-draft.ts";
import { draws } from "#tests/support/draws.ts";
import { quoteDraft } from "../quote/price-draft.ts";

const RATES = [24, 36, 48, 60, 72, 84].map((months) => ({ months, ratePpm: 19_000 + months * 200 }));
const anyProgram = fc.record({
  kind: fc.constantFrom(
    "customer-cash",
    "bonus-cash",
    "retailer",
    "finance-cash",
    "lease-cash",
    "special-apr",
  ),
  amountCents: fc.integer({ min: 5_000, max: 400_000 }),
  dealTypes: fc.constantFrom<("cash" | "finance" | "lease")[]>([], [], ["cash", "finance"], ["lease"]),
  stackGroup: fc.constantFrom(null, null, "A", "B"),
  excludes: fc.subarray(["0", "1", "2", "3"], { maxLength: 2 }),
  lenders: fc.constantFrom<string[]>([], [], [], ["Captive"]),
  isInFeedPrice: fc.constantFrom(false, false, false, true),
  states: fc.constantFrom<string[]>([], [], ["TX", "OH"]),
  to: fc.constantFrom("2099-12-31", "2099-12-31", "2026-03-01"),
});
const anyPrograms = fc.array(anyProgram, { maxLength: 5 }).map((list) =>
  list.map((row, at): IncentiveProgram => {
    const { kind, amountCents, dealTypes } = row;
    const number = String(at);
    const isRate = kind === "special-apr";
    return {
      ...row,
      kind: kind as IncentiveProgram["kind"],
      id: number,
      number,
      title: `Program ${number}`,
      maker: "Aster",
      models: [],
      trims: [],
      fromYear: null,
      toYear: null,
      conditions: [],
      zips: [],
      from: "2000-01-01",
      dealTypes:
        kind === "lease-cash" ? ["lease"] : isRate || kind === "finance-cash" ? ["finance"] : dealTypes,
      creditTiers: [],
      amountCents: isRate ? null : amountCents,
      rates: isRate ? RATES : [],
      residualPpm: null,
      proof: null,
      appliedAs: isRate ? "rate" : kind === "retailer" ? "price" : "down-payment",
    };
  }),
);

const TYPES = { Cash: "cash", Finance: "finance", Lease: "lease" } as const;

/** The day, the vehicle and the rules of a draft, as its page knows them. */
function pageOf(draft: AnyDraft, programs: readonly IncentiveProgram[], isPlaceKnown: boolean) {
  const { tenant } = draftContext(draft);
  const { vehicle, priceCents, msrpCents, incentivesCents, rooftop } = draft.forSale;
  const day = draft.now.toISOString().slice(0, 10);
  const rules = placeRulesOf(tenant.config.payment, { state: draft.state, onDate: day }) ?? null;
  const place = isPlaceKnown ? { state: draft.state, zipCode: rooftop.zipCode } : null;
  const reaching = programsReaching(programs, { vehicle, place, day });
  const asked = { hasTradeIn: false, day, rules: isPlaceKnown ? rules : null };
  const type = TYPES[draft.dealType];
  const car = { ...vehicle, priceCents, msrpCents, incentivesCents, dealershipId: rooftop.id };
  const ways = { cash: [], finance: [], lease: [], [type]: incentiveWays(reaching, { ...asked, type }) };
  const { firstPaymentDate: _date, funding: _funding, ...choices } = draft.choices;
  const input = {
    vehicle: car,
    choices: { ...choices, type },
    place: isPlaceKnown ? rules : null,
    delivery: isPlaceKnown ? { feeCents: 0, derivation: "" } : null,
    contractDate: day,
  };
  return { tenant, reaching, day, car, input, offered: { feedCents: incentivesCents, ways } };
}

describe("A car with programs, on its page and in checkout", () => {
  test("costs the same to the cent: the calculator, and a draft of the same choices", () => {
    let compared = 0;
    fc.assert(
      fc.property(anyDraft, anyPrograms, (draft, programs) => {
        const { tenant, input, offered } = pageOf(draft, programs, true);
        const { estimate } = compareWays(dealRulesOf(tenant.config), input, { offered, t: englishText });
        const { firstPaymentDate: _date, ...choices } = draft.choices;
        const quoted = quoteDraft(draftContext(draft), {
          forSale: { ...draft.forSale, programs },
          delivery: { option: "PICKUP", zipCode: draft.forSale.rooftop.zipCode },
          deal: { dealType: draft.dealType, choices, isExact: true },
        });
        if (estimate.kind === "not-possible" || quoted.kind === "not-possible") return;
        compared += 1;
        const { snapshot } = quoted;
        expect(estimate.worksheet.totalCents).toBe(snapshot.worksheet?.totalCents);
        expect(estimate.worksheet.dueAtSigning.totalCents).toBe(snapshot.amountDueCents);
        if (estimate.kind !== "cash")
          expect(estimate.monthlyPaymentCents).toBe(snapshot.terms?.payment.monthlyPaymentCents);
      }),
      { numRuns: draws(1_000) },
    );
    expect(compared).toBeGreaterThan(draws(300));
  });

  test("starts from the payment that its card shows", () => {
    fc.assert(
      fc.property(anyDraft, anyPrograms, (draft, programs) => {
        const { tenant, reaching, day, car, input, offered } = pageOf(
          { ...draft, dealType: "Finance", choices: {} },
          programs,
          false,
        );
        const card = estimatePaymentFor(tenant.config)({ ...car, programs: programsForAll(reaching, day) });
        const { contractDate: _day, ...anyDay } = input;
        const { estimate } = compareWays(dealRulesOf(tenant.config), anyDay, { offered, t: englishText });
        expect(estimate.kind === "finance" ? estimate.monthlyPaymentCents : null).toBe(
          card?.estimatedMonthlyPaymentCents ?? null,
        );
      }),
      { numRuns: draws(1_000) },
    );
  });

  test("costs on its card what it costs in cash, where no program is for cash alone", () => {
    fc.assert(
      fc.property(anyDraft, anyPrograms, (draft, programs) => {
        const { tenant, reaching, day, input, offered } = pageOf(
          { ...draft, dealType: "Cash", choices: {} },
          programs,
          false,
        );
        const { estimate } = compareWays(dealRulesOf(tenant.config), input, { offered, t: englishText });
        const off = draft.forSale.incentivesCents + (programsForAll(reaching, day)?.offCents ?? 0);
        // More off than the price is no sale.
        if (estimate.kind !== "cash") return;
        expect(estimate.amountDueCents).toBe((draft.forSale.priceCents ?? 0) - off);
      }),
      { numRuns: draws(500) },
    );
  });
});
