import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse";
import { generateStockAtScale } from "#database/seed/demo-stock/generate-demo-stock.ts";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import type { ImportReport } from "#modules/stock-feeds/domain/import-report.ts";
import { importFeed } from "#modules/stock-feeds/server/import-feed.ts";
import { VinDecoder } from "#modules/stock-feeds/server/vin-decoder.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import { systemIds } from "#platform/server/context/ids.ts";
import { openServerDatabase } from "#platform/server/database/open-server-database.ts";
import { pinoLog } from "#platform/server/context/pino-log.ts";
import { machine, publish, table } from "./support/report.ts";
import { short } from "./support/statistics.ts";

/** npm run bench -- import [rows]: a dealer file into PostgreSQL, against reading it and storing its bare rows. */
const rowCount = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(join(tmpdir(), "forecourt-bench-"));
const HEADER =
  "DealerId,Stock #,VIN,New/Used,Year,Make,Model,Body,Series,Odometer,Drivetrain Desc,Colour,Interior Color,Price,MSRP,Certified,Description,Features,Photos";
const log = pinoLog({ level: "error" });
const opened = await openServerDatabase({
  config: {
    dataDir: folder,
    databaseUrl: undefined,
    databaseAppUrl: undefined,
    webProcesses: 1,
    databasePoolSize: 4,
    newDatabase: false,
    migrate: "auto",
  },
  log,
});

try {
  await run(opened.database);
} finally {
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
}

async function run(database: Database): Promise<void> {
  const ctx = await makeContext(database);
  const first = await writeFeed("first.csv", 0);
  const second = await writeFeed("second.csv", 500);
  const floor = await timed(() => bareInsert(database, first));
  const rows: string[][] = [rowOf("floor: parse and store bare rows", floor, undefined)];
  for (const [label, file] of [
    ["first import, all new", first],
    ["the same file again", first],
    ["next day: every twentieth price differs", second],
  ] as const) {
    const result = await timed(() =>
      importFeed(ctx, { path: file, format: "auto", allowRemovals: false, dryRun: false }),
    );
    rows.push(rowOf(label, result, floor.seconds));
  }
  await ctx.vinDecoder.close();
  publish(
    "Import",
    `${machine()}. ${rowCount.toLocaleString("en-US")} rows of a vAuto file (${short(statSync(first).size / 1e6)} MB) into the embedded
PostgreSQL with fsync on, six rooftops. Memory is what the process grew by at its highest point during the run.

${table(["run", "seconds", "rows/s", "growth MB", "times the floor", "diff"], rows)}`,
  );
}

async function makeContext(database: Database) {
  const tenant = demoTenants[0]?.config;
  if (tenant === undefined) throw new Error("There is no demo retailer.");
  const tenantId = "bench";
  const now = () => new Date();
  await database.owner.query("insert into tenant (id, slug, config, updated_at) values ($1, $1, $2, now())", [
    tenantId,
    JSON.stringify(tenant),
  ]);
  const db = database.forTenant(tenantId);
  await db.transaction(async (trx) => {
    for (const rooftop of rooftops()) {
      await trx
        .insertInto("rooftop")
        .values({
          tenant_id: tenantId,
          id: rooftop.id,
          name: rooftop.id,
          street_address: "1 Main St",
          city: "Austin",
          state: "TX",
          zip_code: "78701",
          latitude: 30.2,
          longitude: -97.7,
          time_zone: "America/Chicago",
          phone: "5125550100",
        })
        .execute();
    }
  });
  return {
    tenant,
    tenantId,
    db,
    log,
    clock: { now },
    ids: systemIds(),
    actor: { kind: "system" as const, name: "bench" },
    correlationId: "bench",
    siteOrigin: "http://localhost",
    vinDecoder: new VinDecoder({ database, folder, now }),
  };
}

function rooftops() {
  return Array.from({ length: 6 }, (_, index) => ({ id: `rooftop-${index}` }));
}

/** Every twentieth price grows by `raise` dollars. */
async function writeFeed(name: string, raise: number): Promise<string> {
  const path = join(folder, name);
  const out = createWriteStream(path);
  out.write(`${HEADER}\n`);
  let number = 0;
  const stock = generateStockAtScale({
    rooftops: rooftops(),
    count: rowCount,
    referenceDate: new Date("2026-11-01"),
    seed: 7,
  });
  for (const vehicle of stock) {
    number += 1;
    const price = (vehicle.priceCents ?? 0) / 100 + (number % 20 === 0 ? raise : 0);
    const cells = [
      vehicle.rooftopId,
      vehicle.stockNumber,
      vehicle.vin,
      vehicle.condition === "new" ? "N" : "U",
      vehicle.year,
      vehicle.make,
      vehicle.model,
      vehicle.bodyStyle,
      vehicle.trim,
      vehicle.mileage,
      vehicle.drivetrain,
      vehicle.exteriorColor?.name,
      vehicle.interiorColor,
      price,
      (vehicle.msrpCents ?? 0) / 100,
      vehicle.condition === "certified" ? "Y" : "",
      vehicle.description,
      vehicle.features.join("|"),
      "",
    ];
    const line = cells.map((cell) => `"${String(cell ?? "").replaceAll('"', '""')}"`).join(",");
    if (!out.write(`${line}\n`)) await once(out, "drain");
  }
  out.end();
  await once(out, "finish");
  return path;
}

async function bareInsert(database: Database, path: string): Promise<undefined> {
  await database.owner.query("create table bare_row (cells text[])");
  const parser = createReadStream(path).pipe(parse({ relax_column_count: true }));
  let batch: string[] = [];
  const flush = async () => {
    await database.owner.query("insert into bare_row select array[line] from unnest($1::text[]) as line", [
      batch,
    ]);
    batch = [];
  };
  for await (const cells of parser as AsyncIterable<string[]>) {
    batch.push(cells.join("\t"));
    if (batch.length === 1_000) await flush();
  }
  await flush();
  await database.owner.query("drop table bare_row");
  return undefined;
}

interface Timed<T> {
  readonly value: T;
  readonly seconds: number;
  readonly growthMb: number;
}

async function timed<T>(work: () => Promise<T>): Promise<Timed<T>> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let highest = before;
  const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 50);
  const started = performance.now();
  const value = await work();
  clearInterval(watch);
  return { value, seconds: (performance.now() - started) / 1000, growthMb: (highest - before) / 1e6 };
}

function rowOf(label: string, result: Timed<ImportReport | undefined>, floor: number | undefined): string[] {
  const diff = result.value?.diff;
  return [
    label,
    short(result.seconds),
    short(rowCount / result.seconds),
    short(result.growthMb),
    floor === undefined ? "1" : short(result.seconds / floor),
    diff === undefined ? "" : `${diff.new} new, ${diff.changed} changed, ${diff.unchanged} unchanged`,
  ];
}
