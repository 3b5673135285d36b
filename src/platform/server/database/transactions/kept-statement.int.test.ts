import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { keptInsert, keptStatement, keptStatementOfMany, keptUpdate } from "./kept-statement.ts";

interface Hit {
  readonly tenantId: string;
  readonly key: string;
  readonly at: Date;
}

let made: TestDatabase;
let built = 0;
const insert = keptStatementOfMany((db, hits: readonly Hit[]) => {
  built += 1;
  return db.insertInto("rate_limit").values(
    hits.map(({ tenantId, key, at }) => ({
      tenant_id: tenantId,
      bucket: "kept",
      key_hash: key,
      window_start: at,
      hits: 1,
    })),
  );
});
const find = keptStatement((db, { tenantId, at }: Omit<Hit, "key">) =>
  db
    .selectFrom("rate_limit")
    .select(["key_hash", "window_start"])
    .where("tenant_id", "=", tenantId)
    .where("window_start", "=", at)
    .orderBy("key_hash"),
);

beforeAll(async () => {
  made = await makeTestDatabase();
});
afterAll(() => made.close());
beforeEach(() => {
  built = 0;
});

const hit = (key: string, at: Date): Hit => ({ tenantId: "a", key, at });
const insertAll = (hits: readonly Hit[]) =>
  made.database.forTenant("a").transaction((trx) => insert(trx, hits));
const keysAt = async (at: Date) =>
  (await made.database.forTenant("a").transaction((trx) => find(trx, { tenantId: "a", at }))).map(
    ({ key_hash: key }) => key,
  );

it("fills the same statement with other values each time", async () => {
  const [first, second] = [new Date(1_000), new Date(2_000)];
  await insertAll([hit("x", first), hit("y", second)]);
  await insertAll([hit("z", first), hit("w", first)]);
  expect(await keysAt(first)).toEqual(["w", "x", "z"]);
  expect(await keysAt(second)).toEqual(["y"]);
  expect(await keysAt(new Date(3_000))).toEqual([]);
});

it("builds one statement for each length of a list", async () => {
  const at = new Date(4_000);
  for (const key of ["1", "2", "3"]) await insertAll([hit(key, at)]);
  expect(built).toBeLessThanOrEqual(1);
  await insertAll(["4", "5", "6"].map((key) => hit(key, at)));
  await insertAll(["7", "8", "9"].map((key) => hit(key, at)));
  expect(built).toBeLessThanOrEqual(2);
  expect(await keysAt(at)).toHaveLength(9);
});

it("serves transactions of several connections and retailers at once", async () => {
  const at = new Date(5_000);
  await Promise.all(
    ["b", "c", "d"].map((tenantId) =>
      made.database
        .forTenant(tenantId)
        .transaction((trx) => insert(trx, [{ tenantId, key: `of ${tenantId}`, at }])),
    ),
  );
  const seen = await Promise.all(
    ["b", "c", "d"].map((tenantId) =>
      made.database.forTenant(tenantId).transaction((trx) => find(trx, { tenantId, at })),
    ),
  );
  expect(seen.map((rows) => rows.map(({ key_hash: key }) => key))).toEqual([["of b"], ["of c"], ["of d"]]);
});

interface Counted {
  readonly hits: number;
  readonly window_start: Date;
}

it("keeps an update for each set of columns, and leaves columns without a value as they are", async () => {
  const update = keptUpdate<{ readonly tenantId: string; readonly key: string }, Counted>(
    (db, { tenantId, key }, set) => {
      built += 1;
      return db
        .updateTable("rate_limit")
        .set(set)
        .where("tenant_id", "=", tenantId)
        .where("key_hash", "=", key);
    },
  );
  const at = new Date("2026-11-01T00:00:00Z");
  const later = new Date("2026-11-02T00:00:00Z");
  await insertAll([hit("updated", at)]);
  const db = made.database.forTenant("a");
  const change = (set: Partial<Counted>) =>
    db.transaction((trx) => update(trx, { tenantId: "a", key: "updated" }, set));
  const row = () =>
    db.transaction((trx) =>
      trx
        .selectFrom("rate_limit")
        .select(["hits", "window_start"])
        .where("tenant_id", "=", "a")
        .where("key_hash", "=", "updated")
        .executeTakeFirst(),
    );
  built = 0;
  await change({ hits: 7 });
  await change({ hits: 8 });
  expect(built).toBe(1);
  await change({ hits: 9, window_start: undefined as unknown as Date });
  expect(await row()).toEqual({ hits: 9, window_start: at });
  await change({ window_start: later });
  expect(await row()).toEqual({ hits: 9, window_start: later });
  expect(built).toBe(2);
});

it("keeps an insert for each set of columns and number of rows, and leaves columns without a value to the table", async () => {
  interface Row {
    readonly tenant_id: string;
    readonly bucket: string;
    readonly key_hash: string;
    readonly window_start: Date;
    readonly hits?: number | undefined;
  }
  const insertRows = keptInsert((db, rows: Row[]) => {
    built += 1;
    return db
      .insertInto("rate_limit")
      .values(rows as (Row & { hits: number })[])
      .returning("key_hash");
  });
  const at = new Date(6_000);
  const row = (key: string): Row => ({
    tenant_id: "a",
    bucket: "rows",
    key_hash: key,
    window_start: at,
    hits: 1,
  });
  const write = (rows: readonly Row[]) =>
    made.database.forTenant("a").transaction((trx) => insertRows(trx, rows));
  expect(await write([])).toEqual([]);
  expect(built).toBe(0);
  expect(await write([row("1"), row("2")])).toEqual([{ key_hash: "1" }, { key_hash: "2" }]);
  await write([row("3"), row("4")]);
  expect(built).toBe(1);
  await write([row("5")]);
  expect(built).toBe(2);
  await expect(write([{ ...row("6"), hits: undefined }])).rejects.toThrow("null value");
  expect(built).toBe(3);
  expect(await keysAt(at)).toEqual(["1", "2", "3", "4", "5"]);
});
