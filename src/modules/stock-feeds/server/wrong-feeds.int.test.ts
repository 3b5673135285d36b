import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { vinDecoderFolder } from "#tests/support/vin-decoder-folder.ts";
import { importExitCode } from "../domain/import-report.ts";
import { checkDigit } from "#modules/inventory/domain/vin-check-digit.ts";
import { cleanUpImports } from "./clean-up-imports.ts";
import { importFeed, type ImportContext, type ImportInput } from "./import-feed.ts";
import { getImportReport, listImports } from "./list-imports.ts";
import { VinDecoder } from "./vin-decoder.ts";

/** One used car as a dealer writes it; every value differs from car to car as in a real stock. */
interface Car {
  stock: string;
  vin: string;
  year: number;
  make: string;
  model: string;
  exterior: string;
  interior: string;
  miles: string;
  price: string;
  dealer?: string;
}

/** A valid VIN of a Camry; the year code is that of 2012 to 2014. */
function vinOf(serial: number): string {
  const open = `4T1BF1FK0${"CDE".charAt(serial % 3)}U${String(serial).padStart(6, "0")}`;
  return open.slice(0, 8) + checkDigit(open) + open.slice(9);
}

function car(serial: number): Car {
  const age = 2 - (serial % 3);
  return {
    stock: `S${serial}`,
    vin: vinOf(serial),
    year: 2014 - age,
    make: "Toyota",
    model: "Camry",
    exterior: ["White", "Gray", "Red"][serial % 3] ?? "",
    interior: ["Black", "Beige"][serial % 2] ?? "",
    miles: String(20_000 + age * 15_000 + serial * 17),
    price: String(16_000 - age * 2_000 - serial * 11),
  };
}

const cars = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => car(from + index));
const HEADER =
  "DealerID\tStock\tVIN\tNewUsed\tYear\tMake\tModel\tExteriorColor\tInteriorColor\tMiles\tSellingPrice\tMSRP";

function tsv(rows: readonly Car[], header = HEADER): string {
  const lines = rows.map((row) =>
    [row.dealer ?? "", row.stock, row.vin, "Used", row.year, row.make, row.model, row.exterior, row.interior]
      .concat(row.miles, row.price, "")
      .join("\t"),
  );
  return `${[header, ...lines].join("\n")}\n`;
}

/** The same cars in another layout. */
function vauto(rows: readonly Car[]): string {
  const header =
    "DealerId,Stock #,VIN,New/Used,Year,Make,Model,Odometer,Drivetrain Desc,Colour,Interior Color,Price";
  const lines = rows.map((row) =>
    [
      "",
      row.stock,
      row.vin,
      "U",
      row.year,
      row.make,
      row.model,
      row.miles,
      "",
      row.exterior,
      row.interior,
      row.price,
    ].join(","),
  );
  return `${[header, ...lines].join("\n")}\n`;
}

/** The header with two names exchanged. */
const exchanged = (one: string, other: string) =>
  HEADER.replace(one, "?").replace(other, one).replace("?", other);
const wrongDigit = (row: Car): Car => ({
  ...row,
  vin: row.vin.slice(0, 8) + (row.vin.charAt(8) === "1" ? "2" : "1") + row.vin.slice(9),
});

let world: TestWorld;
let ctx: ImportContext;
let folder: string;
let decoder: VinDecoder;

beforeAll(async () => {
  world = await makeTestContext();
  folder = mkdtempSync(join(tmpdir(), "feeds-"));
  decoder = new VinDecoder({
    database: world.database,
    folder: vinDecoderFolder(),
    now: () => world.clock.now(),
  });
  ctx = { ...world.ctx, vinDecoder: decoder };
  for (const id of ["north", "south"])
    await world.database.owner.query(
      `insert into rooftop (tenant_id, id, name, street_address, city, state, zip_code, latitude, longitude, time_zone,
        phone, feed_ids) values ($1, $2, $2, '1 Main St', 'Austin', 'TX', '78701', 30.27, -97.74, 'America/Chicago',
        '5125550100', $3)`,
      [ctx.tenantId, id, [`MP-${id}`]],
    );
});

beforeEach(async () => {
  await world.database.owner.query("delete from vehicle where tenant_id = $1", [ctx.tenantId]);
  await world.database.owner.query("delete from inventory_import where tenant_id = $1", [ctx.tenantId]);
});

afterAll(async () => {
  await decoder.close();
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

let written = 0;

async function feed(content: string | Buffer, options: Partial<ImportInput> = {}) {
  const path = join(folder, `feed-${(written += 1)}`);
  writeFileSync(path, content);
  const report = await importFeed(ctx, {
    path,
    format: "auto",
    allowRemovals: false,
    dryRun: false,
    rooftopId: "north",
    ...options,
  });
  // The next file comes tomorrow.
  world.clock.advance({ hours: 24 });
  return { report, exitCode: importExitCode(report) };
}

interface OnSale {
  readonly vin: string | null;
  readonly stock_number: string | null;
  readonly price_cents: number | null;
  readonly mileage: number | null;
  readonly source: string;
  readonly trim: string | null;
}

async function onSale(): Promise<OnSale[]> {
  const { rows } = await world.database.owner.query(
    `select vin, stock_number, price_cents::int as price_cents, mileage, source, trim from vehicle
     where tenant_id = $1 and availability in ('Available', 'PendingSale') order by vin, stock_number`,
    [ctx.tenantId],
  );
  return rows as OnSale[];
}

const STOCK = cars(1, 60);

describe("a file whose columns or amounts are wrong is held back whole", () => {
  test.each<[string, string, string]>([
    [
      "price and miles exchanged",
      tsv(STOCK, exchanged("Miles", "SellingPrice")),
      "price-and-mileage-exchanged",
    ],
    ["prices in cents", tsv(STOCK.map((row) => ({ ...row, price: `${row.price}00` }))), "prices-lost"],
    ["prices a tenth", tsv(STOCK.map((row) => ({ ...row, price: row.price.slice(0, -1) }))), "prices-moved"],
    ["an empty price column", tsv(STOCK.map((row) => ({ ...row, price: "" }))), "prices-lost"],
    ["prices of 0", tsv(STOCK.map((row) => ({ ...row, price: "0" }))), "prices-lost"],
    ["make and model exchanged", tsv(STOCK, exchanged("Make", "Model")), "identity-changed"],
    [
      "exterior and interior exchanged",
      tsv(STOCK, exchanged("ExteriorColor", "InteriorColor")),
      "colors-exchanged",
    ],
    ["miles turned back", tsv(STOCK.map((row) => ({ ...row, miles: "900" }))), "mileage-moved"],
    [
      "miles in kilometers",
      tsv(STOCK.map((row) => ({ ...row, miles: String(Math.round(Number(row.miles) * 1.609)) }))),
      "mileage-moved",
    ],
    ["years moved", tsv(STOCK.map((row) => ({ ...row, year: 2005 }))), "identity-changed"],
    [
      "every car under other keys",
      tsv(STOCK.map((row, index) => ({ ...row, vin: "", stock: `T${index}` }))),
      "keys-changed",
    ],
  ])("%s", async (_, content, code) => {
    expect((await feed(tsv(STOCK))).exitCode).toBe(0);
    const before = await onSale();
    const { report, exitCode } = await feed(content);
    expect(report).toMatchObject({ kind: "held", removed: 0 });
    expect(report.faults.map((fault) => fault.code)).toContain(code);
    expect(exitCode).toBe(3);
    expect(await onSale()).toEqual(before);
  });

  test("VIN and stock number exchanged: no row is usable, and the reason says so", async () => {
    await feed(tsv(STOCK));
    const before = await onSale();
    const { report, exitCode } = await feed(tsv(STOCK, exchanged("Stock", "VIN")));
    expect(report.refusedBecause).toBe(
      "60 of 60 cars have a VIN as their stock number: the columns look exchanged",
    );
    expect(exitCode).toBe(1);
    expect(await onSale()).toEqual(before);
  });

  test.each<[string, string, string]>([
    [
      "price and miles exchanged",
      tsv(STOCK, exchanged("Miles", "SellingPrice")),
      "price-and-mileage-exchanged",
    ],
    ["prices in cents", tsv(STOCK.map((row) => ({ ...row, price: `${row.price}00` }))), "prices-unreadable"],
    ["make and model exchanged", tsv(STOCK, exchanged("Make", "Model")), "identity-changed"],
    ["years that are not the VINs'", tsv(STOCK.map((row) => ({ ...row, year: 2005 }))), "years-contradict"],
  ])("as the very first file: %s", async (_, content, code) => {
    const { report, exitCode } = await feed(content);
    expect(report.faults.map((fault) => fault.code)).toContain(code);
    expect(exitCode).toBe(3);
    expect(await onSale()).toEqual([]);
  });

  test("European decimals are read right", async () => {
    await feed(tsv(STOCK));
    const before = await onSale();
    const { report } = await feed(tsv(STOCK.map((row) => ({ ...row, price: `${row.price},00` }))));
    expect(report).toMatchObject({ kind: "applied", diff: { changed: 0, unchanged: 60 } });
    expect(await onSale()).toEqual(before);
  });

  test("an operator's word applies it after all", async () => {
    await feed(tsv(STOCK));
    const cheaper = tsv(STOCK.map((row) => ({ ...row, price: "5000" })));
    expect((await feed(cheaper)).exitCode).toBe(3);
    expect((await feed(cheaper, { allowChanges: true })).report).toMatchObject({ kind: "applied" });
    expect(new Set((await onSale()).map((row) => row.price_cents))).toEqual(new Set([500_000]));
  });

  test("a dry run says what the real one would do", async () => {
    await feed(tsv(STOCK));
    const { report, exitCode } = await feed(tsv(STOCK.map((row) => ({ ...row, price: "" }))), {
      dryRun: true,
    });
    expect([report.kind, exitCode]).toEqual(["dry-run", 3]);
  });
});

describe("one physical car", () => {
  test("is on sale once when all check digits go wrong and when they come back", async () => {
    await feed(tsv(STOCK));
    const before = await onSale();
    expect((await feed(tsv(STOCK.map(wrongDigit)))).report).toMatchObject({ diff: { new: 0, vanished: 0 } });
    expect((await onSale()).map((row) => row.vin)).toEqual(before.map((row) => row.vin));
    await feed(tsv(STOCK));
    expect(await onSale()).toEqual(before);
  });

  test("keeps its row when its VIN becomes known", async () => {
    await feed(tsv(STOCK.map((row) => ({ ...row, vin: "" }))));
    const { report } = await feed(tsv(STOCK));
    expect(report.diff).toMatchObject({ new: 0, changed: 60, vanished: 0 });
    expect((await onSale()).map((row) => row.vin)).toEqual(STOCK.map((row) => row.vin).toSorted());
  });

  test("is one car in two layouts of one rooftop, and in files of two rooftops", async () => {
    await feed(tsv(STOCK));
    await feed(vauto(STOCK.map(wrongDigit)));
    expect(await onSale()).toHaveLength(60);
    await feed(tsv(STOCK.slice(0, 5).map(wrongDigit)), { rooftopId: "south" });
    expect(await onSale()).toHaveLength(60);
  });

  test("is refused the second time when a file names its stock number twice", async () => {
    const { report, exitCode } = await feed(tsv([...STOCK, { ...car(61), stock: "S1" }, wrongDigit(car(2))]));
    expect(report).toMatchObject({ accepted: 60, refused: 2 });
    expect(report.refusals.map(({ reasons }) => reasons)).toEqual([
      ["names a vehicle that an earlier row has named"],
      ["names a vehicle that an earlier row has named"],
    ]);
    expect(exitCode).toBe(5);
  });

  test("does not share its stock number with a new car while its own removal is held back", async () => {
    await feed(tsv(STOCK));
    const next = cars(101, 130).map((row, index) => ({ ...row, stock: `S${index + 1}` }));
    const { report, exitCode } = await feed(tsv([...next, ...STOCK.slice(30)]));
    expect(report).toMatchObject({ removed: 0, kept: 30, refused: 30 });
    expect(exitCode).toBe(4);
    expect((await onSale()).map((row) => row.vin)).toEqual(STOCK.map((row) => row.vin).toSorted());
  });

  test("takes over a stock number from a car that leaves with the same file", async () => {
    await feed(tsv(STOCK));
    const { report } = await feed(tsv([{ ...car(99), stock: "S1" }, ...STOCK.slice(1)]));
    expect(report).toMatchObject({ removed: 1, refused: 0, diff: { new: 1 } });
    expect((await onSale()).filter((row) => row.stock_number === "S1").map((row) => row.vin)).toEqual([
      vinOf(99),
    ]);
  });

  test("may exchange its stock number with another one", async () => {
    await feed(tsv(STOCK));
    const [one, two, ...others] = STOCK as [Car, Car, ...Car[]];
    const { report } = await feed(
      tsv([{ ...one, stock: two.stock }, { ...two, stock: one.stock }, ...others]),
    );
    expect(report).toMatchObject({ kind: "applied", refused: 0, diff: { changed: 2 } });
    expect((await onSale()).find((row) => row.vin === one.vin)?.stock_number).toBe(two.stock);
  });

  test("never stands twice on sale in the database, whoever writes", async () => {
    await feed(tsv(STOCK));
    const copy = (column: string) =>
      world.database.owner.query(
        `insert into vehicle (tenant_id, id, identity_key, vin, claimed_vin, stock_number, rooftop_id, condition, year,
          make, model, source, created_at, updated_at)
         select tenant_id, id || 'x', identity_key || 'x', null,
           case when $2 = 'vin' then vin end, case when $2 = 'stock' then stock_number end,
           rooftop_id, condition, year, make, model, 'hand', created_at, updated_at
         from vehicle where tenant_id = $1 and stock_number = 'S1'`,
        [ctx.tenantId, column],
      );
    await expect(copy("vin")).rejects.toMatchObject({ constraint: "vehicle_one_on_sale_per_vin" });
    await expect(copy("stock")).rejects.toMatchObject({ constraint: "vehicle_one_on_sale_per_stock_number" });
  });
});

describe("stock that a file does not name", () => {
  test("goes at once up to a fifth", async () => {
    await feed(tsv(STOCK));
    const { report, exitCode } = await feed(tsv(STOCK.slice(12)));
    expect([report.removed, exitCode]).toEqual([12, 0]);
  });

  test("stays when a file is cut at a line end, and goes when two further files agree", async () => {
    await feed(tsv(STOCK));
    const first = await feed(tsv(STOCK.slice(0, 42)));
    expect(first.report).toMatchObject({
      removed: 0,
      kept: 18,
      withheld: "30 % of the stock is missing from this file",
    });
    expect(first.exitCode).toBe(4);
    expect((await feed(tsv(STOCK.slice(0, 42)))).report).toMatchObject({ removed: 0, kept: 18 });
    const third = await feed(tsv(STOCK.slice(0, 42)));
    expect([third.report.removed, third.exitCode]).toEqual([18, 0]);
    expect(await onSale()).toHaveLength(42);
  });

  test("is not missing any more once a file names it again", async () => {
    await feed(tsv(STOCK));
    await feed(tsv(STOCK.slice(0, 40)));
    await feed(tsv(STOCK.slice(0, 40)));
    await feed(tsv(STOCK));
    expect((await feed(tsv(STOCK.slice(0, 40)))).report).toMatchObject({ removed: 0, kept: 20 });
  });

  test("does not go because the same file is imported again and again within hours", async () => {
    await feed(tsv(STOCK));
    for (let count = 0; count < 5; count += 1) {
      world.clock.advance({ hours: -23 });
      await feed(tsv(STOCK.slice(0, 40)));
    }
    expect(await onSale()).toHaveLength(60);
  });

  test("goes at an operator's word", async () => {
    await feed(tsv(STOCK));
    expect((await feed(tsv(STOCK.slice(0, 10)), { allowRemovals: true })).report.removed).toBe(50);
  });

  test("is kept when only the row about it is broken", async () => {
    await feed(tsv(STOCK));
    const lines = tsv(STOCK).split("\n");
    lines[5] = lines[5]?.replace("\tUsed\t", "\t?\t") ?? "";
    lines[6] = lines[6]?.replace("\tUsed\t", "\t") ?? "";
    const { report } = await feed(lines.join("\n"));
    expect(report).toMatchObject({ refused: 2, removed: 0, diff: { vanished: 0 } });
    expect(await onSale()).toHaveLength(60);
  });

  test("never piles up: over sixty days of a stock that turns over, ghosts stay as few as three files explain", async () => {
    const window = (day: number) => cars(1 + day * 2, 60 + day * 2);
    for (let day = 0; day < 60; day += 1) await feed(tsv(window(day)));
    expect(await onSale()).toHaveLength(60);
    // A file a fortnight: half of the stock is another each time.
    for (let step = 1; step <= 8; step += 1) {
      const { report } = await feed(tsv(window(60 + step * 15)));
      expect(report.accepted).toBe(60);
      expect((await onSale()).length).toBeLessThanOrEqual(60 + 2 * 30 + 30);
    }
    for (let again = 0; again < 2; again += 1) await feed(tsv(window(180)));
    expect((await onSale()).map((row) => row.vin)).toEqual(
      window(180)
        .map((row) => row.vin)
        .toSorted(),
    );
  });
});

describe("the source of stock is the rooftop", () => {
  test("another layout goes on where the last one ended", async () => {
    await feed(tsv(STOCK));
    const { report } = await feed(vauto(STOCK.slice(0, 50)));
    expect(report).toMatchObject({ removed: 10, diff: { vanished: 10 } });
    expect(new Set((await onSale()).map((row) => row.source))).toEqual(new Set(["feed:north"]));
  });

  test("a group's file speaks for a rooftop that lost its last car, and for no other sender's", async () => {
    const group = [
      ...cars(1, 40).map((row) => ({ ...row, dealer: "MP-north" })),
      { ...car(90), dealer: "MP-south" },
    ];
    const alone = (rows: readonly Car[]) => feed(tsv(rows), { rooftopId: undefined as never });
    await alone(group);
    expect((await alone(group.slice(0, 40))).report.removed).toBe(1);
    await feed(tsv([car(91)]), { rooftopId: "south" });
    expect((await alone(group.slice(0, 40))).report.diff.vanished).toBe(0);
    expect(await onSale()).toHaveLength(41);
  });

  test("rows without a dealer go to the first rooftop with a note", async () => {
    const { report } = await feed(tsv(STOCK), { rooftopId: undefined as never });
    expect(report.warnings).toContainEqual([
      "no dealer: put on the first rooftop, north (--rooftop says which one)",
      60,
    ]);
  });
});

describe("the text of a file", () => {
  const french = "VIN,Stock,Year,Make,Model,Trim,Price,New/Used\n";
  const row = (trim: string) => `${french}${vinOf(1)},S1,2013,Toyota,Camry,${trim},12900,U\n`;

  test.each([
    ["UTF-8", Buffer.from(row("Édition “S”"))],
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${row("Édition “S”")}`)],
    ["UTF-16 LE", Buffer.from(`\uFEFF${row("Édition “S”")}`, "utf16le")],
    ["UTF-16 BE", Buffer.from(`\uFEFF${row("Édition “S”")}`, "utf16le").swap16()],
    ["Windows-1252", Buffer.from(row("\xC9dition \x93S\x94"), "latin1")],
  ])("in %s is read right", async (_, content) => {
    await feed(content);
    expect((await onSale()).map(({ trim }) => trim)).toEqual(["Édition “S”"]);
  });

  test("in two encodings at once is refused", async () => {
    const mixed = Buffer.concat([
      Buffer.from(row("Édition")),
      Buffer.from(`${vinOf(2)},S2,2014,Toyota,Camry,\xC9,1,U\n`, "latin1"),
    ]);
    const { report, exitCode } = await feed(mixed);
    expect([report.refusedBecause, exitCode]).toEqual([
      "its text is neither UTF-8 nor UTF-16 nor Windows-1252",
      1,
    ]);
  });

  test("without a last line end is whole when its last row is", async () => {
    await feed(tsv(STOCK));
    const { report, exitCode } = await feed(tsv(STOCK.slice(0, 55)).trimEnd().concat("\t"));
    expect([report.accepted, report.removed, exitCode]).toEqual([55, 5, 0]);
  });

  test("with one stray quote loses no row", async () => {
    await feed(tsv(STOCK));
    const { report } = await feed(
      tsv(STOCK.map((each, index) => (index === 7 ? { ...each, interior: '"5-door' } : each))),
    );
    expect(report).toMatchObject({ accepted: 60, refused: 0, removed: 0, kind: "applied" });
  });
});

describe("what an import leaves behind", () => {
  test("its report can be opened later, by its tenant alone", async () => {
    await feed(tsv(STOCK));
    const { report } = await feed(tsv(STOCK.map((row) => ({ ...row, price: "" }))));
    expect(await getImportReport(ctx, report.importId)).toEqual(JSON.parse(JSON.stringify(report)));
    const listed = await listImports(ctx, 10);
    expect(listed.map(({ state }) => state)).toEqual(["held", "applied"]);
    const stranger = { ...ctx, ...world.otherTenantCtx };
    expect(await getImportReport(stranger, report.importId)).toBeUndefined();
    expect(await listImports(stranger, 10)).toEqual([]);
  });

  test("photos that no page will show get a note", async () => {
    const content = tsv(STOCK.slice(0, 3), HEADER.replace("MSRP", "PhotoURLs")).replaceAll(
      /\t\n/g,
      "\thttps://photos.example.com/1.jpg\n",
    );
    expect((await feed(content)).report.warnings).toContainEqual([
      "photos of https://photos.example.com are not shown: it is not one of inventory.imageHosts",
      3,
    ]);
  });

  test("the rows of a killed import are gone after the next one", async () => {
    const { owner } = world.database;
    const start = (id: string, age: string) =>
      owner.query(
        `with started as (
           insert into inventory_import (tenant_id, id, source, file_name, layout, state, started_at, alive_at)
           values ($1, $2, '', 'x.csv', 'auto', 'staging', now(), clock_timestamp() - $3::interval) returning tenant_id, id)
         insert into inventory_staging (tenant_id, import_id, identity_key, row_number, rooftop_id, feed_hash, vehicle)
         select tenant_id, id, 'vin:X', 1, 'north', 'h', '{}' from started`,
        [ctx.tenantId, id, age],
      );
    await start("imp_killed", "10 minutes");
    await start("imp_running", "5 seconds");
    await feed(tsv(STOCK));
    const { rows } = await owner.query("select import_id from inventory_staging where tenant_id = $1", [
      ctx.tenantId,
    ]);
    expect(rows).toEqual([{ import_id: "imp_running" }]);
    const listed = await listImports(ctx, 10);
    expect(listed.map(({ id, state }) => [id, state])).toEqual([
      [expect.any(String), "applied"],
      ["imp_running", "staging"],
      ["imp_killed", "refused"],
    ]);
    await owner.query("delete from inventory_import where tenant_id = $1", [ctx.tenantId]);
    await cleanUpImports(ctx);
    const after = await owner.query("select 1 from inventory_staging where tenant_id = $1", [ctx.tenantId]);
    expect(after.rows).toEqual([]);
  });
});
