import { describe, expect, test } from "vitest";
import { demoConfig } from "#database/seed/tenants/demo-data.ts";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { sampleLenders } from "#database/seed/tenants/sample-lenders-data.ts";
import { parseTenantConfig } from "#modules/tenancy/domain/parse-tenant-config.ts";
import { publicTenant } from "#modules/tenancy/domain/public-tenant.ts";
import { testCreditRequest } from "#tests/support/credit-request.ts";
import { previewPrograms } from "./preview-programs.ts";

const [first] = sampleLenders;
/** What a program with this change is refused for. */
const refusals = (change: object) => {
  const parsed = parseTenantConfig({
    ...demoConfig,
    config: { ...demoConfig.config, lenders: { programs: [{ ...first, ...change }] } },
  });
  return parsed.ok ? [] : parsed.errors.map(({ path, message }) => `${path}: ${message}`);
};

describe("A lender's program in a retailer's configuration", () => {
  test.each([
    [{}, []],
    [{ tiers: [] }, ["config.lenders.programs[0].tiers: must hold at least one tier"]],
    [
      {
        tiers: [
          { name: "A", minimumScore: 600 },
          { name: "B", minimumScore: 700 },
        ],
      },
      ["config.lenders.programs[0].tiers: must go from the best score down"],
    ],
    [{ states: ["Texas"] }, ["config.lenders.programs[0].states[0]: must be a state like TX"]],
    [{ phone: "12" }, ["config.lenders.programs[0].phone: must be a phone number of ten digits"]],
    [{ loan: null }, ["config.lenders.programs[0]: must have a loan or a lease"]],
    [
      { loan: { ...first?.loan, accrual: "weekly" } },
      [
        "config.lenders.programs[0].loan.accrual: must be regular, oddSimple365, oddSimple360, appendixJ or daily365",
      ],
    ],
    [
      { loan: { ...first?.loan, floorPercent: 20, ceilingPercent: 10 } },
      ["config.lenders.programs[0].loan: must not be above ceilingPercent"],
    ],
  ])("%j is answered with %j", (change, expected) => {
    expect(refusals(change)).toEqual(expected);
  });

  test("never reaches a browser", () => {
    for (const { config } of demoTenants)
      expect(JSON.stringify(publicTenant(config))).not.toContain("Lakeshore");
  });
});

test("the preview counts what each lender would finance, and what stands in the way", () => {
  const car = testCreditRequest().vehicle;
  const old = { ...car, year: 2010, mileage: 140_000 };
  const programs = demoTenants[0]?.config.config.lenders.programs ?? [];
  const typical = {
    label: "first car",
    score: 700,
    annualIncomeCents: 4_800_000,
    housingCents: 90_000,
    obligationsCents: 20_000,
    downPpm: 200_000,
    termMonths: 60,
  };
  const when = { contractDate: "2026-12-01", firstPaymentDate: "2027-01-15" };
  const rows = previewPrograms(programs, { vehicles: [car, old], state: "TX", ...when }, [typical]);
  expect(rows.map(({ lenderId, vehicles, qualifying }) => [lenderId, vehicles, qualifying])).toEqual([
    ["lakeshore-union", 2, 1],
    ["meridian-auto", 2, 1],
    ["second-mile", 2, 1],
  ]);
  expect(rows[0]?.failed.map(({ code }) => code)).toContain("VEHICLE_TOO_OLD");
});
