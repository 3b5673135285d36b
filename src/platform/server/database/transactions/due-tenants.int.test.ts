import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";

let made: TestDatabase;
const ids = ["a", "b", "c", "d"];
const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));

beforeAll(async () => {
  made = await makeTestDatabase();
  for (const [tenantId, hour] of [
    ["a", 1],
    ["c", 5],
    ["c", 2],
    ["z", 0],
  ] as const)
    await made.database.forTenant(tenantId).transaction((trx) =>
      trx
        .insertInto("rate_limit")
        .values({ tenant_id: tenantId, bucket: "x", key_hash: String(hour), window_start: at(hour), hits: 1 })
        .execute(),
    );
});
afterAll(() => made.close());

const due = { table: "rate_limit", where: (now: Date) => sql`window_start <= ${now}` } as const;

it("finds the retailers that have due rows, each by its own rows", async () => {
  const find = (hour: number) => made.database.dueTenants({ tenantIds: ids, due, now: at(hour) });
  expect(await find(0)).toEqual([]);
  expect(await find(1)).toEqual(["a"]);
  expect(await find(2)).toEqual(["a", "c"]);
  const any = await made.database.dueTenants({ tenantIds: ids, due: { table: "rate_limit" }, now: at(0) });
  expect(any).toEqual(["a", "c"]);
});

it("leaves the pin of no retailer behind on its connection", async () => {
  for (let times = 0; times < 4; times += 1)
    await made.database.dueTenants({ tenantIds: ids, due: { table: "rate_limit" }, now: at(0) });
  const { rows } = await made.database.app.query("select count(*)::int as seen from rate_limit");
  expect(rows).toEqual([{ seen: 0 }]);
});
