import { expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { explainRooftop } from "./explain-rooftop.ts";

const base = (demoTenants[0] as (typeof demoTenants)[number]).config;
const tenant = {
  ...base,
  rooftopOverrides: [
    {
      dealershipId: "*",
      make: "Kia",
      condition: "*" as const,
      values: { docFee: 9, supportEmail: "kia@x.example.com" },
    },
    { dealershipId: "miami", make: "*", condition: "*" as const, values: { docFee: 5 } },
    { dealershipId: "austin", make: "*", condition: "*" as const, values: { docFee: 7 } },
  ],
};

it("names the rule behind each value, the rules it outranked, and those that do not match", () => {
  const told = explainRooftop(tenant, { dealershipId: "miami", make: "kia", condition: "used" });
  expect(told.key).toBe("miami|kia|used");
  expect(told.rules).toEqual([
    { rule: "miami|*|*", matches: true, sets: ["docFee"] },
    { rule: "*|Kia|*", matches: true, sets: ["docFee", "supportEmail"] },
    { rule: "austin|*|*", matches: false, sets: ["docFee"] },
  ]);
  const of = (name: string) => told.values.find((value) => value.name === name);
  expect(of("docFee")).toEqual({ name: "docFee", value: 5, source: "miami|*|*", outranked: ["*|Kia|*"] });
  expect(of("supportEmail")).toMatchObject({ source: "*|Kia|*", outranked: [] });
  expect(of("brandName")).toMatchObject({ value: base.brandName, source: "tenant", outranked: [] });
});

it("says that nothing counts while the flag is off (FLG-14)", () => {
  const off = { ...tenant, flags: { ...tenant.flags, rooftop_support_settings: false } };
  const told = explainRooftop(off, { dealershipId: "miami" });
  expect(told.isOn).toBe(false);
  expect(told.rules.some(({ matches }) => matches)).toBe(false);
  expect(new Set(told.values.map(({ source }) => source))).toEqual(new Set(["tenant"]));
});
