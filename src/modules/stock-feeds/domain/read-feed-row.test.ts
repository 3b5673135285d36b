import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyLetter } from "#tests/support/any-letter.ts";
import { draws } from "#tests/support/draws.ts";
import { detectFeedMapping, type FeedMapping } from "./feed-layout.ts";
import { FEED_LAYOUTS } from "./feed-layouts-data.ts";
import { readFeedRow } from "./read-feed-row.ts";
import * as values from "./feed-values.ts";

const HEADERS: readonly [layout: string, header: string][] = [
  [
    "vauto",
    "DealerId,Stock #,VIN,New/Used,Year,Make,Model,Body,Series,Odometer,Drivetrain Desc,Colour,Price,Certified",
  ],
  [
    "meta",
    "vehicle_id,title,make,model,year,mileage.value,mileage.unit,image[0].url,vin,price,exterior_color,state_of_vehicle,availability",
  ],
  ["generic", "DealerID,Stock,VIN,NewUsed,Year,Make,Model,Trim,Body,ExteriorColor,Miles,SellingPrice,MSRP"],
  [
    "rav4-daily",
    "availability_date,dealer_name,exterior_color,model_code,msrp,status,stock_number,total_price,trim,vin,year",
  ],
  [
    "4runner-snapshot",
    "VIN,Model,Year,Drivetrain,Color,Base MSRP,Dealer Price,Shipping Status,Hold Status,Pre-Sold,Dealer,Dealer State,Dealer Website",
  ],
  [
    "4runner-history",
    "vin,year,make,model,trim,drivetrain,exteriorColor,baseMsrp,dealerPrice,shippingStatus,holdStatus,preSold,dealer,dealerState,firstSeen,lastSeen",
  ],
  ["auction-lots", "id,price,brand,model,year,title_status,mileage,color,vin,lot,state,country,condition"],
  [
    "auction-sales",
    "year,make,model,trim,body,transmission,vin,state,condition,odometer,color,interior,seller,mmr,sellingprice,saledate",
  ],
  ["truecar", "Price,Year,Mileage,City,State,Vin,Make,Model"],
  ["auto", "VIN,Some Year,Asking"],
];

const HEADERLESS = [
  "MP1",
  "U",
  "1HGCM82633A004352",
  "A1",
  "Honda",
  "Accord",
  "2003",
  "EX",
  "coupe",
  "90000",
  "",
  "",
  "",
  "automatic",
  "5900",
  "red",
  "tan",
  "",
  "",
  "",
];

function mapping(header: string): FeedMapping {
  const found = detectFeedMapping(header.split(","));
  if (found === undefined) throw new Error("no layout");
  return found;
}

const VAUTO = mapping(HEADERS[0]?.[1] ?? "");

/** A complete vAuto row with some cells replaced. */
function row(replace: Record<number, string> = {}): string[] {
  const cells = [
    "MP1",
    "A123",
    "1HGCM82633A004352",
    "U",
    "2003",
    "Honda",
    "Accord",
    "Coupe",
    "EX",
    "90,000",
    "FWD",
    "Red",
    "$5,900",
    "",
  ];
  for (const [index, value] of Object.entries(replace)) cells[Number(index)] = value;
  return cells;
}

describe("the layout of a feed", () => {
  test.each(HEADERS)("%s is recognised by its header", (layout, header) => {
    expect(mapping(header).layout.name).toBe(layout);
  });

  test("a headerless file is recognised by its width and the VIN where it belongs", () => {
    expect(detectFeedMapping(HEADERLESS)?.layout.name).toBe("carsforsale");
    expect(detectFeedMapping(HEADERLESS)?.hasHeader).toBe(false);
  });

  test("a file that fits no layout is refused, not guessed", () => {
    expect(detectFeedMapping(["a", "b", "c"])).toBeUndefined();
    expect(detectFeedMapping((HEADERS[8]?.[1] ?? "").split(","), "vauto")).toBeUndefined();
  });

  test("every layout has its own name", () => {
    expect(new Set(FEED_LAYOUTS.map((layout) => layout.name)).size).toBe(FEED_LAYOUTS.length);
  });
});

describe("one row of a feed", () => {
  test("becomes a vehicle with cents, miles and the VIN as its key", () => {
    const result = readFeedRow(row(), VAUTO, 2027);
    expect(result).toMatchObject({
      kind: "vehicle",
      vehicle: {
        identity: { kind: "vin", vin: "1HGCM82633A004352" },
        condition: "used",
        year: 2003,
        make: "Honda",
        model: "Accord",
        bodyStyle: "coupe",
        mileage: 90_000,
        priceCents: 590_000,
        drivetrain: "fwd",
        warnings: [],
      },
    });
  });

  test.each([
    ["a wrong check digit", "1HGCM82633A004353", "VIN has a wrong check digit and is not used as the key"],
    ["a short number", "12345", "VIN is not 17 letters and numbers"],
  ])("with %s in its VIN survives on its stock number, with a note", (_, vin, warning) => {
    const result = readFeedRow(row({ 2: vin }), VAUTO, 2027);
    expect(result).toMatchObject({
      kind: "vehicle",
      vehicle: { identity: { kind: "stock", stockNumber: "A123" }, warnings: [warning] },
    });
  });

  test("with a maker's placeholder and no stock number keeps the placeholder as its key", () => {
    const result = readFeedRow(row({ 1: "", 2: "JTM6CRAV4T102AQ22" }), VAUTO, 2027);
    expect(result).toMatchObject({
      kind: "vehicle",
      vehicle: { identity: { kind: "placeholder", text: "JTM6CRAV4T102AQ22" }, vin: null },
    });
  });

  test.each([
    ["neither VIN nor stock number", { 1: "", 2: "" }, ["has neither a VIN nor a stock number"]],
    ["an impossible year", { 4: "2203" }, ["year '2203' is not between 1900 and 2027"]],
    ["an unknown condition", { 3: "?" }, ["condition '?' is not new, used or certified"]],
    [
      "several faults",
      { 1: "", 2: "", 3: "x", 4: "abc" },
      [
        "has neither a VIN nor a stock number",
        "year 'abc' is not between 1900 and 2027",
        "condition 'x' is not new, used or certified",
      ],
    ],
  ])("with %s is refused with every reason", (_, replace, reasons) => {
    expect(readFeedRow(row(replace), VAUTO, 2027)).toMatchObject({ kind: "refused", reasons });
  });

  test("with missing columns is refused", () => {
    expect(readFeedRow(row().slice(1), VAUTO, 2027)).toMatchObject({
      kind: "refused",
      reasons: ["has 13 columns where 14 are expected"],
    });
  });

  test.each([
    ["0", null],
    ["", null],
    ["nan", null],
    ["1000000", null],
    ["20000 USD", 2_000_000],
    ["US$ 20,000", 2_000_000],
    ["800,00", 80_000],
    ["12.900,50", 1_290_050],
    ["12.900", 1_290_000],
    ["12,9000", null],
    ["€ 12.900", null],
    ["12,900.50", 1_290_050],
    ["-5", null],
  ])("price '%s' means %s cents", (raw, cents) => {
    expect(values.priceOf(raw)).toBe(cents);
  });

  test.each([
    ["N", "", "new"],
    ["New", "", "new"],
    ["u", "", "used"],
    ["USED", "Y", "certified"],
    ["CPO", "", "certified"],
    ["new", "true", "new"],
    ["30 days left", "", null],
  ])("condition '%s' with certified '%s' is %s", (raw, certified, condition) => {
    expect(values.conditionOf(raw, certified)).toBe(condition);
  });

  test.each([
    ["34,343", "", 34_343],
    ["34.343", "", 34_343],
    ["34343.0 miles", "", 34_343],
    ["100 km", "", 62],
    ["100", "KM", 62],
    ["lots", "", null],
  ])("mileage '%s' with unit '%s' means %s miles", (raw, unit, miles) => {
    expect(values.mileageOf(raw, unit)).toBe(miles);
  });

  test("with a wrong check digit still claims the VIN that was meant", () => {
    const result = readFeedRow(row({ 2: "1HGCM82643A004352" }), VAUTO, 2027);
    expect(result).toMatchObject({ vehicle: { vin: null, claimedVin: "1HGCM82633A004352" } });
  });

  test("whose VIN and stock number changed places is refused and says so", () => {
    const exchanged = row({ 1: "1HGCM82633A004352", 2: "A123" });
    expect(readFeedRow(exchanged, VAUTO, 2027)).toEqual({
      kind: "refused",
      hasExchangedKeys: true,
      reasons: ["has a VIN as its stock number and none of its own"],
    });
  });

  test("without a VIN of its own takes one that stands as its stock number", () => {
    const result = readFeedRow(row({ 1: "1HGCM82633A004352", 2: "" }), VAUTO, 2027);
    expect(result).toMatchObject({ vehicle: { vin: "1HGCM82633A004352" } });
  });

  test("says that it has no price, whether the cell is empty, nothing or unreadable", () => {
    const warningsOf = (price: string) => {
      const result = readFeedRow(row({ 12: price }), VAUTO, 2027);
      return result.kind === "vehicle" ? result.vehicle.warnings : [];
    };
    expect(["", "0", "$0.00", "soon", "1290000"].map((price) => warningsOf(price)[0])).toEqual([
      "no price: call for price",
      "no price: call for price",
      "no price: call for price",
      "price is not usable: call for price",
      "price is not usable: call for price",
    ]);
  });

  test("never publishes a replacement character", () => {
    const result = readFeedRow(row({ 8: "\uFFFDdition Sp\uFFFDciale", 11: "Red \uFFFD" }), VAUTO, 2027);
    expect(result).toMatchObject({
      kind: "vehicle",
      vehicle: {
        trim: null,
        exteriorColor: null,
        warnings: ["text that was damaged by a wrong encoding before it came here is left out"],
      },
    });
  });

  test("is read no further than a text can be long, whatever its cells hold", () => {
    const blanks = `${" ".repeat(500_000)}x`;
    const long = Object.fromEntries(row().map((_, index) => [index, blanks]));
    expect(
      readFeedRow(row({ ...long, 2: "1HGCM82633A004352", 3: "U", 4: "2003" }), VAUTO, 2027),
    ).toMatchObject({
      kind: "vehicle",
      vehicle: { make: null, trim: null, exteriorColor: null },
    });
  });

  test("photo addresses that hold commas stay whole", () => {
    const raw = "https://p.example.com/a.jpg?size=1200,663,https://p.example.com/b.jpg";
    expect(values.photosOf(raw)).toEqual([
      "https://p.example.com/a.jpg?size=1200,663",
      "https://p.example.com/b.jpg",
    ]);
  });

  test("never throws, whatever the cells hold", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: anyLetter }), { minLength: 14, maxLength: 14 }), (cells) => {
        expect(["vehicle", "refused"]).toContain(readFeedRow(cells, VAUTO, 2027).kind);
      }),
      { numRuns: draws(2_000) },
    );
  });
});
