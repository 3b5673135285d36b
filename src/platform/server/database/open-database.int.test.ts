import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "kysely";
import { makeTestContext } from "#tests/support/test-context.ts";
import { enqueueJob } from "../jobs/enqueue-job.ts";
import type { TestWorld } from "#tests/support/test-context.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await makeTestContext();
});
afterAll(() => world.close());

const hit = (tenantId: string, key: string) => ({
  tenant_id: tenantId,
  bucket: "test",
  key_hash: key,
  window_start: new Date("2026-01-01T00:00:00Z"),
  hits: 1,
});

describe("row-level security", () => {
  test("hides another tenant's rows even from a query without a filter", async () => {
    const { ctx, otherTenantCtx } = world;
    await ctx.db.transaction((trx) =>
      trx.insertInto("rate_limit").values(hit(ctx.tenantId, "hidden")).execute(),
    );

    const seen = await otherTenantCtx.db.transaction((trx) =>
      trx.selectFrom("rate_limit").selectAll().execute(),
    );
    expect(seen.filter((row) => row.key_hash === "hidden")).toEqual([]);
    const own = await ctx.db.transaction((trx) => trx.selectFrom("rate_limit").select("key_hash").execute());
    expect(own).toContainEqual({ key_hash: "hidden" });
  });

  test("refuses to write a row of another tenant", async () => {
    const { ctx, otherTenantCtx } = world;
    await expect(
      ctx.db.transaction((trx) =>
        trx.insertInto("rate_limit").values(hit(otherTenantCtx.tenantId, "x")).execute(),
      ),
    ).rejects.toThrow(/row-level security/);
  });

  test("updates and deletes touch no row of another tenant", async () => {
    const { ctx, otherTenantCtx } = world;
    await ctx.db.transaction((trx) =>
      trx.insertInto("rate_limit").values(hit(ctx.tenantId, "kept")).execute(),
    );
    await otherTenantCtx.db.transaction(async (trx) => {
      const updated = await trx.updateTable("rate_limit").set({ hits: 99 }).executeTakeFirst();
      expect(updated.numUpdatedRows).toBe(0n);
      const deleted = await trx.deleteFrom("rate_limit").executeTakeFirst();
      expect(deleted.numDeletedRows).toBe(0n);
    });
    const kept = await ctx.db.transaction((trx) =>
      trx.selectFrom("rate_limit").select("hits").where("key_hash", "=", "kept").executeTakeFirst(),
    );
    expect(kept).toEqual({ hits: 1 });
  });

  test("shows protected tables empty without a tenant", async () => {
    const { rows } = await world.database.app.query("select * from rate_limit");
    expect(rows).toEqual([]);
  });

  test("keeps wrapped keys from the application role", async () => {
    await expect(
      world.ctx.db.transaction((trx) => sql`select * from tenant_key`.execute(trx)),
    ).rejects.toThrow(/permission denied/);
  });

  test.each([
    "reset role",
    "set role none",
    "select set_config('role', 'none', false)",
    "set session authorization default",
    "reset all",
  ])("stays on after %s", async (statement) => {
    const role = await world.ctx.db.transaction(async (trx) => {
      await sql.raw(statement).execute(trx);
      return (await sql<{ role: string }>`select current_user as role`.execute(trx)).rows[0]?.role;
    });
    expect(role).toBe("forecourt_web");
  });

  test.each([
    "set role forecourt_owner",
    "set role forecourt_worker",
    "set session authorization forecourt_owner",
    "select set_config('role', 'forecourt_owner', false)",
    "alter table rate_limit disable row level security",
    "alter role forecourt_web bypassrls",
    "create table mine (id int)",
    "select * from inventory_change",
  ])("refuses %s", async (statement) => {
    await expect(world.ctx.db.transaction((trx) => sql.raw(statement).execute(trx))).rejects.toThrow(
      /permission denied|must be owner/,
    );
  });

  test("shows a request only the jobs of its own tenant, and the worker those of all", async () => {
    const { ctx, otherTenantCtx, database } = world;
    for (const own of [ctx, otherTenantCtx])
      await own.db.transaction((trx) => enqueueJob(trx, own, { kind: "whose", payload: null }));
    const read = (db: typeof ctx.db) =>
      db.transaction((trx) =>
        trx.selectFrom("job").select("tenant_id").where("kind", "=", "whose").execute(),
      );
    expect(await read(ctx.db)).toEqual([{ tenant_id: ctx.tenantId }]);
    const all = await database.system.kysely
      .selectFrom("job")
      .select("tenant_id")
      .where("kind", "=", "whose")
      .execute();
    expect(all).toHaveLength(2);
  });

  test("gives the worker no right on what belongs to buyers", async () => {
    const { system } = world.database;
    for (const table of ["rate_limit", "account", "orders", "tenant_key"])
      await expect(sql`select * from ${sql.table(table)}`.execute(system.kysely)).rejects.toThrow(
        /permission denied/,
      );
  });
});

describe("a tenant transaction", () => {
  test("of statements that were asked together, the one that failed rejects in its asker's words", async () => {
    const inItsWords = async (asked: Promise<unknown>): Promise<unknown> => {
      try {
        return await asked;
      } catch (error) {
        // As a use case does that looks twice before it names the reason.
        await Promise.resolve();
        throw new Error("the name is taken", { cause: error });
      }
    };
    await expect(
      world.ctx.db.transaction((trx) =>
        Promise.all([
          inItsWords(sql`select 1 / 0`.execute(trx)),
          sql`select 1`.execute(trx),
          sql`select 2`.execute(trx),
        ]),
      ),
    ).rejects.toThrow("the name is taken");
  });

  test("rolls back when the callback throws", async () => {
    const { ctx } = world;
    await expect(
      ctx.db.transaction(async (trx) => {
        await trx.insertInto("rate_limit").values(hit(ctx.tenantId, "undone")).execute();
        throw new Error("stop");
      }),
    ).rejects.toThrow("stop");
    const rows = await ctx.db.transaction((trx) =>
      trx.selectFrom("rate_limit").selectAll().where("key_hash", "=", "undone").execute(),
    );
    expect(rows).toEqual([]);
  });

  test("never reports success when a swallowed error rolled it back", async () => {
    const { ctx } = world;
    await expect(
      ctx.db.transaction(async (trx) => {
        await sql`select 1/0`.execute(trx).catch(() => "swallowed");
      }),
    ).rejects.toThrow(/rolled back/);
  });

  test("refuses a query after its end", async () => {
    const { ctx } = world;
    const leaked = await ctx.db.transaction(async (trx) => () => sql`select 1`.execute(trx));
    await expect(leaked()).rejects.toThrow(/after the end/);
  });

  test("sends parallel queries of one callback over one connection, prepared or not", async () => {
    const { ctx } = world;
    for (let round = 0; round < 5; round += 1) {
      const values = await ctx.db.transaction((trx) =>
        Promise.all(
          [1, 2, 3, 4].map(
            async (n) => (await sql<{ v: number }>`select ${n}::int8 as v`.execute(trx)).rows[0]?.v,
          ),
        ),
      );
      expect(values).toEqual([1, 2, 3, 4]);
    }
  });

  test("is repeated when PostgreSQL reports a deadlock", async () => {
    const { ctx } = world;
    for (const key of ["a", "b"]) {
      await ctx.db.transaction((trx) =>
        trx
          .insertInto("rate_limit")
          .values(hit(ctx.tenantId, `lock-${key}`))
          .execute(),
      );
    }
    const bump = (order: string[]) =>
      ctx.db.transaction(async (trx) => {
        for (const key of order) {
          await trx
            .updateTable("rate_limit")
            .set((eb) => ({ hits: eb("hits", "+", 1) }))
            .where("key_hash", "=", `lock-${key}`)
            .execute();
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      });
    await Promise.all([bump(["a", "b"]), bump(["b", "a"])]);
    const rows = await ctx.db.transaction((trx) =>
      trx.selectFrom("rate_limit").select("hits").where("key_hash", "like", "lock-%").execute(),
    );
    expect(rows).toEqual([{ hits: 3 }, { hits: 3 }]);
  });

  test("survives a connection that PostgreSQL ends", async () => {
    const { ctx, database } = world;
    await expect(
      ctx.db.transaction(async (trx) => {
        const found = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        await database.owner.query("select pg_terminate_backend($1)", [found.rows[0]?.pid]);
        await sql`select 1`.execute(trx);
      }),
    ).rejects.toThrow();
    await expect(ctx.db.transaction((trx) => sql`select 1`.execute(trx))).resolves.toBeDefined();
  });

  test("may be one reading, which begins, asks and ends in one go under the same locks", async () => {
    const { ctx, otherTenantCtx } = world;
    await ctx.db.transaction((trx) =>
      trx.insertInto("rate_limit").values(hit(ctx.tenantId, "read")).execute(),
    );
    const readBy = (db: typeof ctx.db) =>
      db.transaction((trx) => trx.selectFrom("rate_limit").select("key_hash").execute(), {
        isOneReading: true,
      });
    expect(await readBy(ctx.db)).toContainEqual({ key_hash: "read" });
    expect(await readBy(otherTenantCtx.db)).not.toContainEqual({ key_hash: "read" });
  });

  test("refuses a reading that writes, asks twice or fails, and leaves its connection usable", async () => {
    const { ctx } = world;
    const reading = { isOneReading: true };
    for (let round = 0; round < 40; round += 1) {
      await expect(
        ctx.db.transaction(
          (trx) => trx.insertInto("rate_limit").values(hit(ctx.tenantId, "unread")).execute(),
          reading,
        ),
      ).rejects.toThrow(/read-only transaction/);
      await expect(
        ctx.db.transaction(async (trx) => {
          await sql`select 1`.execute(trx);
          await sql`select 2`.execute(trx);
        }, reading),
      ).rejects.toThrow(/after the end/);
      await expect(ctx.db.transaction((trx) => sql`select 1/0`.execute(trx), reading)).rejects.toThrow(
        /division by zero/,
      );
      expect(await ctx.db.transaction(async () => "nothing", reading)).toBe("nothing");
      expect(await ctx.db.transaction(async () => "nothing")).toBe("nothing");
    }
    const tenant = sql<{ tenant: string }>`select current_setting('app.tenant') as tenant`;
    const { rows } = await ctx.db.transaction((trx) => tenant.execute(trx), reading);
    expect(rows).toEqual([{ tenant: ctx.tenantId }]);
  });

  test.each(["", "A", "a'b", "-a", "a".repeat(64)])("refuses the tenant id %j", (id) => {
    expect(() => world.database.forTenant(id)).toThrow(TypeError);
  });
});
