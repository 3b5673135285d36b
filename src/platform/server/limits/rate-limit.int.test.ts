import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestContext } from "#tests/support/test-context.ts";
import type { TestWorld } from "#tests/support/test-context.ts";
import { clearRateLimit, hitRateLimit } from "./rate-limit.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await makeTestContext();
});
afterAll(() => world.close());

const limit = (key: string) => ({ bucket: "sign-in", key, limit: 3, windowSeconds: 60 });

test("three hits pass, the fourth waits for the end of the window", async () => {
  const { ctx, clock } = world;
  const hit = () => hitRateLimit(ctx, limit("three"));
  expect(
    [await hit(), await hit(), await hit()].map(({ allowed, remaining }) => [allowed, remaining]),
  ).toEqual([
    [true, 2],
    [true, 1],
    [true, 0],
  ]);
  clock.advance({ seconds: 20 });
  expect(await hit()).toEqual({ allowed: false, remaining: 0, retryAfterSeconds: 40 });
  clock.advance({ seconds: 40 });
  expect(await hit()).toEqual({ allowed: true, remaining: 2, retryAfterSeconds: 0 });
});

test("forty hits at once let exactly three through", async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, () => hitRateLimit(world.ctx, limit("storm"))),
  );
  expect(outcomes.filter(({ allowed }) => allowed)).toHaveLength(3);
});

test("one hit may count for several", async () => {
  const two = { ...limit("weighed"), hits: 2 };
  expect((await hitRateLimit(world.ctx, two)).remaining).toBe(1);
  expect((await hitRateLimit(world.ctx, two)).allowed).toBe(false);
});

test("keys, buckets and tenants do not share their hits", async () => {
  const { ctx, otherTenantCtx } = world;
  for (let n = 0; n < 4; n += 1) await hitRateLimit(ctx, limit("alone"));
  expect((await hitRateLimit(ctx, limit("another"))).allowed).toBe(true);
  expect((await hitRateLimit(ctx, { ...limit("alone"), bucket: "sign-up" })).allowed).toBe(true);
  expect((await hitRateLimit(otherTenantCtx, limit("alone"))).allowed).toBe(true);
});

test("a cleared key starts anew", async () => {
  for (let n = 0; n < 4; n += 1) await hitRateLimit(world.ctx, limit("forgiven"));
  await clearRateLimit(world.ctx, limit("forgiven"));
  expect((await hitRateLimit(world.ctx, limit("forgiven"))).remaining).toBe(2);
});

test("the key itself is not stored", async () => {
  await hitRateLimit(world.ctx, limit("ada@example.com"));
  const rows = await world.ctx.db.transaction((trx) => trx.selectFrom("rate_limit").selectAll().execute());
  expect(JSON.stringify(rows)).not.toContain("ada@");
});
