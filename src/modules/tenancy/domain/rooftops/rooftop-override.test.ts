import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { resolveRooftopOverride } from "./rooftop-override.ts";
import type { TenantConfig } from "../tenant-config-schema.ts";

const base = (demoTenants[0] as (typeof demoTenants)[number]).config;
type Rules = TenantConfig["rooftopOverrides"];
const withRules = (rooftopOverrides: Rules): TenantConfig => ({ ...base, rooftopOverrides });
const rule = (key: Partial<Omit<Rules[number], "values">>, docFee: number): Rules[number] => ({
  dealershipId: "*",
  make: "*",
  condition: "*",
  ...key,
  values: { docFee },
});

describe("rooftop overrides (OP-10)", () => {
  const config = withRules([
    rule({}, 1),
    rule({ condition: "cpo" }, 2),
    rule({ make: "Kia" }, 3),
    rule({ make: "Kia", condition: "cpo" }, 4),
    rule({ dealershipId: "austin" }, 5),
    rule({ dealershipId: "austin", condition: "cpo" }, 6),
    rule({ dealershipId: "austin", make: "Kia" }, 7),
    rule({ dealershipId: "austin", make: "Kia", condition: "cpo" }, 8),
  ]);

  it.each([
    [{}, 1],
    [{ condition: "certified" }, 2],
    [{ condition: "CPO" }, 2],
    [{ make: "kia" }, 3],
    [{ make: "KIA", condition: "Certified" }, 4],
    [{ dealershipId: "austin" }, 5],
    [{ dealershipId: "austin", condition: "cpo", make: "Ford" }, 6],
    [{ dealershipId: "austin", make: "Kia", condition: "new" }, 7],
    [{ dealershipId: "austin", make: "Kia", condition: "cpo" }, 8],
    [{ dealershipId: "miami", make: "Ford", condition: "new" }, 1],
  ])("%j takes the most specific rule", (key, docFee) => {
    expect(resolveRooftopOverride(config, key).values.docFee).toBe(docFee);
  });

  it("lets an exact dealership outrank make and condition together", () => {
    const both = withRules([rule({ make: "Kia", condition: "new" }, 1), rule({ dealershipId: "austin" }, 2)]);
    const key = { dealershipId: "austin", make: "Kia", condition: "new" };
    expect(resolveRooftopOverride(both, key).values.docFee).toBe(2);
  });

  it("takes each value from the rule that sets it, and says which", () => {
    const mixed = withRules([
      { ...rule({ dealershipId: "austin" }, 1), values: { supportPhone: "5125550199" } },
      rule({ make: "Kia" }, 9),
    ]);
    const found = resolveRooftopOverride(mixed, { dealershipId: "austin", make: "Kia" });
    expect(found.values).toMatchObject({
      supportPhone: "5125550199",
      docFee: 9,
      supportEmail: base.support.email,
    });
    expect(found.sources).toMatchObject({
      supportPhone: "austin|*|*",
      docFee: "*|Kia|*",
      supportEmail: "tenant",
    });
    expect(found.key).toBe("austin|kia|*");
  });

  it("answers the retailer's own values whenever no rule matches", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (dealershipId, make, condition) => {
        const found = resolveRooftopOverride(withRules([]), { dealershipId, make, condition });
        expect(found.values.brandName).toBe(base.brandName);
        expect(new Set(Object.values(found.sources))).toEqual(new Set(["tenant"]));
      }),
    );
  });
});
