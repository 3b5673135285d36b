import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { silentLog } from "#tests/support/silent-log.ts";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { openDatabase } from "../open-database.ts";
import { listen } from "./listen.ts";

let made: TestDatabase;
beforeAll(async () => {
  made = await makeTestDatabase();
});
afterAll(() => made.close());

const listening = async (): Promise<number[]> => {
  const { rows } = await made.database.owner.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and query ilike 'listen %'",
  );
  return rows.map(({ pid }) => pid);
};

test("all channels of a process share one connection, and each hears its own after it broke too", async () => {
  const heard: string[] = [];
  const listeners = ["red", "green", "blue"].map((channel) =>
    listen(made.database, channel, {
      onMessage: (payload) => void heard.push(`${channel} ${payload}`),
      log: silentLog,
    }),
  );
  await Promise.all(listeners.map(({ ready }) => ready));
  const late = listen(made.database, "late", {
    onMessage: (payload) => void heard.push(`late ${payload}`),
    log: silentLog,
  });
  await late.ready;
  const [pid, ...others] = await listening();
  expect(others).toEqual([]);
  await made.database.owner.query("select pg_notify('green', '1'), pg_notify('late', '2')");
  await expect.poll(() => heard.toSorted()).toEqual(["green 1", "late 2"]);

  await made.database.owner.query("select pg_terminate_backend($1)", [pid]);
  await expect
    .poll(async () => (await listening()).some((now) => now !== pid), { timeout: 10_000 })
    .toBe(true);
  await made.database.owner.query("select pg_notify('blue', '3')");
  await expect.poll(() => heard).toContain("blue 3");

  await Promise.all([...listeners, late].map((listener) => listener.close()));
  await expect.poll(listening).toEqual([]);
});

test("a request waits for a connection when PostgreSQL has none to give", async () => {
  const role = `few_${randomBytes(4).toString("hex")}`;
  await made.database.owner.query(`create role ${role} login connection limit 1`);
  await made.database.owner.query(`grant forecourt_app to ${role}`);
  const database = openDatabase({
    owner: made.address,
    app: { ...made.address, user: role, size: 3 },
    log: silentLog,
  });
  try {
    const hold = Promise.withResolvers<void>();
    const first = database.forTenant("demo").transaction(() => hold.promise.then(() => "first"));
    const second = database.forTenant("demo").transaction(async () => "second");
    await expect
      .poll(
        async () =>
          (await made.database.owner.query("select from pg_stat_activity where usename = $1", [role]))
            .rowCount,
      )
      .toBe(1);
    hold.resolve();
    expect(await Promise.all([first, second])).toEqual(["first", "second"]);
  } finally {
    await database.close();
    await made.database.owner.query(`drop owned by ${role}`);
    await made.database.owner.query(`drop role ${role}`);
  }
});
