import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { LogFields } from "#platform/server/context/log.ts";
import { insertTestRooftop } from "#tests/support/test-rooftop.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { VehicleSearch } from "./vehicle-search.ts";

const SETTINGS = {
  vehicleMileageLimit: 900_000,
  vehicleAgeLimit: 10,
  onlineExclusiveFilter: false,
  conditions: ["new", "used", "certified"],
  defaultSort: "price-desc",
} as const;

let world: TestWorld;
let folder = "";
let search: VehicleSearch | undefined;
let said: { message: string; fields: LogFields }[] = [];

beforeAll(async () => {
  world = await makeTestContext();
  for (const ctx of [world.ctx, world.otherTenantCtx]) {
    await insertTestRooftop(ctx);
    // Every fifth is beyond the limit of age.
    await query(
      `insert into vehicle (tenant_id, id, identity_key, vin, rooftop_id, condition, year, make, model, price_cents,
        mileage, features, exterior_color, source, created_at, updated_at)
       select $1, 'v' || n, 'vin:1HGCM82633A' || lpad(n::text, 6, '0'), '1HGCM82633A' || lpad(n::text, 6, '0'), 'austin',
        'used', case when n % 5 = 0 then 2000 else 2024 end, 'Toyota', 'RAV4', n * 100000, n, array['Moonroof'],
        '{"name": "Blue", "family": "blue", "hex": "#0000ff"}', 'test', now(), now()
       from generate_series(1, 200) n`,
      [ctx.tenantId],
    );
  }
});
afterAll(() => world.close());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "forecourt-stock-"));
  said = [];
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

const query = (text: string, values: unknown[] = []) => world.database.owner.query(text, values);
const change = (set: string, where: string) =>
  query(`update vehicle set ${set} where tenant_id = $1 and ${where}`, [world.ctx.tenantId]);
const fileOf = (tenantId: string) => path.join(folder, `${tenantId}.stock`);

/** A server that starts with the files of the one before. */
async function start({ code = "1", settings = "1", now = () => world.clock.now() } = {}): Promise<void> {
  await stop();
  said = [];
  const { database, ctx, otherTenantCtx } = world;
  const info = (message: string, fields: LogFields = {}) => said.push({ message, fields });
  search = new VehicleSearch({
    database,
    tenants: async () =>
      [ctx, otherTenantCtx].map(({ tenantId }) => ({
        id: tenantId,
        settings: SETTINGS,
        estimate: () => null,
        fingerprint: () => settings,
      })),
    listen: () => ({ close: async () => undefined }),
    clock: { ...world.clock, now },
    log: { ...silentLog, info },
    snapshots: { folder, code },
  });
  await search.start();
}

async function stop(): Promise<void> {
  await search?.stop();
  search = undefined;
}

const shown = () => [...(search as VehicleSearch).stock(world.ctx.tenantId).index.cards()].toSorted(byId);
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/** How many vehicles were read again beside the file; undefined without a file. */
function readAgain(): number | undefined {
  const own = ({ fields }: (typeof said)[number]) => fields.tenantId === world.ctx.tenantId;
  return said.filter(own).find(({ message }) => message.startsWith("stock differed"))?.fields.count;
}

const refusals = () =>
  said.filter(({ message }) => message.startsWith("stock file not used")).map(({ fields }) => fields.error);

/** What a server without any file shows. */
async function asTableSays() {
  const kept = folder;
  folder = mkdtempSync(path.join(tmpdir(), "forecourt-stock-"));
  await start();
  const cards = shown();
  await stop();
  rmSync(folder, { recursive: true });
  folder = kept;
  return cards;
}

describe("a server that starts with the stock that another one wrote", () => {
  it("shows the same cars and reads none of them", async () => {
    await start();
    expect(readAgain()).toBeUndefined();
    const before = shown();
    expect(before).toHaveLength(160);
    await start();
    expect(readAgain()).toBe(0);
    expect(shown()).toEqual(before);
  });

  it("reads what changed, came, was sold or deleted, or came within the limits meanwhile, and nothing else", async () => {
    await start();
    await stop();
    await change("price_cents = 4242", "id = 'v1'");
    await change("year = 2023", "id = 'v5'");
    await change("year = 1999", "id = 'v6'");
    await change("availability = 'Sold'", "id = 'v2'");
    await query("delete from vehicle where tenant_id = $1 and id = 'v10'", [world.ctx.tenantId]);
    await query(
      `insert into vehicle (tenant_id, id, identity_key, rooftop_id, condition, year, make, model, source, created_at, updated_at)
       values ($1, 'new', 'stock:new', 'austin', 'new', 2025, 'Honda', 'Civic', 'test', now(), now())`,
      [world.ctx.tenantId],
    );
    await start();
    expect(readAgain()).toBe(6);
    const cards = shown();
    expect(cards).toEqual(await asTableSays());
    expect(cards.find(({ id }) => id === "v1")?.priceCents).toBe(4242);
  });

  it("shows the table's prices after the database went back in time, with transactions of the same numbers", async () => {
    const price = async () =>
      (await query("select price_cents from vehicle where id = 'v3' limit 1")).rows[0].price_cents;
    const original = await price();
    await change("price_cents = 1111100", "id = 'v3'");
    await start();
    await stop();
    // As a restored table: the row is as before, down to the time of its last change.
    await query("set session_replication_role = replica");
    await change(`price_cents = ${original}`, "id = 'v3'");
    await query("set session_replication_role = origin");
    await start();
    expect(readAgain()).toBe(1);
    expect(shown().find(({ id }) => id === "v3")?.priceCents).toBe(original);
  });

  it("reads the table when the file is of other code, other settings, other rooftops, another year or store, and says so", async () => {
    await start();
    await start({ code: "2" });
    expect(refusals()).toEqual(["made by other code", "made by other code"]);
    await start({ code: "2", settings: "2" });
    expect(refusals()).toEqual(["made with other settings", "made with other settings"]);
    await stop();
    await query("update rooftop set phone = '5125550199' where tenant_id = $1", [world.ctx.tenantId]);
    await start({ code: "2", settings: "2" });
    expect(refusals()).toEqual(["made with other rooftops"]);
    expect(shown()[0]?.dealershipPhone).toBe("5125550199");
    const nextYear = new Date(world.clock.now().getTime() + 366 * 86_400_000);
    await start({ code: "2", settings: "2", now: () => nextYear });
    expect(refusals()).toEqual(["of another year", "of another year"]);
    await stop();
    writeFileSync(fileOf(world.ctx.tenantId), readFileSync(fileOf(world.otherTenantCtx.tenantId)));
    await start({ code: "2", settings: "2" });
    expect(refusals()).toContain("of another store");
  });

  it("reads the table when the file is torn, damaged or no stock at all", async () => {
    const file = fileOf(world.ctx.tenantId);
    const spoil: readonly (readonly [string, () => void])[] = [
      ["cut off or damaged", () => truncateSync(file, readFileSync(file).length - 100)],
      ["cut off", () => truncateSync(file, 10)],
      [
        "cut off or damaged",
        () => {
          const bytes = readFileSync(file);
          bytes[200] = (bytes[200] as number) ^ 1;
          writeFileSync(file, bytes);
        },
      ],
      ["of another format", () => writeFileSync(file, "")],
      ["of another format", () => writeFileSync(file, "something else")],
    ];
    for (const [reason, doSpoil] of spoil) {
      await change("mileage = mileage + 1", "id = 'v4'");
      await start();
      await stop();
      doSpoil();
      await start();
      expect(refusals(), reason).toEqual([reason]);
      expect(shown().length).toBeGreaterThan(150);
    }
  });

  it("forgets the file of a store that is gone", async () => {
    writeFileSync(fileOf("gone"), "");
    await start();
    await stop();
    expect(readdirSync(folder).toSorted()).toEqual(
      [world.ctx, world.otherTenantCtx].map(({ tenantId }) => `${tenantId}.stock`).toSorted(),
    );
  });

  it("starts whatever else lies in the folder: folders, pipes, devices, links to nowhere", async () => {
    mkdirSync(path.join(folder, "lost+found"));
    const things: readonly (() => void)[] = [
      () => mkdirSync(fileOf(world.ctx.tenantId)),
      () => execFileSync("mkfifo", [fileOf(world.ctx.tenantId)]),
      () => symlinkSync("/dev/zero", fileOf(world.ctx.tenantId)),
      () => symlinkSync("/nowhere", fileOf(world.ctx.tenantId)),
      () => symlinkSync(fileOf(world.ctx.tenantId), fileOf(world.ctx.tenantId)),
    ];
    for (const put of things) {
      await stop();
      rmSync(fileOf(world.ctx.tenantId), { recursive: true, force: true });
      put();
      await start();
      expect(readAgain()).toBeUndefined();
      expect(shown().length).toBeGreaterThan(150);
    }
    expect(readdirSync(folder)).toContain("lost+found");
  });

  it("leaves alone what another process is writing, and removes after five minutes what a killed one left", async () => {
    await start();
    await stop();
    const parts = ["1.part", "2.part"].map((end) => `${fileOf(world.ctx.tenantId)}.${end}`);
    for (const part of parts) writeFileSync(part, "");
    const longAgo = Date.now() / 1000 - 301;
    utimesSync(parts[1] as string, longAgo, longAgo);
    await start();
    expect(parts.map((part) => existsSync(part))).toEqual([true, false]);
  });

  it("goes on to follow changes", async () => {
    await start();
    await start();
    await change("price_cents = 777700", "id = 'v7'");
    await (search as VehicleSearch).catchUp();
    expect(shown().find(({ id }) => id === "v7")?.priceCents).toBe(777_700);
  });
});
