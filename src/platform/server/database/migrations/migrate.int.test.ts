import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeTestDatabase } from "#tests/support/test-database.ts";
import type { TestDatabase } from "#tests/support/test-database.ts";
import { migrate, type MigrationMode } from "./migrate.ts";

let empty: TestDatabase;
let folder: string;

beforeEach(async () => {
  empty = await makeTestDatabase({ template: "none" });
  folder = mkdtempSync(path.join(tmpdir(), "forecourt-migrations-"));
});
afterEach(async () => {
  await empty.close();
  rmSync(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql);
const run = (mode?: MigrationMode) =>
  migrate({ owner: empty.address, folder, ...(mode && { mode }), patience: { waitMs: 50, pauseMs: 20 } });
const count = async (table: string) =>
  Number((await empty.database.owner.query(`select count(*) as n from ${table}`)).rows[0].n);

test("four processes that start together apply every file once", async () => {
  const real = { owner: empty.address, folder: path.resolve("database/migrations") };
  const reports = await Promise.all([1, 2, 3, 4].map(() => migrate(real)));
  const total = reports[0]?.total ?? 0;
  expect(total).toBeGreaterThan(2);
  expect(reports.map(({ applied }) => applied.length).toSorted((a, b) => a - b)).toEqual([0, 0, 0, total]);
  expect(await count("schema_migration")).toBe(total);
});

test("files run in order, once, and new ones are added later", async () => {
  write("0002-rows.sql", "insert into t values (1)");
  write("0001-table.sql", "create table t (n int)");
  expect((await run()).applied).toEqual(["0001-table.sql", "0002-rows.sql"]);
  write("0003-more.sql", "insert into t values (2)");
  expect((await run()).applied).toEqual(["0003-more.sql"]);
  expect((await run()).applied).toEqual([]);
  expect(await count("t")).toBe(2);
});

test("a file that was changed after it had been applied is named", async () => {
  write("0001-table.sql", "create table t (n int)");
  await run();
  write("0001-table.sql", "create table t (n bigint)");
  await expect(run()).rejects.toThrow(/0001-table\.sql was changed/);
});

test("an applied file that is gone is named", async () => {
  write("0001-table.sql", "create table t (n int)");
  await run();
  rmSync(path.join(folder, "0001-table.sql"));
  await expect(run()).rejects.toThrow(/0001-table\.sql .* gone/);
});

test("a failing file changes nothing and is named; the files before it stay", async () => {
  write("0001-table.sql", "create table t (n int)");
  write("0002-broken.sql", "insert into t values (1); insert into nowhere values (1)");
  await expect(run()).rejects.toThrow(/0002-broken\.sql failed: .*nowhere/);
  expect(await count("t")).toBe(0);
  write("0002-broken.sql", "insert into t values (1)");
  expect((await run()).applied).toEqual(["0002-broken.sql"]);
});

test("an older release starts beside a newer schema that says it is compatible", async () => {
  write("0001-table.sql", "create table t (n int)");
  write("0002-more.sql", "-- compatible-from: 0001\nalter table t add column m int");
  await run();
  rmSync(path.join(folder, "0002-more.sql"));
  expect(await run()).toMatchObject({ applied: [], total: 1, newer: ["0002-more.sql"] });
});

test("an older release refuses a newer schema that it does not work with", async () => {
  write("0001-table.sql", "create table t (n int)");
  write("0002-more.sql", "alter table t add column m int");
  write("0003-gone.sql", "-- compatible-from: 0002\nalter table t drop column n");
  await run();
  rmSync(path.join(folder, "0003-gone.sql"));
  expect((await run()).newer).toEqual(["0003-gone.sql"]);
  rmSync(path.join(folder, "0002-more.sql"));
  await expect(run()).rejects.toThrow(/0002-more\.sql .* gone/);
});

test("a check names what is missing and applies nothing; off does not look", async () => {
  write("0001-table.sql", "create table t (n int)");
  await expect(run("check")).rejects.toThrow(/1 migrations are missing, first 0001-table\.sql/);
  expect(await run("off")).toEqual({ applied: [], total: 1, newer: [] });
  await run();
  expect((await run("check")).applied).toEqual([]);
});

test("a file that waits for a lock lets others read meanwhile, and gets its turn", async () => {
  write("0001-table.sql", "create table t (n int)");
  await run();
  write("0002-more.sql", "alter table t add column m int");
  const reader = await empty.database.owner.connect();
  await reader.query("begin; lock table t in access share mode");
  const migrating = run();
  // Behind an impatient migration every reader would wait until the first one ends.
  for (let index = 0; index < 5; index += 1) expect(await count("t")).toBe(0);
  await reader.query("commit");
  reader.release();
  expect((await migrating).applied).toEqual(["0002-more.sql"]);
});

test("an index is made beside writers and other starting servers, and again where it was cut off", async () => {
  write("0001-table.sql", "create table t (n int); insert into t values (1)");
  await run();
  write(
    "0002-index.sql",
    "-- compatible-from: 0001\n-- Looked up by n.\ncreate index concurrently t_n on t (n);",
  );
  const writer = await empty.database.owner.connect();
  await writer.query("begin; insert into t values (2)");
  const starting = Promise.all([run(), run(), run()]);
  // It waits for this transaction; nobody waits for it.
  await expect.poll(() => count("pg_class where relname = 't_n'")).toBe(1);
  expect((await empty.database.owner.query("insert into t values (3)")).rowCount).toBe(1);
  await writer.query("commit");
  writer.release();
  expect((await starting).flatMap(({ applied }) => applied)).toEqual(["0002-index.sql"]);
  const valid = () => count("pg_index where indexrelid = 't_n'::regclass and indisvalid");
  expect(await valid()).toBe(1);
  // What a process leaves that ended while it made one, and after it made one.
  for (const isValid of [false, true]) {
    await empty.database.owner.query("delete from schema_migration where name = '0002-index.sql'");
    await empty.database.owner.query(
      "update pg_index set indisvalid = $1 where indexrelid = 't_n'::regclass",
      [isValid],
    );
    expect((await run()).applied).toEqual(["0002-index.sql"]);
    expect(await valid()).toBe(1);
  }
});

test("an index that is made concurrently has a file of its own", async () => {
  write("0001-both.sql", "create table t (n int); create index concurrently t_n on t (n)");
  await expect(run()).rejects.toThrow(
    /0001-both\.sql: an index that is made concurrently has a name, and a file/,
  );
});

test.each([
  ["two files of one number", ["0001-a.sql", "0001-b.sql"], /0001 is used twice/],
  ["a name without a number", ["first.sql"], /first\.sql/],
])("%s are refused", async (_what, names, message) => {
  for (const name of names) write(name, "select 1");
  await expect(run()).rejects.toThrow(message);
});
