import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { bucketOf } from "./bucket-of.ts";
import { datafileOf, type Datafile } from "./datafile.ts";
import { allowedForces } from "./forced-flags.ts";
import { FLAG_CATALOG, type FlagKey } from "./flag-catalog-data.ts";
import { resolveFlag } from "./resolve-flag.ts";

const base = (demoTenants[0] as (typeof demoTenants)[number]).config;
const banner = (traffic: number, weights: readonly [number, number, number]): Datafile =>
  datafileOf({
    ...base,
    flags: { ...base.flags, message_banner: "none" },
    experiments: [
      {
        id: "banner",
        flag: "message_banner",
        traffic,
        variants: [
          { value: "none", weight: weights[0] },
          { value: "timer", weight: weights[1] },
          { value: "no_timer", weight: weights[2] },
        ],
      },
    ],
  });
const of = (datafile: Datafile, unit: string | null) =>
  resolveFlag(datafile, "message_banner", { unit, forced: {} });
const visitors = Array.from({ length: 20_000 }, (_, at) => `visitor-${at}`);
const shareOf = (datafile: Datafile, value: string): number =>
  visitors.filter((unit) => of(datafile, unit).value === value).length / visitors.length;

describe("a flag's value", () => {
  it("is the retailer's own without an experiment", () => {
    const datafile = datafileOf({ ...base, flags: { ...base.flags, c3_toggle: true } });
    expect(resolveFlag(datafile, "c3_toggle", { unit: "a", forced: {} })).toEqual({
      value: "on",
      reason: "STATIC",
    });
  });

  it("is drawn in the shares the retailer asked for", () => {
    const datafile = banner(100, [20, 50, 30]);
    expect(shareOf(datafile, "none")).toBeCloseTo(0.2, 1);
    expect(shareOf(datafile, "timer")).toBeCloseTo(0.5, 1);
    expect(shareOf(datafile, "no_timer")).toBeCloseTo(0.3, 1);
  });

  it("stays with a visitor, and stays when more visitors are let in", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 100 }),
        (unit, a, b) => {
          const [few, many] = [banner(Math.min(a, b), [20, 50, 30]), banner(Math.max(a, b), [20, 50, 30])];
          const early = of(few, unit);
          expect(of(few, unit)).toEqual(early);
          if (early.reason === "SPLIT") expect(of(many, unit)).toEqual(early);
        },
      ),
    );
  });

  it("leaves those out whom the traffic leaves out, and those nobody can know again", () => {
    expect(shareOf(banner(0, [0, 100, 0]), "none")).toBe(1);
    expect(shareOf(banner(25, [0, 100, 0]), "timer")).toBeCloseTo(0.25, 1);
    expect(of(banner(100, [0, 100, 0]), null)).toEqual({ value: "none", reason: "STATIC" });
  });

  it("is what was forced, whatever the draw says", () => {
    const forced = { message_banner: "timer" } as const;
    expect(resolveFlag(banner(100, [100, 0, 0]), "message_banner", { unit: "a", forced })).toEqual({
      value: "timer",
      reason: "TARGETING_MATCH",
    });
  });
});

describe("forcing (FLG-19, OP-11)", () => {
  const keys = Object.keys(FLAG_CATALOG) as FlagKey[];
  const gates = keys.filter((key) => FLAG_CATALOG[key].isGate);
  const wish = (key: string) => ({ [key]: key === "message_banner" ? "timer" : "on" });

  it("knows the three gates", () =>
    expect(gates).toEqual([
      "skip_insurance_check",
      "prevent_idv_override_on_doc_upload",
      "auth_region_failover",
    ]));

  it.each(keys)("%s: anywhere, unless it opens a gate in production", (key) => {
    expect(allowedForces(wish(key), { isProduction: false })).toEqual(wish(key));
    expect(allowedForces(wish(key), { isProduction: true })).toEqual(gates.includes(key) ? {} : wish(key));
  });

  it.each([
    null,
    5,
    "on",
    { nobody: "on" },
    { c3_toggle: true },
    { c3_toggle: "timer" },
    { __proto__: "on" },
  ])("ignores %j", (wished) => expect(allowedForces(wished, { isProduction: false })).toEqual({}));

  it("survives anything that may stand in storage", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (wished) => {
        const allowed = Object.keys(allowedForces(wished, { isProduction: true }));
        expect(allowed.some((key) => gates.includes(key as FlagKey))).toBe(false);
      }),
    );
  });
});

it("draws traffic and variant apart", () => {
  expect(bucketOf("banner/traffic:visitor-1")).not.toBe(bucketOf("banner/variant:visitor-1"));
});
