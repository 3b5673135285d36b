import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await makeTestContext();
});
afterAll(() => world.close());

test("A hold that ends at another time is no new entry in any index of cars", async () => {
  const { rows } = await world.database.owner.query<{ indexdef: string }>(
    "select indexdef from pg_indexes where tablename = 'vehicle'",
  );
  const named = rows.map(({ indexdef }) => indexdef);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((definition) => /hold_expires_at|updated_at/u.test(definition))).toEqual([]);
});
