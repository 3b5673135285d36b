import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { sampleProtection } from "#database/seed/tenants/sample-protection-data.ts";
import { dealWorksheet } from "#modules/worksheet/domain/deal-worksheet.ts";
import type { WorksheetInput, WorksheetProduct } from "#modules/worksheet/domain/worksheet-input.ts";
import { worksheetRulesOf } from "#modules/worksheet/domain/worksheet-rules.ts";
import { protectionSettings } from "./settings-schema.ts";
import { standingPlans } from "./standing-plans.ts";

const { config } = (demoTenants[0] as (typeof demoTenants)[number]).config;
const settings = v.parse(protectionSettings.config.protection, sampleProtection);

const vehicle = { condition: "used", year: 2022, make: "Toyota", fuel: "gasoline", miles: 21_000 } as const;
const facts = {
  vehicle: { ...vehicle, priceCents: 2_500_000 },
  rooftopId: "austin",
  state: "TX",
  saleDate: "2026-12-01",
  dealType: "Finance",
} as const;

const plan = (id: string, ...[code, label, priceCents]: [string, string, number]): WorksheetProduct => ({
  id,
  code,
  label,
  priceCents,
  termMonths: null,
  miles: null,
});
const VSC = plan("vsc.60-75000", "serviceContract", "Service Contract, 60 months / 75,000 miles", 239_500);
const GAP = plan("gap.loan", "gap", "GAP, as long as the loan", 89_500);
const OIL = plan("oil.36", "ancillary", "Prepaid Oil Changes, 36 months, six visits", 49_500);

/** What stays and what falls away, with why, for this much cash down. */
function standing(
  downPaymentCents: number,
  kept: readonly WorksheetProduct[],
  change: { readonly isAgreed?: boolean; readonly maximumTotalLoanToValue?: number } = {},
) {
  const { isAgreed, maximumTotalLoanToValue } = change;
  const payment = { ...config.payment, ...(maximumTotalLoanToValue && { maximumTotalLoanToValue }) };
  const rules = worksheetRulesOf({ ...config, payment }, { state: "TX", onDate: "2026-12-01" });
  const priceWith = (products: readonly WorksheetProduct[]) => {
    const input: WorksheetInput = {
      contractDate: "2026-12-01",
      vehicle: {
        priceCents: 2_500_000,
        msrpCents: null,
        incentivesCents: 0,
        condition: "used",
        mileage: 21_000,
      },
      place: { state: "TX", zipCode: "78701" },
      delivery: null,
      choices: { type: "finance", downPaymentCents },
      trade: null,
      products,
      incentives: [],
      depositCents: 0,
      terms: null,
    };
    const sheet = dealWorksheet(rules, input);
    return sheet.problems.length > 0 ? null : sheet;
  };
  const { stays, fellAway } = standingPlans({ settings, facts, kept, priceWith, isAgreed });
  return [stays.map(({ id }) => id), fellAway.map(({ id, reason }) => `${id} ${reason}`)];
}

describe("plans of a deal that changed", () => {
  it("stay while they help", () => {
    expect(standing(250_000, [VSC, GAP, OIL])).toEqual([["vsc.60-75000", "gap.loan", "oil.36"], []]);
    expect(standing(250_000, [])).toEqual([[], []]);
  });

  it("leave one by one: GAP when the loan is small, the others stay", () => {
    expect(standing(900_000, [GAP, VSC])).toEqual([["vsc.60-75000"], ["gap.loan loan-below-floor"]]);
  });

  it("leave from the last chosen on, when a lender does not finance all of them", () => {
    const [stays, gone] = standing(250_000, [VSC, GAP, OIL], { maximumTotalLoanToValue: 1.07 });
    expect(stays).toEqual(["vsc.60-75000"]);
    expect(gone).toEqual(["oil.36 lender-limit", "gap.loan lender-limit"]);
  });

  it("leave when the price changed, unless it was agreed to", () => {
    const cheaper = { ...VSC, priceCents: 200_000 };
    expect(standing(250_000, [cheaper])).toEqual([[], ["vsc.60-75000 price-changed"]]);
    expect(standing(250_000, [cheaper], { isAgreed: true })).toEqual([["vsc.60-75000"], []]);
  });

  it("leave when the retailer stopped selling them, unless they were agreed to", () => {
    const old = { ...VSC, id: "vsc.12" };
    expect(standing(250_000, [old])).toEqual([[], ["vsc.12 no-longer-offered"]]);
    expect(standing(250_000, [old], { isAgreed: true })).toEqual([["vsc.12"], []]);
  });
});
