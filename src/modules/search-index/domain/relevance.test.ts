import { expect, test } from "vitest";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { SearchScratch } from "./index/scratch.ts";
import { parseSearchQuery } from "./search-query.ts";
import { searchStock } from "./search-stock.ts";
import { StockIndex } from "./index/stock-index.ts";
import type { StockItem } from "#modules/inventory/domain/stock-item.ts";

function car(key: string, facts: Partial<VehicleCardView>, more: Partial<StockItem> = {}): StockItem {
  const card = {
    id: key,
    key,
    vin: null,
    stockNumber: null,
    dealershipId: "austin",
    condition: "used",
    year: 2023,
    trim: null,
    bodyStyle: null,
    fuel: null,
    drivetrain: null,
    mileage: 10_000,
    priceCents: 3_000_000,
    color: null,
    image: null,
    availability: "Available",
    estimatedPayment: null,
    ...facts,
  } as VehicleCardView;
  return { card, transmission: null, interiorColor: null, features: [], ...more };
}

function found(stock: readonly StockItem[], search: string, defaultSort = "price-desc" as const): string[] {
  const index = new StockIndex();
  for (const item of stock) index.put(item);
  const query = parseSearchQuery(new URLSearchParams(search), defaultSort);
  return searchStock(index, new SearchScratch(), { query, distances: null }).cards.map(({ key }) => key);
}

const RAILS = { features: ["Roof Rails"] };

test("The words of a name come before equipment that happens to begin alike, whatever it costs", () => {
  const stock = [
    car("4runner", { make: "Toyota", model: "4Runner", priceCents: 6_000_000 }, RAILS),
    car("highlander", { make: "Toyota", model: "Highlander", priceCents: 5_000_000 }, RAILS),
    car("rav4", { make: "Toyota", model: "RAV4" }),
  ];
  expect(found(stock, "q=toyota+ra")).toEqual(["rav4", "4runner", "highlander"]);
  expect(found(stock, "q=toyota+ra&sort=price-desc")).toEqual(["4runner", "highlander", "rav4"]);
});

test("A whole word comes before the beginning of a name, and that before a later word", () => {
  const stock = [
    car("standard", { make: "Tesla", model: "Model 3", trim: "Standard" }),
    car("model-s", { make: "Tesla", model: "Model S" }),
    car("super-sport", { make: "Tesla", model: "Model Y", trim: "Grand Special" }),
  ];
  expect(found(stock, "q=tesla+s")).toEqual(["model-s", "standard", "super-sport"]);
});

test("A stock number comes before everything that only begins with it", () => {
  const stock = [
    car("mazda", { make: "Mazda", model: "500" }),
    car("numbered", { make: "Kia", model: "Soul", stockNumber: "500" }),
  ];
  expect(found(stock, "q=500")).toEqual(["numbered", "mazda"]);
});

test("Recommended shows what can be bought, is well described, became cheaper and is new, in this order", () => {
  const known = { make: "Kia", model: "Soul", trim: "LX" };
  const stock = [
    car("pending", { ...known, availability: "PendingSale" }, { isPriceDropped: true, addedAt: 9 }),
    car("no-miles", { ...known, mileage: null }, { isPriceDropped: true, addedAt: 8 }),
    car("older", known, { addedAt: 1 }),
    car("newer", known, { addedAt: 2 }),
    car("dropped", known, { isPriceDropped: true, addedAt: 0 }),
  ];
  expect(found(stock, "sort=recommended")).toEqual(["dropped", "newer", "older", "no-miles", "pending"]);
});
