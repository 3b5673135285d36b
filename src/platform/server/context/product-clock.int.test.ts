import { afterEach, beforeEach, expect, test } from "vitest";
import { silentLog } from "#tests/support/silent-log.ts";
import { makeTestDatabase } from "#tests/support/test-database.ts";
import type { TestDatabase } from "#tests/support/test-database.ts";
import { openProductClock } from "./product-clock.ts";
import type { ProductClock } from "./product-clock.ts";

let test_: TestDatabase;
const clocks: ProductClock[] = [];

beforeEach(async () => {
  test_ = await makeTestDatabase();
});
afterEach(async () => {
  await Promise.all(clocks.splice(0).map((clock) => clock.close()));
  await test_.close();
});

async function open(): Promise<ProductClock> {
  const clock = await openProductClock({ database: test_.database, log: silentLog });
  clocks.push(clock);
  return clock;
}

const aheadMinutes = (clock: ProductClock) => Math.round((clock.now().getTime() - Date.now()) / 60_000);

test("an untouched clock shows the system's time", async () => {
  expect(aheadMinutes(await open())).toBe(0);
});

test("an advance is seen at once, by other replicas within moments, and after a restart", async () => {
  const [here, there] = [await open(), await open()];
  await here.advance(3600);
  expect(aheadMinutes(here)).toBe(60);
  await expect.poll(() => aheadMinutes(there), { timeout: 10_000 }).toBe(60);
  expect(aheadMinutes(await open())).toBe(60);
});

test("every replica tells who depends on the hour of a jump, once", async () => {
  const [here, there] = [await open(), await open()];
  const jumps: string[] = [];
  here.onMoved(() => void jumps.push("here"));
  there.onMoved(() => void jumps.push("there"));
  await here.advance(3600);
  await expect.poll(() => jumps.toSorted(), { timeout: 10_000 }).toEqual(["here", "there"]);
  await Promise.all([here.reload(), there.reload()]);
  expect(jumps).toHaveLength(2);
});

test("a replica that lost its connection catches up", async () => {
  const clock = await open();
  await clock.advance(0);
  const { owner } = test_.database;
  const cut = "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen clock'";
  await expect.poll(async () => (await owner.query(cut)).rowCount, { timeout: 10_000 }).toBe(1);
  await owner.query("update product_clock set offset_seconds = 7200");
  await expect.poll(() => aheadMinutes(clock), { timeout: 10_000 }).toBe(120);
});

test.each([-1, 0.5, Number.NaN])("refuses to advance by %d seconds", async (seconds) => {
  const clock = await open();
  await expect(clock.advance(seconds)).rejects.toThrow(RangeError);
});
