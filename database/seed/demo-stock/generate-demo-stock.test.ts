import { describe, expect, test } from "vitest";
import { illustrationShape } from "#modules/inventory/domain/illustration-url.ts";
import { colorFromName } from "#modules/inventory/domain/paint.ts";
import { checkVin, vinModelYear } from "#modules/inventory/domain/vin.ts";
import { demoTenants } from "../tenants/demo-tenants.ts";
import { generateDemoStock, generateStockAtScale } from "./generate-demo-stock.ts";
import { MAKE_LINES } from "./model-lines-data.ts";

const rooftops = [{ id: "north" }, { id: "south" }, { id: "harbor" }];
const referenceDate = new Date("2026-11-21T12:00:00Z");
const stock = generateDemoStock({ rooftops, referenceDate, seed: 7 });
const share = (test: (vehicle: (typeof stock)[number]) => boolean) =>
  stock.filter(test).length / stock.length;

describe("the catalog of models", () => {
  test("has at least 20 makes and 90 models", () => {
    expect(MAKE_LINES.length).toBeGreaterThanOrEqual(20);
    expect(MAKE_LINES.flatMap((make) => make.models).length).toBeGreaterThanOrEqual(90);
  });

  test.each(MAKE_LINES.map((make) => [make.make, make] as const))(
    "%s has paints that name a color",
    (_name, make) => {
      for (const paint of make.paints) expect(colorFromName(paint), paint).not.toBeNull();
      for (const paint of make.twoTone ?? []) expect(colorFromName(paint)?.secondaryHex, paint).toBeDefined();
    },
  );

  test("has VIN parts of the right form", () => {
    for (const model of MAKE_LINES.flatMap((make) => make.models)) {
      expect(`${model.wmi}-${model.vds}-${model.plant}`, model.model).toMatch(
        /^[A-HJ-NPR-Z0-9]{3}-[A-HJ-NPR-Z0-9]{3}[A-HJ-NPR-Z][A-HJ-NPR-Z0-9]-[A-HJ-NPR-Z0-9]$/,
      );
    }
  });
});

describe("the demonstration stock", () => {
  test("is the same for the same seed and day, and another for another seed", () => {
    expect(generateDemoStock({ rooftops, referenceDate, seed: 7 })).toEqual(stock);
    expect(generateDemoStock({ rooftops, referenceDate, seed: 8, count: 5 })).not.toEqual(stock.slice(0, 5));
  });

  test("has 2,400 cars with valid VINs of their model year, each with its own VIN, stock number and id", () => {
    expect(stock).toHaveLength(2_400);
    for (const vehicle of stock) {
      expect(checkVin(vehicle.vin ?? "")).toEqual({ kind: "valid", vin: vehicle.vin });
      expect(vinModelYear(vehicle.vin ?? "")).toBe(vehicle.year);
    }
    for (const key of ["vin", "stockNumber", "id"] as const) {
      expect(new Set(stock.map((vehicle) => vehicle[key])).size).toBe(stock.length);
    }
  });

  test("is a lot like a real one in its mix", () => {
    expect(share((vehicle) => vehicle.condition === "new")).toBeCloseTo(0.3, 1);
    expect(share((vehicle) => vehicle.condition === "certified")).toBeCloseTo(0.18, 1);
    expect(share((vehicle) => vehicle.availability === "PendingSale")).toBeCloseTo(0.03, 1);
    expect(share((vehicle) => vehicle.availability === "Sold")).toBeCloseTo(0.03, 1);
    expect(share((vehicle) => vehicle.stockLabel === "In transit")).toBeGreaterThan(0.02);
    expect(share((vehicle) => vehicle.onlineExclusive)).toBeGreaterThan(0.03);
    expect(share((vehicle) => vehicle.exteriorColor?.secondaryHex !== undefined)).toBeGreaterThan(0.01);
    expect(new Set(stock.map((vehicle) => vehicle.bodyStyle)).size).toBe(9);
    expect(new Set(stock.map((vehicle) => vehicle.rooftopId))).toEqual(new Set(["north", "south", "harbor"]));
    expect(new Set(stock.map(illustrationShape)).size).toBeGreaterThanOrEqual(16);
  });

  test("has sensible numbers on every car", () => {
    for (const vehicle of stock) {
      const isNew = vehicle.condition === "new";
      expect(vehicle.mileage).toBeLessThan(isNew ? 40 : 260_000);
      expect(vehicle.priceCents ?? 3_000_000).toBeGreaterThan(490_000);
      expect(vehicle.priceCents ?? 3_000_000).toBeLessThan(18_000_000);
      expect(vehicle.msrpCents === null).toBe(!isNew);
      if (isNew && vehicle.priceCents !== null)
        expect(vehicle.priceCents).toBeLessThanOrEqual(vehicle.msrpCents ?? 0);
      if (!isNew) expect(vehicle.incentivesCents).toBe(0);
      expect(vehicle.features.length).toBeGreaterThanOrEqual(5);
      expect(vehicle.createdAt <= vehicle.updatedAt && vehicle.updatedAt <= referenceDate.toISOString()).toBe(
        true,
      );
      expect(referenceDate.getTime() - Date.parse(vehicle.createdAt)).toBeLessThanOrEqual(90 * 86_400_000);
      expect(vehicle.description).toMatch(/^[^{}]{60,400}\.$/);
    }
  });

  test("has a third row in every car of a model that has one, and in no other", () => {
    const models = (hasIt: boolean) =>
      new Set(
        stock
          .filter(({ features }) => features.includes("Third-row seats") === hasIt)
          .map(({ model, year }) => (model === "Santa Fe" && year < 2024 ? "older Santa Fe" : model)),
      );
    for (const model of models(true)) expect(models(false)).not.toContain(model);
    expect([...models(true)]).toEqual(expect.arrayContaining(["Sienna", "Odyssey", "Outlander", "Pilot"]));
    for (const { bodyStyle, features } of stock) {
      if (features.includes("Third-row seats")) expect(["suv", "minivan"]).toContain(bodyStyle);
      else expect(bodyStyle).not.toBe("minivan");
    }
  });

  test("asks less for older cars of a model", () => {
    const average = (year: number) => {
      const prices = stock.flatMap((vehicle) =>
        vehicle.model === "CR-V" && vehicle.condition !== "new" && vehicle.year === year
          ? (vehicle.priceCents ?? [])
          : [],
      );
      return prices.reduce((sum, price) => sum + price, 0) / prices.length;
    };
    expect(average(2026)).toBeGreaterThan(average(2024));
    expect(average(2024)).toBeGreaterThan(average(2022));
  });

  test("holds only cars that a small store accepts, as many as it asks for", () => {
    const [, harbor] = demoTenants;
    if (harbor === undefined) throw new Error("no second store");
    const cars = generateDemoStock({ rooftops, referenceDate, seed: 5, ...harbor.stock });
    expect(cars).toHaveLength(60);
    for (const { condition, mileage } of cars) {
      expect(condition).not.toBe("new");
      expect(mileage).toBeLessThan(60_000);
    }
  });

  test("can be drawn one at a time without making the rest", () => {
    const many = generateStockAtScale({ rooftops, referenceDate, count: 1_000_000 });
    expect(many.next().value.vin).toHaveLength(17);
  });
});
