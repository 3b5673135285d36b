import { describe, expect, it } from "vitest";
import { englishText } from "#platform/shared/texts/text.ts";
import type { ComparedVehicle } from "../domain/comparison-view.ts";
import { comparedFeatures, comparisonGroups, type ShownColumn } from "./comparison-rows.ts";

const CAR = {
  condition: "used",
  year: 2022,
  trim: "SE",
  mileage: 20_000,
  bodyStyle: "suv",
  drivetrain: "awd",
  fuel: "gasoline",
  engine: null,
  transmission: "cvt",
  mpgCity: null,
  mpgHighway: null,
  doors: 4,
  color: { name: "Ice Blue" },
  interiorColor: "",
  pendingSale: false,
  priceCents: 2_500_000,
  msrpCents: 0,
  incentivesCents: 0,
  cashTotalCents: null,
  finance: {
    monthlyPaymentCents: 53_840,
    apr: 6.99,
    financedAmountCents: 2_250_000,
    totalInterestCents: 300_000,
    totalOfPaymentsCents: 2_550_000,
  },
  lease: null,
  features: ["Moonroof", "Heated seats"],
  rooftop: { name: "Austin", city: "Austin", state: "TX" },
} as unknown as ComparedVehicle;
const car = (more: Partial<ComparedVehicle> = {}): ComparedVehicle => ({ ...CAR, ...more });

const rowsOf = (...vehicles: ComparedVehicle[]) =>
  new Map(
    comparisonGroups(vehicles, englishText)
      .flatMap(({ rows }) => rows)
      .map((row) => [row.label, row]),
  );

describe("The rows of a comparison", () => {
  it("mark what differs, and nothing of equal vehicles", () => {
    expect([...rowsOf(car(), car()).values()].filter(({ differs }) => differs)).toEqual([]);
    const rows = rowsOf(car(), car({ trim: "XLE", mileage: 9_000 }));
    expect([...rows.values()].filter(({ differs }) => differs).map(({ label }) => label)).toEqual([
      "Mileage",
      "Trim",
    ]);
  });

  it("say who holds a car that it is theirs, and to others that its sale is pending", () => {
    const pending = [car({ id: "one", pendingSale: true }), car({ id: "two", pendingSale: true })];
    const own = new Map([["one", { orderNumber: "A", holdEndsAt: 1 }]]);
    const rows = comparisonGroups(pending, englishText, own).flatMap((group) => group.rows);
    expect(rows.find(({ label }) => label === "Availability")?.cells).toEqual([
      "You are holding this car",
      "Sale Pending",
    ]);
  });

  it("say what a shopper who pre-qualified pays, to whom, and whom to call where no lender takes the car", () => {
    const lenderQualified = { lenderName: "Bluebonnet Bank", downPaymentCents: 250_000, termMonths: 60 };
    const mine = { ...car(), personal: { lenderQualified } } as ShownColumn;
    const refused = {
      ...car({ finance: null }),
      personal: { lenderQualified: null, dealerPhone: "5125550100" },
    } as ShownColumn;
    const rows = comparisonGroups([mine, refused], englishText).flatMap((group) => group.rows);
    const cells = (wanted: string) => rows.find(({ label }) => label === wanted)?.cells;
    expect(cells("Your payment")).toEqual(["$538/mo", "Doesn't qualify. Call (512) 555-0100"]);
    expect(cells("Lender")).toEqual(["Bluebonnet Bank", null]);
    expect(cells("Down payment and term")).toEqual(["$2,500 down, 60 months", null]);
  });

  it("say which price, payment and mileage is lowest, and which year newest", () => {
    const rows = rowsOf(car(), car({ priceCents: 2_100_000, mileage: 30_000, year: 2024 }), car());
    const { cells, best, bestLabel } = rows.get("Price")!;
    expect([cells, best, bestLabel]).toEqual([
      ["$25,000", "$21,000", "$25,000"],
      [false, true, false],
      "Lowest",
    ]);
    expect(rows.get("Mileage")).toMatchObject({
      cells: ["20,000 mi", "30,000 mi", "20,000 mi"],
      best: [true, false, true],
    });
    expect(rows.get("Year")).toMatchObject({ best: [false, true, false], bestLabel: "Newest" });
  });

  it("praise nobody where values are equal, alone or unknown", () => {
    expect(rowsOf(car(), car()).get("Price")!.best).toEqual([false, false]);
    expect(rowsOf(car()).get("Price")!.best).toEqual([false]);
    expect(rowsOf(car(), car({ priceCents: null })).get("Price")).toMatchObject({
      cells: ["$25,000", null],
      best: [false, false],
      differs: true,
    });
  });

  it("leave out what nobody knows of any of them", () => {
    const rows = rowsOf(car(), car());
    for (const label of ["Engine", "City mpg", "Interior", "MSRP", "Incentives"])
      expect(rows.has(label), label).toBe(false);
    expect(rowsOf(car(), car({ mpgCity: 30 })).get("City mpg")!.cells).toEqual([null, "30"]);
  });

  it("name a total in cash with what is in it, once taxes and fees are known", () => {
    const label = "Total in cash with taxes and fees";
    expect(rowsOf(car(), car()).has(label)).toBe(false);
    expect(rowsOf(car({ cashTotalCents: 2_712_345 })).get(label)!.cells).toEqual(["$27,123"]);
  });

  it("show the interest of the contract, with its exact last payment", () => {
    const finance = { ...CAR.finance!, totalInterestCents: 300_060 };
    expect(rowsOf(car({ finance })).get("Total interest")!.cells).toEqual(["$3,000"]);
  });

  it("say of incentives what they make of the price, as the cards do", () => {
    expect(rowsOf(car(), car({ incentivesCents: 200_000 })).get("Incentives")!.cells).toEqual([
      null,
      "$25,000 less $2,000 in incentives",
    ]);
  });

  it("mark the words of a dealer as English, and none of ours", () => {
    const marked = [...rowsOf(car({ engine: "2.5L I4" })).values()].filter(({ lang }) => lang === "en");
    expect(marked.map(({ label }) => label)).toEqual(["Engine"]);
  });

  it("put leases beside each other, at the terms they have", () => {
    const lease = {
      monthlyPaymentCents: 39_900,
      dueAtSigningCents: 250_000,
      termMonths: 36,
      annualMiles: 12_000,
    };
    const rows = rowsOf(car(), car({ lease }));
    expect(rows.get("Lease, 36 months, 12,000 mi a year")!.cells).toEqual([
      "Lease not available",
      "$399/mo, $2,500 due at signing",
    ]);
    expect([...rowsOf(car()).keys()].some((label) => label.startsWith("Lease"))).toBe(false);
  });
});

describe("Features", () => {
  it("of all stand apart from those of some, what most have first", () => {
    const vehicles = [
      car({ features: ["A", "B", "C"] }),
      car({ features: ["A", "C"] }),
      car({ features: ["D", "A"] }),
    ];
    expect(comparedFeatures(vehicles)).toEqual({
      common: ["A"],
      rows: [
        { feature: "C", has: [true, true, false] },
        { feature: "B", has: [true, false, false] },
        { feature: "D", has: [false, false, true] },
      ],
    });
  });
});
