import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertRooftops } from "#database/seed/tenants/insert-rooftops.ts";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { vinDecoderFolder } from "#tests/support/vin-decoder-folder.ts";
import { checkDigit } from "#modules/inventory/domain/vin-check-digit.ts";
import { importFeed, type ImportContext } from "./import-feed.ts";
import { VinDecoder } from "./vin-decoder.ts";
import { readVehicleDetails } from "#modules/inventory/server/vehicle-details-repo.ts";

const OPEN_VIN = "4T1BF1FK0CU000001";
const VIN = OPEN_VIN.slice(0, 8) + checkDigit(OPEN_VIN) + OPEN_VIN.slice(9);
const HEADER = "DealerID,Stock,VIN,NewUsed,Year,Make,Model,SellingPrice";

let world: TestWorld;
let ctx: ImportContext;
let folder: string;
let decoder: VinDecoder;

beforeAll(async () => {
  world = await makeTestContext();
  folder = mkdtempSync(join(tmpdir(), "prices-"));
  decoder = new VinDecoder({
    database: world.database,
    folder: vinDecoderFolder(),
    now: () => world.clock.now(),
  });
  ctx = { ...world.ctx, vinDecoder: decoder };
  await insertRooftops(ctx.db, demoTenants[0]?.rooftops ?? []);
});

afterAll(async () => {
  await decoder.close();
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

async function importAt(price: string): Promise<void> {
  const path = join(folder, "feed.csv");
  writeFileSync(path, `${HEADER}\nx,S1,${VIN},Used,2012,Toyota,Camry,${price}\n`);
  const rooftop = demoTenants[0]?.rooftops[0]?.id ?? "";
  await importFeed(ctx, { path, rooftopId: rooftop, format: "auto", allowRemovals: false, dryRun: false });
}

const history = async () => {
  const asked = { tenantId: ctx.tenantId, keys: [VIN], estimate: () => null };
  const [found] = await ctx.db.transaction((trx) => readVehicleDetails(trx, asked));
  return found;
};

test("Every import that changes a price adds a step to the vehicle's history", async () => {
  await importAt("12900");
  expect((await history())?.priceHistory).toEqual([]);
  const days: string[] = [];
  for (const price of ["12900", "12500", "12700"]) {
    world.clock.advance({ days: 1 });
    days.push(world.clock.now().toISOString());
    await importAt(price);
  }
  const found = await history();
  expect(found?.priceHistory.map(({ priceCents }) => priceCents)).toEqual([1_290_000, 1_250_000, 1_270_000]);
  expect(found?.priceHistory.slice(1).map(({ at }) => at)).toEqual(days.slice(1));
  const { rows } = await world.otherTenantCtx.db.transaction((trx) =>
    sql`select * from vehicle_price_change`.execute(trx),
  );
  expect(rows).toEqual([]);
});

test("Every import compares the prices of used cars that are alike, and forgets what no longer holds", async () => {
  const path = join(folder, "alike.csv");
  const importPrices = async (prices: readonly number[]) => {
    const rows = prices.map((price, at) => `x,A${at},,Used,2020,Honda,Fit,EX,${30_000 + at},${price}`);
    const header = "DealerID,Stock,VIN,NewUsed,Year,Make,Model,Trim,Mileage,SellingPrice";
    writeFileSync(path, `${header}\n${rows.join("\n")}\n`);
    const rooftopId = demoTenants[0]?.rooftops[1]?.id ?? "";
    const input = { path, rooftopId, format: "auto", dryRun: false, allowRemovals: true, allowChanges: true };
    await importFeed(ctx, input);
    const { rows: found } = await ctx.db.transaction((trx) =>
      sql<{ price_below_percent: number | null; price_compared: number | null }>`
        select price_below_percent, price_compared from vehicle
        where tenant_id = ${ctx.tenantId} and model = 'Fit' and availability = 'Available'
        order by stock_number`.execute(trx),
    );
    return found.map(({ price_below_percent: below, price_compared: compared }) => [below, compared]);
  };
  expect((await importPrices([9_000, 10_000, 10_000, 10_000]))[0]).toEqual([10, 3]);
  expect(await importPrices([9_000, 10_000, 10_000])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
});
