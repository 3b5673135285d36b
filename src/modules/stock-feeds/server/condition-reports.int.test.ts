import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readVehicleDetails } from "#modules/inventory/server/vehicle-details-repo.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { vinDecoderFolder } from "#tests/support/vin-decoder-folder.ts";
import { insertTestRooftop } from "#tests/support/test-rooftop.ts";
import { nextVin } from "#tests/support/next-vin.ts";
import { importFeed, type ImportContext } from "./import-feed.ts";
import { saveConditionReports } from "./save-condition-reports.ts";
import { VinDecoder } from "./vin-decoder.ts";

let world: TestWorld;
let ctx: ImportContext;
let folder: string;
let decoder: VinDecoder;

beforeAll(async () => {
  world = await makeTestContext();
  folder = mkdtempSync(join(tmpdir(), "conditions-"));
  decoder = new VinDecoder({
    database: world.database,
    folder: vinDecoderFolder(),
    now: () => world.clock.now(),
  });
  ctx = { ...world.ctx, vinDecoder: decoder };
  await insertTestRooftop(ctx);
});

afterAll(async () => {
  await decoder.close();
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

const REPORT = { inspectedOn: "2026-05-03", odometer: 40_100, marks: [{ part: "hood", kind: "chip" }] };

function importCar(vin: string, more: object = {}) {
  const path = join(folder, `${vin}.json`);
  const car = { vin, stock: vin.slice(-6), newUsed: "Used", year: 2003, make: "Honda", model: "Accord" };
  writeFileSync(path, JSON.stringify([{ ...car, sellingPrice: "9900", dealerId: "austin", ...more }]));
  const input = { path, rooftopId: "austin", format: "auto", allowRemovals: true, dryRun: false };
  return importFeed(ctx, { ...input, allowChanges: true });
}

async function marksOf(vin: string, { tenantId, db } = ctx) {
  const asked = { tenantId, keys: [vin], estimate: () => null };
  const [found] = await db.transaction((trx) => readVehicleDetails(trx, asked));
  return found?.conditionReport?.marks.map(({ part, kind }) => `${kind} ${part}`) ?? null;
}

test("a feed's report stands on the car's page, and a later file that is silent about it leaves it there", async () => {
  const vin = nextVin();
  expect(await importCar(vin, { conditionReport: REPORT })).toMatchObject({ kind: "applied" });
  expect(await marksOf(vin)).toEqual(["chip hood"]);
  await importCar(vin, { sellingPrice: "9500" });
  expect(await marksOf(vin)).toEqual(["chip hood"]);
  await importCar(vin, { conditionReport: { marks: [] } });
  expect(await marksOf(vin)).toEqual([]);
});

test("photos of marks on hosts that no page shows get a note, as the car's own photos do", async () => {
  const marks = [{ part: "roof", kind: "dent", photo: "https://marks.example.com/1.jpg" }];
  const report = await importCar(nextVin(), { conditionReport: { marks } });
  expect(JSON.stringify(report)).toContain("photos of https://marks.example.com are not shown");
});

test("reports of another system are put beside cars by VIN, and what can't be used is told", async () => {
  const vin = nextVin();
  await importCar(vin);
  expect(await marksOf(vin)).toBeNull();
  const stranger = nextVin();
  const entries = [
    { vin: vin.toLowerCase(), ...REPORT },
    { vin: stranger, ...REPORT },
    { vin: "short" },
    null,
    {
      vin,
      marks: [
        { part: "roof", kind: "dent" },
        { part: "wing", kind: "dent" },
      ],
    },
  ];
  const saved = await saveConditionReports(ctx.db, JSON.stringify(entries));
  expect(saved).toEqual({ saved: 1, unusable: [3, 4], unknown: [stranger], dropped: 1 });
  expect(await marksOf(vin)).toEqual(["dent roof"]);
});

test("no retailer's file reaches another retailer's car", async () => {
  const vin = nextVin();
  await importCar(vin);
  const { db } = world.otherTenantCtx;
  const saved = await saveConditionReports(db, JSON.stringify([{ vin, ...REPORT }]));
  expect(saved).toMatchObject({ saved: 0, unknown: [vin] });
  expect(await marksOf(vin)).toBeNull();
});

test("a file that is no list of reports changes nothing", async () => {
  await expect(saveConditionReports(ctx.db, '{"vin":"x"}')).rejects.toThrow("not a JSON array");
});
