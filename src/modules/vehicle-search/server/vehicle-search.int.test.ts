import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeTestContext, type TestContext, type TestWorld } from "#tests/support/test-context.ts";
import { insertTestRooftop } from "#tests/support/test-rooftop.ts";
import { testVehicleSearch } from "#tests/support/test-vehicle-search.ts";
import { parseSearchQuery } from "#modules/search-index/domain/search-query.ts";
import type { EstimatedPaymentView } from "#modules/inventory/domain/vehicle-view.ts";
import { findZip } from "./find-zip.ts";
import { getVehicle } from "#modules/inventory/server/get-vehicle.ts";
import type { VehicleSearchContext } from "./search-context.ts";
import { ChangePruner } from "#modules/inventory/server/changes/prune-inventory-changes.ts";
import { rooftopsOfSearch } from "./rooftops-of-search.ts";
import { searchVehicles } from "./search-vehicles.ts";
import { similarVehicles } from "./similar-vehicles.ts";
import { suggest } from "./suggest.ts";
import type { VehicleSearch } from "./vehicle-search.ts";
import { VehicleReader } from "#modules/inventory/server/vehicle-reader.ts";
import { ZipDirectory } from "#modules/places/server/zip-directory.ts";

const ESTIMATE: EstimatedPaymentView = {
  estimatedMonthlyPaymentCents: 40_000,
  estimatedDownPaymentCents: 250_000,
  estimatedTerm: 48,
  estimatedAPR: 6.9,
};

let world: TestWorld;
let search: VehicleSearch;
let ctx: VehicleSearchContext;
const geo = await ZipDirectory.load();

const makeSearch = (of: TestWorld): VehicleSearch => testVehicleSearch(of, ESTIMATE);

async function addVehicle(
  { db, tenantId, clock }: TestContext,
  vin: string,
  extra: object = {},
): Promise<void> {
  await db.transaction((trx) =>
    trx
      .insertInto("vehicle")
      .values({
        tenant_id: tenantId,
        id: `veh_${vin}`,
        identity_key: `vin:${vin}`,
        vin,
        rooftop_id: "austin",
        condition: "used" as const,
        year: 2022,
        make: "Toyota",
        model: "RAV4",
        body_style: "suv",
        mileage: 20_000,
        price_cents: 2_500_000,
        features: ["Moonroof"],
        source: "test",
        created_at: clock.now(),
        updated_at: clock.now(),
        ...extra,
      })
      .execute(),
  );
}

async function sell({ db, tenantId }: TestContext, vin: string): Promise<void> {
  await db.transaction((trx) =>
    trx
      .updateTable("vehicle")
      .set({ availability: "Sold" })
      .where("tenant_id", "=", tenantId)
      .where("vin", "=", vin)
      .execute(),
  );
}

/** Everything that was written here is now older than every open transaction, also those of other tests' databases. */
async function changesOld({ database }: TestWorld): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from inventory_change
      where tx >= pg_snapshot_xmin(pg_current_snapshot())`.execute(database.system.kysely);
    return rows[0]?.count;
  };
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
}

const total = async (question = ""): Promise<number> =>
  (await searchVehicles(ctx, parseSearchQuery(new URLSearchParams(question), "price-desc"))).total;

beforeEach(async () => {
  world = await makeTestContext();
  await insertTestRooftop(world.ctx);
  await insertTestRooftop(world.otherTenantCtx);
  await addVehicle(world.ctx, "1HGCM82633A004352");
  await addVehicle(world.ctx, "2T3P1RFV0MC123456", { price_cents: 3_000_000, make: "Honda", model: "CR-V" });
  await addVehicle(world.otherTenantCtx, "5YJ3E1EA7KF317000", { make: "Tesla", model: "Model 3" });
  search = makeSearch(world);
  await search.start();
  const vehicles = new VehicleReader(world.database, (tenantId) => search.stock(tenantId).tenant.estimate);
  ctx = { ...world.ctx, vehicleSearch: search, vehicles, geo };
});

afterEach(async () => {
  await search.stop();
  await world.close();
});

describe("the searchable stock", () => {
  it("holds what the database lists, each tenant its own", async () => {
    expect(search.isReady).toBe(true);
    expect(await total()).toBe(2);
    expect(await total("q=tesla")).toBe(0);
    expect(await total("q=austin"), "where they stand").toBe(2);
    expect(await total("q=honda+austin")).toBe(1);
    expect(await total("q=columbus")).toBe(0);
    expect(suggest(ctx, { typed: "crv" }).map(({ label }) => label)).toEqual(["Honda CR-V"]);
  });

  it("measures distances from a zip and tells an unknown one", async () => {
    const near = await searchVehicles(
      ctx,
      parseSearchQuery(new URLSearchParams("zip=78702&distance=25"), "price-desc"),
    );
    expect(near).toMatchObject({ total: 2, zipError: null, place: { city: "Austin", state: "TX" } });
    expect(near.vehicles[0]?.distance).toBeLessThan(10);
    expect(await total("zip=10001&distance=25")).toBe(0);
    const mistyped = await searchVehicles(
      ctx,
      parseSearchQuery(new URLSearchParams("zip=7870"), "price-desc"),
    );
    expect(mistyped.zipError).toBe("Enter a 5-digit US zip code.");
    const unknown = await searchVehicles(
      ctx,
      parseSearchQuery(new URLSearchParams("zip=00000"), "price-desc"),
    );
    expect(unknown.zipError).toBe(
      "Sorry, we're unable to locate the zip code you provided. Please try again.",
    );
    expect(() => findZip(ctx, { zip: "00000" })).toThrow("zip.unknown");
    expect(findZip(ctx, { zip: "78701" })).toMatchObject({ city: "Austin", county: "Travis" });
  });

  it("follows changes of any process by itself", async () => {
    const version = search.version(ctx.tenantId);
    const changed = new Promise<readonly string[] | null>((resolve) =>
      search.onChange((_tenant, _version, ids) => resolve(ids)),
    );
    await sell(world.ctx, "1HGCM82633A004352");
    expect(await changed).toEqual(["veh_1HGCM82633A004352"]);
    expect(await total()).toBe(1);
    expect(search.version(ctx.tenantId)).toBeGreaterThan(version);
  });

  it("misses nothing when an older transaction commits later", async () => {
    await world.ctx.db.transaction(async (slow) => {
      await slow
        .updateTable("vehicle")
        .set({ price_cents: 100 })
        .where("tenant_id", "=", ctx.tenantId)
        .where("make", "=", "Toyota")
        .execute();
      await sell(world.ctx, "2T3P1RFV0MC123456");
      await search.catchUp();
      expect(await total()).toBe(1);
    });
    await search.catchUp();
    expect(await total()).toBe(1);
    expect(await total("priceMax=1")).toBe(1);
  });

  it("shows a change of this process at once and does not announce it twice", async () => {
    const announced: (readonly string[] | null)[] = [];
    search.onChange((_tenant, _version, ids) => announced.push(ids));
    await sell(world.ctx, "1HGCM82633A004352");
    await search.applyNow(ctx.tenantId, ["veh_1HGCM82633A004352"]);
    expect(await total()).toBe(1);
    await search.catchUp();
    expect(announced).toEqual([["veh_1HGCM82633A004352"]]);
  });

  it("keeps a sold vehicle reachable, with others like it, and hides a deleted one", async () => {
    await sell(world.ctx, "1HGCM82633A004352");
    expect(await getVehicle(ctx, { key: "1hgcm82633a004352" })).toMatchObject({
      sold: true,
      rooftop: { city: "Austin" },
    });
    expect((await similarVehicles(ctx, { key: "veh_1HGCM82633A004352" })).map((card) => card.model)).toEqual([
      "CR-V",
    ]);
    await addVehicle(world.ctx, "WBA3A5C51CF256987", { availability: "Deleted" });
    await expect(getVehicle(ctx, { key: "WBA3A5C51CF256987" })).rejects.toThrow("vehicle.notFound");
    await expect(getVehicle(ctx, { key: "5YJ3E1EA7KF317000" })).rejects.toThrow("vehicle.notFound");
  });

  it("reads vehicles that are asked for at once together, each for whoever asked", async () => {
    await addVehicle(world.ctx, "WBA3A5C51CF256987", { availability: "Deleted" });
    const keys = ["1hgcm82633a004352", "veh_2T3P1RFV0MC123456", "nobody", "WBA3A5C51CF256987", "bad\0key"];
    const asked = (at: typeof ctx) =>
      Promise.allSettled(
        [...keys, "5YJ3E1EA7KF317000", "1HGCM82633A004352", "2T3P1RFV0MC123456"].map((key) =>
          getVehicle(at, { key }),
        ),
      );
    const models = (answers: Awaited<ReturnType<typeof asked>>) =>
      answers.map((one) => (one.status === "fulfilled" ? one.value.model : "none"));
    const otherCtx = { ...ctx, ...world.otherTenantCtx };
    const [own, foreign] = await Promise.all([asked(ctx), asked(otherCtx)]);
    expect(models(own)).toEqual(["RAV4", "CR-V", "none", "none", "none", "none", "RAV4", "CR-V"]);
    expect(models(foreign)).toEqual(["none", "none", "none", "none", "none", "Model 3", "none", "none"]);
  });

  it("tells whoever asks after a change what is true now, whatever is being read", async () => {
    const before = Array.from({ length: 20 }, () => getVehicle(ctx, { key: "1HGCM82633A004352" }));
    await sell(world.ctx, "1HGCM82633A004352");
    expect(await getVehicle(ctx, { key: "1HGCM82633A004352" })).toMatchObject({ sold: true });
    await Promise.all(before);
  });

  it("forgets changes only when they are an hour old", async () => {
    let elapsed = 0;
    const pruner = new ChangePruner(world.database.system, () => elapsed);
    const removedAfter = async (minutes: number): Promise<number> => {
      elapsed += minutes * 60_000;
      return pruner.run();
    };
    // The first note says how far the feed was, and transactions of other databases hold that back.
    await changesOld(world);
    expect(await removedAfter(0)).toBe(0);
    await sell(world.ctx, "1HGCM82633A004352");
    await changesOld(world);
    expect([await removedAfter(59), await removedAfter(1)]).toEqual([0, 3]);
    expect([await removedAfter(58), await removedAfter(1)]).toEqual([0, 1]);
  });
});

describe("the map of a search", () => {
  const rooftops = (question: string) =>
    rooftopsOfSearch(ctx, parseSearchQuery(new URLSearchParams(question), "price-desc"));

  it("counts the vehicles of a search at each rooftop, whichever one it is narrowed to", async () => {
    const austin = { id: "austin", place: "Austin, TX", latitude: 30.2713, longitude: -97.7426 };
    expect(await rooftops("")).toMatchObject([{ ...austin, count: 2, miles: null }]);
    expect(await rooftops("make=honda")).toMatchObject([{ count: 1 }]);
    expect(await rooftops("make=honda&rooftop=elsewhere")).toMatchObject([{ count: 1 }]);
    expect(await rooftops("make=tesla")).toMatchObject([{ count: 0 }]);
  });

  it("tells whole miles from the shopper's ZIP code", async () => {
    expect(await rooftops("zip=78701")).toMatchObject([{ miles: 0 }]);
    expect((await rooftops("zip=43215"))[0]?.miles).toBeGreaterThan(1_000);
  });
});
