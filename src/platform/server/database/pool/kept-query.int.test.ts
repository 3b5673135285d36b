import type { PoolClient } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { makeTestDatabase } from "#tests/support/test-database.ts";
import type { TestDatabase } from "#tests/support/test-database.ts";
import { askPlainly, KeptStatements } from "./kept-query.ts";

const ROW = `select $1::int8 as n, $2::timestamptz as at, date '2026-05-01' as day, null::text as nothing, '{"a":[1]}'::jsonb as json`;
const AT = new Date("2026-05-01T12:00:00.250Z");

let made: TestDatabase;
let client: PoolClient;
let kept: KeptStatements;
beforeAll(async () => {
  made = await makeTestDatabase();
});
afterAll(() => made.close());
beforeEach(async () => {
  client = await made.database.owner.connect();
  kept = new KeptStatements(client);
});
afterEach(() => client.release());

const described = () =>
  vi.spyOn(client.connection as unknown as { describe: (message: object) => void }, "describe");

test("a kept statement answers the same as any other, described once and known from then on", async () => {
  const asked = described();
  const [expected] = (await client.query(ROW, [7, AT])).rows as [object];
  asked.mockClear();
  for (let time = 0; time < 3; time += 1) {
    const { rows, rowCount, command } = await kept.ask({ name: "row", text: ROW, values: [7, AT] });
    expect({ rows, rowCount, command }).toEqual({ rows: [expected], rowCount: 1, command: "SELECT" });
  }
  expect(asked).toHaveBeenCalledTimes(1);
});

test("kept statements that are asked together each get their own rows", async () => {
  const one = { name: "one", text: "select n from generate_series(1, $1::int) n", values: [3] };
  const two = { name: "two", text: "select $1::text as word, $2::text as other", values: ["a", "b"] };
  await Promise.all([kept.ask(one), kept.ask(two)]);
  const answers = await Promise.all([
    kept.ask(one),
    kept.ask(two),
    client.query("select 1 as x"),
    kept.ask(one),
  ]);
  expect(answers.map(({ rows }) => rows)).toEqual([
    [{ n: 1 }, { n: 2 }, { n: 3 }],
    [{ word: "a", other: "b" }],
    [{ x: 1 }],
    [{ n: 1 }, { n: 2 }, { n: 3 }],
  ]);
});

test("a kept statement without rows says how many it changed, every time", async () => {
  await client.query("create temporary table kept_test (n int)");
  const insert = {
    name: "insert",
    text: "insert into kept_test select generate_series(1, $1::int)",
    values: [4],
  };
  for (let time = 0; time < 3; time += 1)
    expect(await kept.ask(insert)).toMatchObject({ rows: [], rowCount: 4, command: "INSERT" });
});

test("a kept statement that fails says why, and works again with other values", async () => {
  const divide = (by: number) => ({ name: "divide", text: "select 10 / $1::int as n", values: [by] });
  await expect(kept.ask(divide(0))).rejects.toMatchObject({ code: "22012" });
  expect((await kept.ask(divide(5))).rows).toEqual([{ n: 2 }]);
  await expect(kept.ask(divide(0))).rejects.toMatchObject({ code: "22012" });
  expect((await kept.ask(divide(2))).rows).toEqual([{ n: 5 }]);
});

test("a table that changes its shape is an error of PostgreSQL, never a wrong row", async () => {
  await client.query("create temporary table shape_test as select 1 as a");
  const all = { name: "all", text: "select * from shape_test", values: [] };
  for (let time = 0; time < 2; time += 1) expect((await kept.ask(all)).rows).toEqual([{ a: 1 }]);
  await client.query("alter table shape_test add column b text default 'new'");
  await expect(kept.ask(all)).rejects.toMatchObject({ code: "0A000" });
});

test("values of every kind arrive as the driver itself sends them, at the first use and later", async () => {
  const text = `select $1::text as text, $2::text as none, $3::text as missing, $4::int as n, $5::boolean as ok,
    $6::timestamptz as at, $7::bytea as bytes, $8::text[] as list, $9::jsonb as json, $10::timestamptz as long_ago, $11::bigint as large`;
  const longAgo = new Date("0000-03-01T00:00:00Z");
  const words = ["ñandú 車 😀", null, undefined, -3, true, AT, Buffer.from([0, 255, 7])];
  const values = [...words, ["a", 'b"\\,{}', null], { a: [1, "é"] }, longAgo, 12n];
  const { rows: expected } = await client.query(text, values);
  for (let time = 0; time < 3; time += 1)
    expect((await kept.ask({ name: "kinds", text, values })).rows).toEqual(expected);
});

test("texts of any length arrive whole, beside short ones", async () => {
  const text = "select $1::text as a, $2::text as b";
  for (const length of [1, 5_000, 16_384, 70_000, 300_000, 2]) {
    const values = ["é".repeat(length), "short"];
    expect((await kept.ask({ name: "long", text, values })).rows).toEqual([{ a: values[0], b: "short" }]);
  }
});

test("more values than half of what a statement may have arrive as well", async () => {
  const values = Array.from({ length: 40_000 }, (_, at) => at);
  const text = `select cardinality(array[${values.map((at) => `$${at + 1}`).join()}]::int[]) as n, $40000::int as last`;
  for (let time = 0; time < 2; time += 1)
    expect((await kept.ask({ name: "many", text, values })).rows).toEqual([{ n: 40_000, last: 39_999 }]);
});

test("a value that cannot be read is an error of its own statement only", async () => {
  const strict = await made.database.app.connect();
  try {
    const numbers = new KeptStatements(strict);
    const one = (n: string) => ({ name: "n", text: "select $1::int8 as n", values: [n] });
    await numbers.ask(one("1"));
    const answers = await Promise.allSettled([numbers.ask(one("9007199254740993")), numbers.ask(one("2"))]);
    expect(answers).toMatchObject([
      { status: "rejected", reason: expect.any(RangeError) },
      { status: "fulfilled", value: { rows: [{ n: 2 }] } },
    ]);
  } finally {
    strict.release();
  }
});

test("what begins and ends a transaction says what became of it, and fails in PostgreSQL's words", async () => {
  const begun = await askPlainly(client, "BEGIN; SET LOCAL lock_timeout = 5");
  expect(begun).toEqual({ command: "SET", rowCount: null, rows: [] });
  await expect(askPlainly(client, "SET LOCAL no_such_setting = 1")).rejects.toMatchObject({ code: "42704" });
  expect((await askPlainly(client, "COMMIT")).command).toBe("ROLLBACK");
  expect((await client.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
});
