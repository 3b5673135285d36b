import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import type { TenantTransaction } from "./tenant-database.ts";
import { afterCommit, gatherLast, readLast, withOwnEnd, writeLast } from "./transaction-end.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await makeTestContext();
});
afterAll(() => world.close());

const hit = (tenantId: string, key: string) => ({
  tenant_id: tenantId,
  bucket: "last",
  key_hash: key,
  window_start: new Date("2026-01-01T00:00:00Z"),
  hits: 1,
});

const writtenKeys = async (start: string) => {
  const rows = await world.ctx.db.transaction((trx) =>
    trx.selectFrom("rate_limit").select("key_hash").where("key_hash", "like", `${start}%`).execute(),
  );
  return rows.map((row) => row.key_hash).toSorted();
};

test("A transaction sends its last statement with the commit, under the same locks and all or nothing", async () => {
  const { ctx, otherTenantCtx } = world;
  const writeHit = (key: string, tenantId = ctx.tenantId) =>
    ctx.db.transaction(async (trx) => {
      await trx
        .insertInto("rate_limit")
        .values(hit(ctx.tenantId, `${key}-before`))
        .execute();
      await writeLast(trx, () =>
        trx
          .insertInto("rate_limit")
          .values(hit(tenantId, `${key}-last`))
          .execute(),
      );
    });
  for (let round = 0; round < 5; round += 1) {
    await writeHit(`kept${round}`);
    expect(await writtenKeys(`kept${round}`)).toEqual([`kept${round}-before`, `kept${round}-last`]);
    await expect(writeHit(`strange${round}`, otherTenantCtx.tenantId)).rejects.toThrow(/row-level security/);
    await expect(writeHit(`kept${round}`)).rejects.toThrow(/duplicate key/);
    expect(await writtenKeys("strange")).toEqual([]);
  }
});

test("A transaction commits nothing when a last write fails before it is asked, alone or beside others", async () => {
  const { ctx } = world;
  const insert = (trx: TenantTransaction, key: string) =>
    trx.insertInto("rate_limit").values(hit(ctx.tenantId, key)).execute();
  for (let round = 0; round < 20; round += 1) {
    const failing = ctx.db.transaction(async (trx) => {
      await insert(trx, "unasked-first");
      if (round % 2 === 0) await writeLast(trx, () => insert(trx, "unasked-last"));
      await writeLast(trx, () => Promise.reject(new Error("no seal")));
    });
    await expect(failing).rejects.toThrow("no seal");
  }
  expect(await writtenKeys("unasked")).toEqual([]);
});

test("A transaction commits what else it wrote when a last write has nothing to write or is asked late", async () => {
  const { ctx } = world;
  await ctx.db.transaction(async (trx) => {
    const insert = (key: string) => trx.insertInto("rate_limit").values(hit(ctx.tenantId, key)).execute();
    await writeLast(trx, async () => undefined);
    await writeLast(trx, () => insert("slow-one"));
    await writeLast(trx, async () => {
      await nextTurn();
      await nextTurn();
      return insert("slow-two");
    });
  });
  expect(await writtenKeys("slow")).toEqual(["slow-one", "slow-two"]);
});

test("Rows that several places of a transaction add are one last statement, however many they are", async () => {
  const { ctx } = world;
  let statements = 0;
  const insert = (trx: TenantTransaction, keys: readonly string[]) => {
    statements += 1;
    const rows = keys.map((key) => hit(ctx.tenantId, key));
    return trx.insertInto("rate_limit").values(rows).execute();
  };
  await ctx.db.transaction(async (trx) => {
    for (const key of ["row-1", "row-2"]) await gatherLast(trx, insert, [key]);
    await gatherLast(trx, insert, []);
    expect(statements).toBe(0);
  });
  expect([statements, await writtenKeys("row-")]).toEqual([1, ["row-1", "row-2"]]);
  const many = Array.from({ length: 1100 }, (_, at) => `many-${at}`);
  await ctx.db.transaction(async (trx) => {
    for (const key of many) await gatherLast(trx, insert, [key]);
  });
  expect([statements, await writtenKeys("many-")]).toEqual([4, many.toSorted()]);
});

test("Rows gathered behind a savepoint go with it, and those gathered before it stay", async () => {
  const { ctx } = world;
  const insert = (trx: TenantTransaction, keys: readonly string[]) =>
    trx
      .insertInto("rate_limit")
      .values(keys.map((key) => hit(ctx.tenantId, key)))
      .execute();
  for (const keep of [true, false])
    await ctx.db.transaction(async (trx) => {
      await gatherLast(trx, insert, [`apart-${keep}-before`]);
      await sql`savepoint one`.execute(trx);
      await withOwnEnd(trx, () => gatherLast(trx, insert, [`apart-${keep}-inside`]));
      if (!keep) await sql`rollback to savepoint one`.execute(trx);
      await gatherLast(trx, insert, [`apart-${keep}-after`]);
    });
  const kept = ["before", "inside", "after"].map((when) => `apart-true-${when}`);
  expect(await writtenKeys("apart-")).toEqual(
    [...kept, "apart-false-before", "apart-false-after"].toSorted(),
  );
});

test("A transaction of one reading refuses to write at its end", async () => {
  const { ctx } = world;
  const reading = ctx.db.transaction(
    async (trx) => {
      await writeLast(trx, () => trx.insertInto("rate_limit").values(hit(ctx.tenantId, "reading")).execute());
      return trx.selectFrom("rate_limit").select("key_hash").execute();
    },
    { isOneReading: true },
  );
  await expect(reading).rejects.toThrow("tried to write at its end");
  expect(await writtenKeys("reading")).toEqual([]);
});

test("A transaction that only reads sends its last questions with its end, and refuses what is asked after them", async () => {
  const { ctx } = world;
  const keys = (trx: TenantTransaction) => trx.selectFrom("rate_limit").select("key_hash").limit(1).execute();
  for (let round = 0; round < 5; round += 1) {
    let ended = "";
    const reading = ctx.db.transaction(
      async (trx) => {
        await keys(trx);
        const answers = await readLast(trx, () => Promise.all([keys(trx), keys(trx), keys(trx)]));
        ended = await keys(trx).then(
          () => "asked",
          ({ message }: Error) => message,
        );
        return answers;
      },
      { isReading: true },
    );
    expect(await reading).toHaveLength(3);
    expect(ended).toContain("query after the end of its transaction");
    // The connection serves others as before.
    await ctx.db.transaction((trx) => keys(trx));
  }
});

test("A transaction that only reads may ask on after answers, and refuses to write", async () => {
  const { ctx } = world;
  const write = (trx: TenantTransaction) =>
    trx.insertInto("rate_limit").values(hit(ctx.tenantId, "only-reads")).execute();
  const works: readonly ((trx: TenantTransaction) => Promise<unknown>)[] = [
    write,
    (trx) => readLast(trx, () => write(trx)),
    (trx) => writeLast(trx, () => write(trx)),
  ];
  for (const work of works)
    await expect(ctx.db.transaction(work, { isReading: true })).rejects.toThrow(/tried to write/);
  expect(await writtenKeys("only-reads")).toEqual([]);
  const read = (trx: TenantTransaction) => trx.selectFrom("rate_limit").select("key_hash").execute();
  const twice = async (trx: TenantTransaction) => (await read(trx)).length - (await read(trx)).length;
  expect(await ctx.db.transaction(twice, { isReading: true })).toBe(0);
  // Where it may write, last questions are asked as any others.
  const written = await ctx.db.transaction(async (trx) => {
    const known = await readLast(trx, () => read(trx));
    await trx
      .insertInto("rate_limit")
      .values(hit(ctx.tenantId, `after-${known.length}`))
      .execute();
    return `after-${known.length}`;
  });
  expect(await writtenKeys("after-")).toEqual([written]);
});

test("A transaction waits no longer for a lock than its patience lasts", async () => {
  const { ctx } = world;
  await ctx.db.transaction((trx) =>
    trx.insertInto("rate_limit").values(hit(ctx.tenantId, "locked")).execute(),
  );
  const lock = (trx: TenantTransaction) =>
    trx.selectFrom("rate_limit").selectAll().where("key_hash", "=", "locked").forUpdate().execute();
  await ctx.db.transaction(async (trx) => {
    await lock(trx);
    await expect(ctx.db.transaction(lock, { patienceMs: 20 })).rejects.toThrow(/lock timeout/);
  });
  expect(await ctx.db.transaction(lock, { patienceMs: 20 })).toHaveLength(1);
});

test("A transaction tells others in its process once it has committed, and not when it has not", async () => {
  const { ctx } = world;
  const told: string[] = [];
  const write = (key: string, fails: boolean) =>
    ctx.db.transaction(async (trx) => {
      afterCommit(trx, () => told.push(key));
      await trx.insertInto("rate_limit").values(hit(ctx.tenantId, key)).execute();
      expect(told).not.toContain(key);
      if (fails) throw new Error("changed its mind");
    });
  await expect(write("told-never", true)).rejects.toThrow("changed its mind");
  await write("told-once", false);
  await expect(write("told-once", false)).rejects.toThrow(/duplicate key/);
  expect(told).toEqual(["told-once"]);
  expect(await writtenKeys("told")).toEqual(["told-once"]);
});
