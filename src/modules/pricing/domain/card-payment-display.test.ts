import { describe, expect, it } from "vitest";
import { payableCents } from "./payable-price.ts";
import { cardPaymentDisplay, priceExtras, type CardPaymentFacts } from "./card-payment-display.ts";

const terms = { monthlyPaymentCents: 40_000, apr: 6.99, termMonths: 48, downPaymentCents: 250_000 };
const facts: CardPaymentFacts = {
  pricingKind: "Estimated",
  sold: false,
  pendingSale: false,
  lenderQualified: null,
  isLeased: false,
  priceErrors: [],
  possiblePricing: null,
  estimated: null,
  monthlyPaymentCents: null,
};

describe("what a card shows for payment (VEH-14 to VEH-17, OP-12)", () => {
  it.each([
    [
      "the lender-qualified payment before everything",
      { lenderQualified: terms, priceErrors: ["x"], estimated: terms },
      "lender-qualified",
    ],
    [
      "not qualified on price errors of a shopper we know",
      { pricingKind: "Personalized", priceErrors: ["x"], estimated: terms },
      "not-qualified",
    ],
    ["the estimate for anybody else, errors or not", { priceErrors: ["x"], estimated: terms }, "estimated"],
    ["the estimate before the monthly payment", { estimated: terms, monthlyPaymentCents: 1 }, "estimated"],
    ["the monthly payment", { monthlyPaymentCents: 1 }, "monthly"],
    ["the button", {}, "personalize-button"],
    ["no button while a sale is pending", { pendingSale: true }, "nothing"],
    ["the estimate while a sale is pending", { pendingSale: true, estimated: terms }, "estimated"],
    ["nothing when sold", { sold: true, lenderQualified: terms }, "nothing"],
  ] as const)("%s", (_, change, kind) => expect(cardPaymentDisplay({ ...facts, ...change }).kind).toBe(kind));

  it("suggests what would make a refused price possible", () => {
    const shown = cardPaymentDisplay({
      ...facts,
      pricingKind: "Personalized",
      priceErrors: ["ltv"],
      possiblePricing: { suggestedDownPaymentCents: 500_000, suggestedTradeRemoval: true },
    });
    expect(shown).toEqual({
      kind: "not-qualified",
      suggestedDownPaymentCents: 500_000,
      suggestsTradeRemoval: true,
    });
  });
});

it("An MSRP that is the price says nothing new", () => {
  const vehicle = {
    condition: "new",
    priceCents: 3_564_500,
    msrpCents: 3_564_500,
    incentivesCents: 0,
  } as const;
  expect(priceExtras(vehicle).msrpCents).toBeNull();
});

it("What is paid is the price less incentives, and nothing is paid without a price", () => {
  expect(payableCents({ priceCents: 14_641_000, incentivesCents: 350_000 })).toBe(14_291_000);
  expect(payableCents({ priceCents: null, incentivesCents: 350_000 })).toBeNull();
});

describe("lines beside the price (VEH-18, VEH-19)", () => {
  it.each([
    ["new", 3_000_000, 0, 3_000_000, null],
    ["new", 3_000_000, 50_000, null, 50_000],
    ["new", 0, 0, null, null],
    ["new", null, 0, null, null],
    ["used", 3_000_000, 50_000, null, null],
    ["certified", 3_000_000, 0, null, null],
  ] as const)(
    "%s, MSRP %s, incentives %d",
    (...[condition, msrpCents, incentivesCents, msrp, incentives]) => {
      expect(priceExtras({ condition, priceCents: 2_900_000, msrpCents, incentivesCents })).toEqual({
        msrpCents: msrp,
        incentivesCents: incentives,
      });
    },
  );
});
