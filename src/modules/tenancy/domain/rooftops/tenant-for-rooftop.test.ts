import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { resolveRooftopOverride } from "./rooftop-override.ts";
import type { TenantConfig } from "../tenant-config-schema.ts";
import { rooftopSupport, tenantForRooftop } from "./tenant-for-rooftop.ts";

const base = (demoTenants[0] as (typeof demoTenants)[number]).config;
type Rule = TenantConfig["rooftopOverrides"][number];
const rule = (key: Partial<Rule>, values: Rule["values"]): Rule => ({
  dealershipId: "*",
  make: "*",
  condition: "*",
  ...key,
  values,
});
const retailer: TenantConfig = {
  ...base,
  rooftopOverrides: [
    rule({ dealershipId: "miami" }, { supportPhone: "3055550110", docFee: 99, contactText: "Ask for Ana." }),
    rule({ make: "Porsche" }, { brandName: "Porsche at Sunlane", logoUrl: "/porsche.svg", docFee: 250 }),
    rule({ condition: "new" }, { defaultDownPaymentAmount: 5000, transferPickupFee: 0 }),
  ],
};
const miami = { dealershipId: "miami", make: "Porsche", condition: "new" };

describe("the retailer at one of its rooftops", () => {
  it("shows each value of the most specific rule that sets it", () => {
    const here = tenantForRooftop(retailer, miami);
    expect(here.support.phone).toBe("3055550110");
    expect(here.support.email).toBe(base.support.email);
    expect(here.brandName).toBe("Porsche at Sunlane");
    expect(here.logo).toMatchObject({ url: "/porsche.svg", darkUrl: null });
    expect(here.config.payment).toMatchObject({ docFee: 99, defaultDownPaymentAmount: 5000 });
    expect(here.config.delivery.transferPickupFee).toBe(0);
  });

  it("never touches identity, keys or legal texts", () => {
    const here = tenantForRooftop(retailer, miami);
    for (const name of [
      "id",
      "legalName",
      "environment",
      "providers",
      "termsUseUrl",
      "privacyContacts",
    ] as const)
      expect(here[name]).toBe(retailer[name]);
    expect(here.config.consumer).toBe(retailer.config.consumer);
    expect(here.config.content).toBe(retailer.config.content);
  });

  it("is the retailer itself, the same object, where no rule matches or the flag is off (FLG-14)", () => {
    expect(tenantForRooftop(retailer, { dealershipId: "austin", make: "Kia", condition: "used" })).toBe(
      retailer,
    );
    const off = { ...retailer, flags: { ...retailer.flags, rooftop_support_settings: false } };
    expect(tenantForRooftop(off, miami)).toBe(off);
    expect(rooftopSupport(off, miami)).toBeNull();
    expect(new Set(Object.values(resolveRooftopOverride(off, miami).sources))).toEqual(new Set(["tenant"]));
  });

  it("is one object for all vehicles that the same rules speak about", () => {
    const austin = { dealershipId: "austin", make: "porsche", condition: "used" };
    expect(tenantForRooftop(retailer, austin)).toBe(
      tenantForRooftop(retailer, { ...austin, dealershipId: "columbus" }),
    );
    expect(tenantForRooftop(retailer, austin)).not.toBe(tenantForRooftop(retailer, miami));
  });

  it("says what pages show, and nothing when only amounts differ", () => {
    expect(rooftopSupport(retailer, miami)).toEqual({
      brandName: "Porsche at Sunlane",
      logoUrl: "/porsche.svg",
      supportPhone: "3055550110",
      supportEmail: base.support.email,
      contactText: "Ask for Ana.",
    });
    expect(rooftopSupport(retailer, { condition: "new" })).toBeNull();
  });

  it("agrees with what the public call answers, for any combination", () => {
    const id = fc.constantFrom("miami", "austin", undefined);
    const make = fc.constantFrom("Porsche", "PORSCHE", "Kia", undefined);
    const condition = fc.constantFrom("new", "NEW", "used", "certified", "CPO", undefined);
    fc.assert(
      fc.property(id, make, condition, (dealershipId, name, state) => {
        const wanted = { dealershipId, make: name, condition: state };
        const { values } = resolveRooftopOverride(retailer, wanted);
        const here = tenantForRooftop(retailer, wanted);
        expect(here.support.phone).toBe(values.supportPhone);
        expect(here.config.payment.docFee).toBe(values.docFee);
        expect(here.config.payment.defaultDownPaymentAmount).toBe(values.defaultDownPaymentAmount);
      }),
    );
  });
});
