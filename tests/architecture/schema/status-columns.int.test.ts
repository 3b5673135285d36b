import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";

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

/** The list may only grow shorter. */
const KNOWN: Readonly<Record<string, string>> = {
  "insurance_verification.policy_status": "by its type alone (insurance-table.ts)",
  "order_history.deal_status": "what the order's was",
  "order_history.order_status": "what the order's was",
  "order_history.step_status": "a step's own word; each step checks its own table",
  "orders.deal_status": "by the table of transitions alone (deal-transitions.ts)",
  "orders.order_status": "by the table of transitions alone (order-transitions.ts)",
  "sandbox_carrier_session.policy_status": "what the sandbox's carrier will say",
  "sandbox_id_capture.issuing_state": "a state of the United States",
};

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
  it("takes known words only, or is known to take any", async () => {
    expect(await unchecked()).toEqual(Object.keys(KNOWN).toSorted());
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
