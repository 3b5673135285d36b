import { expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { atRooftop } from "./at-rooftop.ts";
import type { PricingContext } from "./pricing-context.ts";
import { quoteDeal } from "./quote-deal.ts";
import { quoteFees } from "./quote-fees.ts";

const demo = (demoTenants[0] as (typeof demoTenants)[number]).config;
const ctxOf = (isOn: boolean) =>
  ({
    tenant: { ...demo, flags: { ...demo.flags, rooftop_support_settings: isOn } },
    geo: { stateOfZip: () => "TX" },
    clock: { now: () => new Date("2026-11-20T12:00:00Z") },
  }) as unknown as PricingContext;
const vehicle = {
  priceCents: 2_500_000,
  msrpCents: null,
  incentivesCents: 0,
  condition: "used" as const,
  mileage: 20_000,
};
const docFeeOf = (lines: readonly { code: string; amountCents: number }[]) =>
  lines.find(({ code }) => code === "docFee")?.amountCents;

it.each([
  [true, "sunlane-miami", 12_500],
  [true, "sunlane-austin", 15_000],
  [false, "sunlane-miami", 15_000],
])("quotes with the fee of the rooftop that sells it (flag %s, %s)", async (isOn, dealershipId, docFee) => {
  const ctx = ctxOf(isOn);
  const asked = { zip: "78701", priceCents: 2_500_000, condition: "used" as const };
  const fees = await quoteFees(atRooftop(ctx, { dealershipId, condition: "used" }), asked);
  expect(docFeeOf(fees.lines)).toBe(docFee);
  const deal = await quoteDeal(ctx, {
    vehicle: { ...vehicle, dealershipId, make: "Kia" },
    choices: { type: "cash" },
    zip: "78701",
  });
  expect(deal.kind === "cash" && deal.totalCents).toBe(2_500_000 + fees.totalCents);
});
