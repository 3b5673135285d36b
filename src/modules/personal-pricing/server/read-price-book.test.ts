import { expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { worksheetRulesOf } from "#modules/worksheet/domain/worksheet-rules.ts";
import { tenantForRooftop } from "#modules/tenancy/domain/rooftops/tenant-for-rooftop.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { SearchContext } from "#modules/vehicle-search/server/search-context.ts";
import { rulesFor } from "../domain/terms/price-book.ts";
import { readPriceBook } from "./read-price-book.ts";

const base = (demoTenants[0] as (typeof demoTenants)[number]).config;
const rule = (key: object, values: object) => ({
  dealershipId: "*",
  make: "*",
  condition: "*" as const,
  values,
  ...key,
});
const overrides: TenantConfig["rooftopOverrides"] = [
  rule({ dealershipId: "austin" }, { docFee: 90 }),
  rule({ make: "Kia" }, { docFee: 5, defaultDownPaymentAmount: 900 }),
  rule({ condition: "cpo" }, { defaultDownPaymentAmount: 4000, supportEmail: "cpo@x.example.com" }),
  rule({ dealershipId: "miami", make: "Kia", condition: "new" }, { brandName: "Kia of Miami" }),
];

function contextOf(tenant: TenantConfig, time = "2026-11-25T18:00:00Z"): SearchContext {
  const rooftops = new Map([["austin", { id: "austin", phone: "5125550100" }]]);
  return {
    tenantId: "sunlane",
    tenant,
    clock: { now: () => new Date(time) },
    vehicleSearch: { stock: () => ({ rooftops }) },
  } as unknown as SearchContext;
}

it.each([
  ["the state's own fee", { CA: { docFee: 85 } }, true],
  ["the retailer's fee", {}, true],
  ["no rule at all, because the flag is off", {}, false],
])("counts every vehicle as checkout counts it, with %s", (_, feesByState, isOn) => {
  const tenant: TenantConfig = {
    ...base,
    rooftopOverrides: overrides,
    flags: { ...base.flags, rooftop_support_settings: isOn },
    config: { ...base.config, payment: { ...base.config.payment, feesByState } },
  };
  const place = { state: "CA", onDate: "2026-11-25" };
  const book = JSON.parse(JSON.stringify(readPriceBook(contextOf(tenant), place))) as ReturnType<
    typeof readPriceBook
  >;
  for (const dealershipId of ["austin", "miami", "reno"])
    for (const make of ["Kia", "kia", "Ford"])
      for (const [type, condition] of [
        ["NEW", "new"],
        ["CPO", "certified"],
        ["USED", "used"],
      ] as const) {
        const own = tenantForRooftop(tenant, { dealershipId, make, condition });
        const rules = JSON.parse(JSON.stringify(worksheetRulesOf(own.config, place))) as unknown;
        expect(rulesFor(book, { dealershipId, make, type }), `${dealershipId} ${make} ${type}`).toEqual(
          rules,
        );
      }
});

it("tells nothing of a rule but what prices cars", () => {
  const tenant = { ...base, rooftopOverrides: overrides };
  const book = readPriceBook(contextOf(tenant), { state: "TX" });
  expect(JSON.stringify(book)).not.toMatch(/example\.com|Kia of Miami/u);
  expect(book.phones).toEqual({ austin: "5125550100" });
});

it("keeps the rules of equal vehicles as one, so that what was worked out for them is kept", () => {
  const book = readPriceBook(contextOf({ ...base, rooftopOverrides: overrides }), { state: "TX" });
  const kia = { dealershipId: "reno", make: "Kia", type: "USED" } as const;
  expect(rulesFor(book, kia)).toBe(rulesFor(book, { ...kia, dealershipId: "miami" }));
  expect(rulesFor(book, { ...kia, make: "Ford" })).toBe(book.rules);
});

it("goes by the day where the retailer is", () => {
  const zone = {
    ...base,
    support: { ...base.support, hours: { ...base.support.hours, timeZone: "America/Chicago" } },
  };
  const evening = readPriceBook(contextOf(zone, "2026-11-26T05:30:00Z"), { state: "TX" });
  expect([evening.contractDate, evening.rules.place?.onDate]).toEqual(["2026-11-25", "2026-11-25"]);
});

it("leaves taxes and fees out where nobody has rules", () =>
  expect(readPriceBook(contextOf(base), { state: "PR" }).rules.place).toBeNull());
