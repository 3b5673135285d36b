import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { demoConfig } from "#database/seed/tenants/demo-data.ts";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { sampleLenders } from "#database/seed/tenants/sample-lenders-data.ts";
import { parseTenantConfig } from "#modules/tenancy/domain/parse-tenant-config.ts";
import { publicTenant } from "#modules/tenancy/domain/public-tenant.ts";
import { testCreditRequest } from "#tests/support/credit-request.ts";
import { LENDER_RULES, type RuleCode } from "../lender-rules.ts";
import { ProgramList } from "../program-settings-schema.ts";
import { previewPrograms } from "./preview-programs.ts";
import { STOPPED_BY, TYPICAL_APPLICANTS } from "./typical-applicants.ts";

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
  const when = { contractDate: "2026-12-01", firstPaymentDate: "2027-01-15" };
  const [good] = TYPICAL_APPLICANTS;
  const rows = previewPrograms(
    programs,
    { vehicles: [car, old], state: "TX", ...when },
    good === undefined ? [] : [good],
  );
  expect(rows.map(({ lenderId, vehicles, qualifying }) => [lenderId, vehicles, qualifying])).toEqual([
    ["lakeshore-union", 2, 1],
    ["meridian-auto", 2, 1],
    ["second-mile", 2, 1],
  ]);
  expect(rows[0]?.failed.map(({ code }) => code)).toContain("VEHICLE_TOO_OLD");
});

describe("A preview of a lender that uses every setting", () => {
  const [strict] = v.parse(ProgramList, [
    {
      ...first,
      refusedStates: ["TX"],
      takesItin: false,
      takesJoint: false,
      loan: { ...first?.loan, terms: [60], termLimits: [] },
      limits: {
        minimumAmount: 5000,
        maximumAmount: 100_000,
        frontLtvPercent: 90,
        totalLtvPercent: 90,
        priceStandsIn: false,
        basisUsed: "PRICE",
        ptiPercent: 15,
        maximumPayment: 2000,
        dtiPercent: 45,
        minimumDisposable: 3000,
        minimumMonthlyIncome: 2500,
        minimumDownPercent: 10,
      },
      credit: { takesThinFile: false, takesNoFile: false, bankruptcyMonths: 48, repossessionMonths: 48 },
      stability: {
        monthsOnJob: [{ upToAmount: 1_000_000, months: 24 }],
        monthsAtAddress: 12,
        maximumJobsInYear: 2,
        refusedStatuses: ["PART_TIME"],
      },
      vehicle: { maximumAgeYears: 10, maximumMiles: 100_000, conditions: ["NEW", "USED"], makes: ["Aster"] },
      products: { maximumVsc: 2000, maximumSharePercent: 10 },
    },
  ]);
  const car = {
    ...testCreditRequest().vehicle,
    make: "Aster",
    year: 2025,
    mileage: 12_000,
    condition: "USED" as const,
    priceCents: 3_000_000,
  };
  const vehicles = [
    car,
    { ...car, year: 2005, mileage: 190_000, make: "Borealis", condition: "CERTIFIED" as const },
    { ...car, condition: "NEW" as const, msrpCents: null },
    { ...car, priceCents: 20_000_000 },
  ];
  const when = { contractDate: "2026-12-01", firstPaymentDate: "2027-01-01" };
  const rows = previewPrograms(
    strict === undefined ? [] : [strict],
    { vehicles, state: "TX", ...when },
    TYPICAL_APPLICANTS,
  );
  const timesFor = (who: string, rule: string): number =>
    rows.find(({ applicant }) => applicant === who)?.failed.find(({ code }) => code === rule)?.count ?? 0;

  test.each(Object.keys(LENDER_RULES) as RuleCode[])(
    "shows what %s costs, or the table says why not",
    (code) => {
      const stopped = STOPPED_BY[code];
      const good = timesFor("Score 780", code);
      if (stopped === "anybody") expect(good).toBeGreaterThan(0);
      else if ("who" in stopped) expect(timesFor(stopped.who, code)).toBeGreaterThan(good);
      else expect(rows.filter(({ applicant }) => timesFor(applicant, code) > 0)).toEqual([]);
    },
  );

  test("has one applicant for each kind of person, whatever number of rules stop them", () => {
    const labels = TYPICAL_APPLICANTS.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.filter((label) => label === "Just started")).toHaveLength(1);
  });
});
