import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBlackHole, type BlackHole } from "#tests/support/black-hole.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { type Database, openDatabase } from "../open-database.ts";
import { isDatabaseAway, isLostBeforeCommit } from "./database-away.ts";

let made: TestDatabase;
const ways: { readonly hole: BlackHole; readonly database: Database }[] = [];
beforeAll(async () => {
  made = await makeTestDatabase();
  await made.database.owner.query("create table written (by text); grant all on written to forecourt_app");
});
afterAll(async () => {
  for (const { hole, database } of ways) {
    hole.takesNew = true;
    await database.close();
    await hole.close();
  }
  await made.close();
});

/** A way of its own to the database. */
async function makeWay() {
  const hole = await startBlackHole(made.address);
  const owner = { ...made.address, host: "127.0.0.1", port: hole.port };
  const database = openDatabase({ owner, app: { ...owner, user: "forecourt_web" }, log: silentLog });
  ways.push({ hole, database });
  return { hole, database };
}

const failureOf = (work: Promise<unknown>) => work.then(String, (error: unknown) => error);
const writtenBy = async (name: string) =>
  (await made.database.owner.query("select by from written where by = $1", [name])).rowCount;
const write = (database: Database, name: string, afterwards: () => void) =>
  database.forTenant("demo").transaction(async (trx) => {
    await sql`insert into written values (${name})`.execute(trx);
    afterwards();
    return (await sql<{ ok: number }>`select 1 as ok`.execute(trx)).rows;
  });

// All of them wait for seconds, side by side.
describe.concurrent("A host that vanishes without a word", { timeout: 60_000 }, () => {
  it("fails all statements that wait there as a lost connection does, and ends idle connections", async () => {
    const { hole, database } = await makeWay();
    await Promise.all([1, 2, 3].map(() => database.app.query("select 1 from pg_sleep(0.1)")));
    const failures = [1, 2].map(() => failureOf(database.app.query("select pg_sleep(60)")));
    // Until they are on their way.
    await sleep(200);
    hole.swallow();
    hole.takesNew = false;
    for (const failure of await Promise.all(failures)) {
      expect(failure).toMatchObject({ name: "HostGone" });
      expect(isDatabaseAway(failure)).toBe(true);
    }
    expect(database.app.totalCount).toBe(0);
  });

  it("has a write made again, once, by whoever answers in its place", async () => {
    const { hole, database } = await makeWay();
    let runs = 0;
    const rows = await write(database, "successor", () => {
      runs += 1;
      if (runs === 1) hole.swallow();
    });
    expect([rows, runs, await writtenBy("successor")]).toEqual([[{ ok: 1 }], 2, 1]);
  });

  it("leaves a write alone whose commit was sent: nobody knows what became of it", async () => {
    const { hole, database } = await makeWay();
    let runs = 0;
    const failure = await failureOf(
      write(database, "commit", () => {
        runs += 1;
        hole.swallowAfter = "COMMIT";
        hole.takesNew = false;
      }),
    );
    expect([isDatabaseAway(failure), isLostBeforeCommit(failure)]).toEqual([true, false]);
    expect([runs, await writtenBy("commit")]).toEqual([1, 1]);
  });

  it("is none that works: a statement may take as long as it wants", async () => {
    const { database } = await makeWay();
    const { rows } = await database.app.query<{ ok: number }>("select 1 as ok from pg_sleep(10)");
    expect(rows).toEqual([{ ok: 1 }]);
  });

  it("is none that we ask nothing for long, in the middle of a transaction or before its first statement", async () => {
    const { database } = await makeWay();
    let runs = 0;
    const rows = await database.forTenant("demo").transaction(async (trx) => {
      runs += 1;
      await sleep(7_000);
      await sql`select 1`.execute(trx);
      await sleep(7_000);
      return (await sql<{ ok: number }>`select 1 as ok`.execute(trx)).rows;
    });
    expect([rows, runs]).toEqual([[{ ok: 1 }], 1]);
  });
});
