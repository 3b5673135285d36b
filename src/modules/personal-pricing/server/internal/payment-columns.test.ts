import { describe, expect, it } from "vitest";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { StockIndex } from "#modules/search-index/domain/index/stock-index.ts";
import { PaymentColumns } from "./payment-columns.ts";

const CARS = 400;

function carOf(number: number, priceCents = 100_000 + number) {
  const card = {
    id: `veh_${number}`,
    key: `veh_${number}`,
    vin: null,
    stockNumber: null,
    availability: "Available",
    condition: "used",
    dealershipId: "austin",
    dealershipName: "Austin",
    year: 2024,
    make: "Honda",
    model: "Civic",
    trim: null,
    bodyStyle: null,
    drivetrain: null,
    fuel: null,
    color: null,
    mileage: null,
    onlineExclusive: false,
    estimatedPayment: null,
    priceCents,
    incentivesCents: 0,
  } as unknown as VehicleCardView;
  return { card, transmission: null, interiorColor: null, features: [] };
}

function stockOf(cars = CARS): StockIndex {
  const index = new StockIndex();
  for (let number = 0; number < cars; number += 1) index.put(carOf(number));
  return index;
}

/** Counts the cars it prices, and takes so long for each. */
function pricing(busyMs = 0) {
  const priced: string[] = [];
  const paymentOf = ({ id, priceCents }: VehicleCardView) => {
    priced.push(id);
    const until = performance.now() + busyMs;
    while (performance.now() < until);
    return priceCents;
  };
  return { priced, paymentOf };
}

const MEGABYTE = 1024 * 1024;

describe("payments of one person for a whole stock", () => {
  it("lets other work run between slices", async () => {
    const { priced, paymentOf } = pricing(0.1);
    const asked = new PaymentColumns(MEGABYTE).column({ name: "a", index: stockOf(), paymentOf });
    const seen: number[] = [];
    const others = setInterval(() => seen.push(priced.length));
    await asked;
    clearInterval(others);
    expect(priced.length).toBe(CARS);
    expect(seen.some((count) => count > 0 && count < CARS)).toBe(true);
  });

  it("prices nothing twice, whoever asks meanwhile", async () => {
    const { priced, paymentOf } = pricing(0.05);
    const columns = new PaymentColumns(MEGABYTE);
    const index = stockOf();
    const all = await Promise.all(["a", "a", "a"].map((name) => columns.column({ name, index, paymentOf })));
    expect(new Set(all).size).toBe(1);
    expect(priced.length).toBe(CARS);
    expect(columns.has({ name: "a", index })).toBe(true);
  });

  it("prices what changes while it works as it is in the end", async () => {
    const { paymentOf } = pricing(0.1);
    const index = stockOf();
    const asked = new PaymentColumns(MEGABYTE).column({ name: "a", index, paymentOf });
    await new Promise((resolve) => setImmediate(resolve));
    index.put(carOf(3, 777));
    index.remove("veh_4");
    index.put(carOf(CARS + 1, 888));
    const { payments } = await asked;
    const found = (cents: number) => payments.includes(cents);
    expect([found(777), found(888), found(100_003)]).toEqual([true, true, false]);
  });

  it("prices again only what has changed", async () => {
    const { priced, paymentOf } = pricing();
    const columns = new PaymentColumns(MEGABYTE);
    const index = stockOf();
    await columns.column({ name: "a", index, paymentOf });
    priced.length = 0;
    index.put(carOf(7, 5));
    await columns.column({ name: "a", index, paymentOf });
    expect(priced).toEqual(["veh_7"]);
  });

  it("begins anew for a stock that was loaded anew, and forgets the oldest beyond its room", async () => {
    const columns = new PaymentColumns(10_000);
    const { priced, paymentOf } = pricing();
    const index = stockOf(1);
    await columns.column({ name: "a", index, paymentOf });
    const again = stockOf(2);
    expect(columns.has({ name: "a", index: again })).toBe(false);
    await columns.column({ name: "a", index: again, paymentOf });
    expect(priced).toEqual(["veh_0", "veh_0", "veh_1"]);
    await columns.column({ name: "b", index: again, paymentOf });
    expect([columns.has({ name: "a", index: again }), columns.has({ name: "b", index: again })]).toEqual([
      false,
      true,
    ]);
  });
});
