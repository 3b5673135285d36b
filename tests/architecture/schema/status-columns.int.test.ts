import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POLICY_STATUSES } from "#modules/insurance/domain/insurance-status.ts";
import { DEAL_STATUSES, ORDER_STATUSES } from "#modules/orders/domain/order.ts";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { DEFINITION, wordsOf } from "./words-of-check.ts";

/** Text columns that say how far something is, and take any word. */
const UNCHECKED = `
  select c.table_name || '.' || c.column_name as name
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
    and c.column_name ~ '(^|_)(status|state)$'
    and not exists (
      select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
      where k.contype = 'c' and k.conrelid = format('public.%I', c.table_name)::regclass and a.attname = c.column_name)
  order by 1`;

/** Words of a check, and the code's own for the same column. */
const WORDS: readonly (readonly [column: string, table: string, words: readonly string[]])[] = [
  ["order_status", "orders", ORDER_STATUSES],
  ["order_status", "order_history", ORDER_STATUSES],
  ["deal_status", "orders", DEAL_STATUSES],
  ["deal_status", "order_history", DEAL_STATUSES],
  ["policy_status", "insurance_verification", POLICY_STATUSES],
  ["policy_status", "sandbox_carrier_session", POLICY_STATUSES],
];

let made: TestDatabase;
beforeAll(async () => {
  made = await makeTestDatabase();
});
afterAll(() => made.close());

async function unchecked(): Promise<string[]> {
  const { rows } = await made.database.owner.query<{ name: string }>(UNCHECKED);
  return rows.map(({ name }) => name);
}

describe("A column that says how far something is", () => {
  it("does not take any word", async () => {
    expect(await unchecked()).toEqual([]);
  });

  // Which words a step has is for the check of its own table to say.
  it.each([
    ["InProgress", true],
    ["PAYMENT_CAPTURED", true],
    [null, true],
    ["", false],
    ["in progress; drop", false],
  ] as const)("of a step in the history is told %j: %j", async (word, isTaken) => {
    const { rows } = await made.database.owner.query<{ definition: string }>(
      "select pg_get_expr(conbin, conrelid) as definition from pg_constraint where conname = 'order_history_step_status_check' and convalidated",
    );
    const asked = `select coalesce(${rows[0]?.definition}, true) as taken from (select $1::text as step_status) told`;
    const answer = await made.database.owner.query<{ taken: boolean }>(asked, [word]);
    expect(answer.rows).toEqual([{ taken: isTaken }]);
  });

  it.each(WORDS)("%s of %s takes exactly the words that the code has", async (column, table, words) => {
    const { rows } = await made.database.owner.query<{ definition: string; is_valid: boolean }>(
      `select ${DEFINITION} as definition, convalidated as is_valid from pg_constraint k where conname = $1`,
      [`${table}_${column}_check`],
    );
    expect(rows.map((row) => row.is_valid)).toEqual([true]);
    expect(rows.map((row) => wordsOf(row.definition))).toEqual([[...words].toSorted()]);
  });

  it.each([
    ["SUBMITTED", "LSEL", undefined],
    ["OTHER", "LSEL", "order_history_order_status_check"],
    ["SUBMITTED", "OTHER", "order_history_deal_status_check"],
    ["SUBMITTED", "", "order_history_deal_status_check"],
  ])("lets an order be %s and %s, or says which check refuses it", async (order, deal, constraint) => {
    const { owner } = made.database;
    const write = owner.query(
      `insert into order_history (tenant_id, order_id, order_status, deal_status, actor, reason, at, subject)
       values ('demo', 'ord_planted', $1, $2, 'test', 'test', now(), 'order')`,
      [order, deal],
    );
    const refusal = await write.then(
      () => ({}),
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject(constraint === undefined ? {} : { code: "23514", constraint });
  });

  it("without a check is found", async () => {
    await made.database.owner.query(
      "create table planted (status text, other_status text check (other_status in ('a', 'b')))",
    );
    try {
      expect(await unchecked()).toContain("planted.status");
      expect(await unchecked()).not.toContain("planted.other_status");
    } finally {
      await made.database.owner.query("drop table planted");
    }
  });
});
