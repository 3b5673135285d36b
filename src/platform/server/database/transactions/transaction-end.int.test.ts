import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import type { TenantTransaction } from "./tenant-database.ts";
import { writeLast } from "./transaction-end.ts";

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
  const keys = async (start: string) => {
    const rows = await ctx.db.transaction((trx) => trx.selectFrom("rate_limit").select("key_hash").execute());
    return rows
      .map((row) => row.key_hash)
      .filter((key) => key.startsWith(start))
      .toSorted();
  };
  for (let round = 0; round < 5; round += 1) {
    await writeHit(`kept${round}`);
    expect(await keys(`kept${round}`)).toEqual([`kept${round}-before`, `kept${round}-last`]);
    await expect(writeHit(`strange${round}`, otherTenantCtx.tenantId)).rejects.toThrow(/row-level security/);
    await expect(writeHit(`kept${round}`)).rejects.toThrow(/duplicate key/);
    expect(await keys("strange")).toEqual([]);
  }
});

test("A transaction commits nothing when its last statement asks nothing or fails before it is asked", async () => {
  const { ctx } = world;
  const endingWith = (last: () => Promise<unknown>) =>
    ctx.db.transaction(async (trx) => {
      await trx.insertInto("rate_limit").values(hit(ctx.tenantId, "unasked")).execute();
      await writeLast(trx, last);
    });
  for (let round = 0; round < 20; round += 1) {
    await expect(endingWith(async () => undefined)).rejects.toThrow("asked nothing");
    await expect(endingWith(() => Promise.reject(new Error("no seal")))).rejects.toThrow("no seal");
  }
  const rows = await ctx.db.transaction((trx) =>
    trx.selectFrom("rate_limit").selectAll().where("key_hash", "=", "unasked").execute(),
  );
  expect(rows).toEqual([]);
});

test("A transaction writes at once what was to be last when something else is to be last after it", async () => {
  const { ctx } = world;
  const seen = await ctx.db.transaction(async (trx) => {
    const write = (key: string) => () =>
      trx.insertInto("rate_limit").values(hit(ctx.tenantId, key)).execute();
    await writeLast(trx, write("last-one"));
    await writeLast(trx, write("last-two"));
    return trx.selectFrom("rate_limit").select("key_hash").where("key_hash", "like", "last-%").execute();
  });
  expect(seen).toEqual([{ key_hash: "last-one" }]);
  const rows = await ctx.db.transaction((trx) =>
    trx.selectFrom("rate_limit").select("key_hash").where("key_hash", "like", "last-%").execute(),
  );
  expect(rows).toHaveLength(2);
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
