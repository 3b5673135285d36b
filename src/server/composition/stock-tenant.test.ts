import { expect, it } from "vitest";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { testTenantConfig } from "#tests/support/test-tenant-config.ts";
import { stockTenantOf } from "./stock-tenant.ts";

type Path = readonly (string | number)[];

const tenant: TenantConfig = {
  ...testTenantConfig("test"),
  flags: { ...testTenantConfig("test").flags, rooftop_support_settings: true },
  rooftopOverrides: [
    { dealershipId: "austin", make: "*", condition: "*", values: { defaultDownPaymentAmount: 4_000 } },
  ],
};

const CARS = (["new", "used", "certified"] as const).flatMap((condition) =>
  ["austin", "dallas"].flatMap((dealershipId) =>
    [400_000, 900_000, 3_100_000].map((priceCents) => ({
      condition,
      dealershipId,
      priceCents,
      mileage: 90_000,
    })),
  ),
);

/** All that a stock's cards owe to a configuration. */
function outcomeOf(config: TenantConfig): string {
  const { settings, estimate } = stockTenantOf(config);
  return JSON.stringify([settings, CARS.map((car) => estimate({ ...car, make: "Toyota" }))]);
}

const fingerprintOf = (config: TenantConfig) => stockTenantOf(config).fingerprint?.();

function* leavesOf(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== "object" || value === null) return yield path;
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [name, one] of entries) yield* leavesOf(one, [...path, name]);
}

function withLeaf(config: TenantConfig, path: Path): TenantConfig {
  const copy = structuredClone(config);
  const holder = path.slice(0, -1).reduce<unknown>((at, name) => Reflect.get(at as object, name), copy);
  const last = path.at(-1) ?? "";
  Reflect.set(holder as object, last, otherThan(Reflect.get(holder as object, last)));
  return copy;
}

function otherThan(value: unknown): unknown {
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return value * 2 + 1;
  return typeof value === "string" ? `${value}x` : "x";
}

/** Undefined where nobody can work with such a value. */
function outcomeIfAny(config: TenantConfig): string | undefined {
  try {
    return outcomeOf(config);
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError)
      return undefined;
    throw error;
  }
}

it("has another fingerprint whenever a setting changes what is listed or estimated", () => {
  const [outcome, fingerprint] = [outcomeOf(tenant), fingerprintOf(tenant)];
  const counting = [...leavesOf(tenant)].filter((path) => {
    const changed = outcomeIfAny(withLeaf(tenant, path));
    return changed !== undefined && changed !== outcome;
  });
  expect(counting.length).toBeGreaterThan(10);
  const unseen = counting.filter((path) => fingerprintOf(withLeaf(tenant, path)) === fingerprint);
  expect(unseen).toEqual([]);
});

it("has the same fingerprint after any other change, settings that a new build brings among them", () => {
  const { config } = tenant;
  const others = [
    { ...tenant, brandName: "Another name" },
    { ...tenant, config: { ...config, payment: { ...config.payment, docFee: 1 } } },
    { ...tenant, config: { ...config, ofANewBuild: { limit: 3 } } },
  ];
  for (const other of others) expect(fingerprintOf(other)).toBe(fingerprintOf(tenant));
});
