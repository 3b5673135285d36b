import { expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { worksheetRulesOf } from "#modules/worksheet/domain/worksheet-rules.ts";
import type { PersonalVehicle } from "#modules/pricing/domain/personal-pricing.ts";
import type { PersonalTerms } from "../../domain/terms/personal-terms.ts";
import { softPullFacts } from "../../domain/terms/soft-pull-facts.ts";
import { termsKey } from "../../domain/terms/terms-key.ts";
import { termsOf } from "../../domain/terms/terms-of.ts";
import { testReport } from "#tests/support/credit-request.ts";
import { priceWith } from "./price-with.ts";

const { config } = (demoTenants[0] as (typeof demoTenants)[number]).config;
const contractDate = "2026-11-25";
const facts = softPullFacts({
  state: "TX",
  annualIncomeCents: 9_000_000,
  report: testReport(760),
  isOfAge: true,
  usesItin: false,
});
const { programs } = termsOf(config.lenders.programs, facts);
const terms: PersonalTerms = {
  version: 1,
  key: termsKey({ state: "TX", programs }),
  tenantId: "sunlane",
  asOf: contractDate,
  validUntil: "2026-12-25",
  state: "TX",
  zipCode: "78701",
  programs,
};
const book = {
  contractDate,
  rules: worksheetRulesOf(config, { state: "TX", onDate: contractDate }),
  overrides: [],
  phones: { austin: "5125550100" },
};
const vehicle: PersonalVehicle = {
  id: "v1",
  dealershipId: "austin",
  type: "USED",
  year: 2024,
  make: "Honda",
  mileage: 20_000,
  priceCents: 2_400_000,
  msrpCents: null,
  incentivesCents: 0,
};
const priced = (choices = {}) => priceWith({ terms, book, choices });

it("says whose taxes are in, from when the terms are and whom to call", () => {
  const price = priced()(vehicle);
  expect(price).toMatchObject({ asOf: contractDate, zipCode: "78701", dealerPhone: "5125550100" });
  expect(price?.lenderQualified?.monthlyPaymentCents).toBeGreaterThan(30_000);
});

it("keeps a price until vehicle or wish change", () => {
  const priceOf = priced();
  expect(priceOf({ ...vehicle })).toBe(priceOf(vehicle));
  expect(priceOf({ ...vehicle, priceCents: 2_300_000 })).not.toEqual(priceOf(vehicle));
  expect(priceOf(vehicle, { termMonths: 36 })?.lenderQualified?.termMonths).toBe(36);
});

it("takes for one car what is wished for every car, except what is wished for it", () => {
  const payment = priced({ downPaymentCents: 400_000, termMonths: 48 })(vehicle, { termMonths: 60 });
  expect(payment?.lenderQualified).toMatchObject({ downPaymentCents: 400_000, termMonths: 60 });
});

it("prices nothing without a price", () => expect(priced()({ ...vehicle, priceCents: null })).toBeNull());

it("raises a down payment that is too low, and says why (PQ-11)", () => {
  const trade = { allowanceCents: 500_000, payoffCents: 1_000_000, ownership: "FINANCED" as const };
  const price = priced({ downPaymentCents: 0, trade })(vehicle);
  const { from, to, cause } = price?.downPaymentChange ?? {};
  expect([from, cause?.code]).toEqual([0, "FRONT_LTV_TOO_HIGH"]);
  expect(to).toBeGreaterThan(0);
  expect(price?.lenderQualified?.downPaymentCents).toBe(to);
});

it("lowers a down payment that leaves too little to lend", () => {
  const price = priced({ downPaymentCents: 2_400_000 })(vehicle);
  expect(price?.downPaymentChange).toMatchObject({
    from: 2_400_000,
    cause: { code: "AMOUNT_BELOW_MINIMUM" },
  });
  // Meridian lends from $4,000.
  expect(price?.lenderQualified?.amountFinancedCents).toBe(400_000);
});

it("names the nearest term where nobody lends that long for a car", () => {
  const old = { ...vehicle, year: 2017, mileage: 110_000, priceCents: 1_200_000 };
  const price = priced({ termMonths: 72 })(old);
  expect(price?.termChange).toMatchObject({ from: 72, to: 60, cause: { code: "TERM_TOO_LONG" } });
});

it("says which rule stands in the way of a car that nobody finances, and what would help", () => {
  const dear = { ...vehicle, priceCents: 30_000_000 };
  const price = priced()(dear);
  expect(price?.lenderQualified).toBeNull();
  expect(price?.priceErrors).toContain("AMOUNT_ABOVE_MAXIMUM");
  const down = price?.possiblePricing?.suggestedDownPaymentCents ?? 0;
  expect(priced({ downPaymentCents: down })(dear)?.lenderQualified).toMatchObject(
    price?.possiblePricing?.pennyPerfectPricing ?? {},
  );
});
