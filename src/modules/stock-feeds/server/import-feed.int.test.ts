import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { vinDecoderFolder } from "#tests/support/vin-decoder-folder.ts";
import { checkDigit } from "#modules/inventory/domain/vin-check-digit.ts";
import { draws } from "#tests/support/draws.ts";
import { importFeed, type ImportContext, type ImportInput } from "./import-feed.ts";
import { VinDecoder } from "./vin-decoder.ts";

const HEADER =
  "DealerID,Stock,VIN,NewUsed,Year,Make,Model,Trim,Body,ExteriorColor,InteriorColor,Miles,SellingPrice,MSRP,PhotoURLs,Options";

/** A valid VIN of a Camry with the given serial number. */
function vin(serial: number): string {
  const open = `4T1BF1FK0CU${String(serial).padStart(6, "0")}`;
  return open.slice(0, 8) + checkDigit(open) + open.slice(9);
}

function line(serial: number, price = 12_900): string {
  return `north,S${serial},${vin(serial)},Used,2012,Toyota,Camry,LE,Sedan,white,gray,${40_000 + serial},${price},,,`;
}

function file(lines: readonly string[]): string {
  return `${[HEADER, ...lines].join("\n")}\n`;
}

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
  await ctx.db.transaction(async (trx) => {
    for (const id of ["north", "south"]) {
      await trx
        .insertInto("rooftop")
        .values({
          tenant_id: ctx.tenantId,
          id,
          name: `${id} motors`,
          street_address: "1 Main St",
          city: "Austin",
          state: "TX",
          zip_code: "78701",
          latitude: 30.27,
          longitude: -97.74,
          time_zone: "America/Chicago",
          phone: "5125550100",
        })
        .execute();
    }
  });
});

beforeEach(async () => {
  await ctx.db.transaction((trx) =>
    trx.deleteFrom("vehicle").where("tenant_id", "=", ctx.tenantId).execute(),
  );
});

afterAll(async () => {
  await decoder.close();
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

let written = 0;

function feed(content: string | Buffer, options: Partial<ImportInput> = {}) {
  const path = join(folder, `feed-${(written += 1)}`);
  writeFileSync(path, content);
  return importFeed(ctx, { path, format: "auto", allowRemovals: false, dryRun: false, ...options });
}

async function onSale(): Promise<(string | null)[]> {
  const rows = await ctx.db.transaction((trx) =>
    trx
      .selectFrom("vehicle")
      .select("vin")
      .where("tenant_id", "=", ctx.tenantId)
      .where("availability", "=", "Available")
      .orderBy("vin")
      .execute(),
  );
  return rows.map((row) => row.vin);
}

const stock = (count: number) => Array.from({ length: count }, (_, index) => line(index + 1));

describe("importing a dealer file", () => {
  test("puts its vehicles on sale at the rooftop that the feed names", async () => {
    const report = await feed(file([line(1), line(2).replace("north", "south")]));
    expect(report).toMatchObject({
      kind: "applied",
      accepted: 2,
      refused: 0,
      diff: { new: 2, changed: 0, unchanged: 0, vanished: 0 },
    });
    const rows = await ctx.db.transaction((trx) =>
      trx
        .selectFrom("vehicle")
        .select(["rooftop_id", "price_cents", "mileage"])
        .where("tenant_id", "=", ctx.tenantId)
        .orderBy("rooftop_id")
        .execute(),
    );
    expect(rows).toEqual([
      { rooftop_id: "north", price_cents: 1_290_000, mileage: 40_001 },
      { rooftop_id: "south", price_cents: 1_290_000, mileage: 40_002 },
    ]);
  });

  test("a second time changes nothing", async () => {
    await feed(file(stock(20)));
    const before = await ctx.db.transaction((trx) =>
      trx.selectFrom("vehicle").selectAll().where("tenant_id", "=", ctx.tenantId).orderBy("id").execute(),
    );
    world.clock.advance({ hours: 1 });
    const report = await feed(file(stock(20)));
    const after = await ctx.db.transaction((trx) =>
      trx.selectFrom("vehicle").selectAll().where("tenant_id", "=", ctx.tenantId).orderBy("id").execute(),
    );
    expect(report.diff).toMatchObject({ new: 0, changed: 0, unchanged: 20, vanished: 0 });
    expect(after).toEqual(before);
  });

  test("says what is new, changed, unchanged and vanished before it applies it", async () => {
    await feed(file(stock(20)));
    const next = [...stock(20).slice(2), line(3, 11_000), line(50)].filter((_, index) => index !== 0);
    let seen: unknown;
    const report = await feed(file(next), { onDiff: (diff) => (seen = diff) });
    expect(seen).toEqual(report.diff);
    expect(report.diff).toMatchObject({ new: 1, changed: 1, unchanged: 17, vanished: 2 });
    expect(report.removed).toBe(2);
    expect(await onSale()).toHaveLength(19);
  });

  test("a vehicle that comes back is on sale again", async () => {
    await feed(file(stock(20)));
    await feed(file(stock(19)));
    expect(await onSale()).toHaveLength(19);
    await feed(file(stock(20)));
    expect(await onSale()).toHaveLength(20);
  });

  test("a dry run shows the diff and changes nothing", async () => {
    const report = await feed(file(stock(3)), { dryRun: true });
    expect(report).toMatchObject({ kind: "dry-run", diff: { new: 3 } });
    expect(await onSale()).toEqual([]);
  });

  test("keeps refused rows in quarantine with their reasons and imports the others", async () => {
    const report = await feed(
      file([line(1), "north,,,Used,2012,Toyota,Camry,LE,Sedan,white,gray,1,2,,,", line(1)]),
    );
    expect(report).toMatchObject({ kind: "applied", accepted: 1, refused: 2 });
    const rows = await ctx.db.transaction((trx) =>
      trx
        .selectFrom("inventory_quarantine")
        .select(["row_number", "reasons"])
        .where("tenant_id", "=", ctx.tenantId)
        .where("import_id", "=", report.importId)
        .orderBy("row_number")
        .execute(),
    );
    expect(rows).toEqual([
      { row_number: 3, reasons: ["has neither a VIN nor a stock number"] },
      { row_number: 4, reasons: ["names a vehicle that an earlier row has named"] },
    ]);
  });

  test("fills model and body from the VIN where the feed is silent", async () => {
    await feed(`VIN,Stock,Year,Make,Model,Price,NewUsed\n${vin(7)},S7,,,,9900,U\n`);
    const [row] = await ctx.db.transaction((trx) =>
      trx
        .selectFrom("vehicle")
        .select(["make", "model", "year", "body_style"])
        .where("tenant_id", "=", ctx.tenantId)
        .execute(),
    );
    expect(row).toEqual({ make: "Toyota", model: "Camry", year: 2012, body_style: "sedan" });
  });

  test("a vehicle that a purchase holds keeps its availability and is never removed", async () => {
    await feed(file(stock(3)));
    await ctx.db.transaction((trx) =>
      trx
        .updateTable("vehicle")
        .set({ availability: "PendingSale", held_by_order_id: "ord_1" })
        .where("tenant_id", "=", ctx.tenantId)
        .where("vin", "=", vin(1))
        .execute(),
    );
    const report = await feed(file([line(1, 1_000), line(2)]));
    expect(report.removed).toBe(1);
    await feed(file([line(2), line(3)]));
    const [held] = await ctx.db.transaction((trx) =>
      trx
        .selectFrom("vehicle")
        .select(["availability", "price_cents"])
        .where("tenant_id", "=", ctx.tenantId)
        .where("vin", "=", vin(1))
        .execute(),
    );
    expect(held).toEqual({ availability: "PendingSale", price_cents: 100_000 });
  });

  test("another tenant sees nothing of it", async () => {
    await feed(file(stock(3)));
    const rows = await world.otherTenantCtx.db.transaction((trx) =>
      trx.selectFrom("vehicle").selectAll().execute(),
    );
    expect(rows).toEqual([]);
  });

  test("an unknown rooftop is refused by name and writes nothing", async () => {
    await expect(feed(file(stock(1)), { rooftopId: "west" })).rejects.toMatchObject({
      details: { code: "import.unknownRooftop" },
    });
    expect(await onSale()).toEqual([]);
  });
});

describe("a file that cannot be trusted", () => {
  const whole = file(stock(40));
  const json = JSON.stringify(
    stock(40).map((_, index) => ({
      vin: vin(index + 1),
      year: 2012,
      make: "Toyota",
      model: "Camry",
      price: 12_900,
      newused: "U",
      stock: "",
    })),
  );

  beforeEach(async () => {
    await feed(whole);
    expect(await onSale()).toHaveLength(40);
  });

  test.each([
    ["an empty file", ""],
    ["a header alone", `${HEADER}\n`],
    ["a file cut within a row", whole.slice(0, Math.floor(whole.length * 0.8))],
    ["a file cut within the last price", whole.slice(0, -8)],
    ["a file that lost most of its rows", file(stock(15))],
    ["a broken archive", gzipSync(whole).subarray(0, 300)],
    ["a JSON array that does not close", json.slice(0, -1)],
    ["something else", "%PDF-1.7 binary"],
  ])("%s removes no stock", async (_, content) => {
    const report = await feed(content, { format: "auto" });
    expect(report.removed).toBe(0);
    expect(await onSale()).toHaveLength(40);
    const prices = await ctx.db.transaction((trx) =>
      trx
        .selectFrom("vehicle")
        .select("price_cents")
        .distinct()
        .where("tenant_id", "=", ctx.tenantId)
        .where("source", "=", "feed:north")
        .execute(),
    );
    expect(prices).toEqual([{ price_cents: 1_290_000 }]);
  });

  test("removes after all when the retailer says that it is right", async () => {
    const report = await feed(file(stock(15)), { allowRemovals: true });
    expect(report.removed).toBe(25);
  });

  test("gzip and JSON read like plain text", async () => {
    expect(await feed(gzipSync(whole))).toMatchObject({ diff: { unchanged: 40 } });
    expect(await feed(json)).toMatchObject({ kind: "applied", accepted: 40 });
  });
});

test(
  "mangled files never crash the importer and never leave half a file behind",
  { timeout: 240_000 },
  async () => {
    const base = Buffer.from(file(stock(6)));
    const mangled = fc.array(
      fc.record({ at: fc.nat(base.length - 1), with: fc.integer({ min: 0, max: 255 }), cut: fc.boolean() }),
      { minLength: 1, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(mangled, async (edits) => {
        let bytes = Buffer.from(base);
        for (const edit of edits) {
          bytes = edit.cut
            ? Buffer.concat([
                bytes.subarray(0, edit.at % bytes.length),
                bytes.subarray((edit.at % bytes.length) + 3),
              ])
            : bytes;
          if (bytes.length === 0) break;
          bytes[edit.at % bytes.length] = edit.with;
        }
        const report = await feed(bytes);
        expect(report.accepted + report.refused).toBe(report.rows);
      }),
      { numRuns: draws(1_000) },
    );
    const staging = await ctx.db.transaction((trx) =>
      trx.selectFrom("inventory_staging").selectAll().execute(),
    );
    expect(staging).toEqual([]);
  },
);
