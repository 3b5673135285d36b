import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";

let made: TestDatabase;
beforeAll(async () => {
  made = await makeTestDatabase();
});
afterAll(() => made.close());

/** Tables whose rows belong to a retailer, with the column that says so. */
const OF_RETAILERS = `select c.oid, c.relname as name, a.attnum as column from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`;

interface Rule {
  readonly rule: string;
  /** Asks for a column `name`; `own` is `OF_RETAILERS`. */
  readonly text: string;
  /** What is left to do before tables are spread. */
  readonly known: readonly string[];
  /** A change of the schema that breaks the rule, and what is named then. */
  readonly planted: readonly [change: string, name: string];
}

const PLANTED =
  "create table planted (tenant_id text not null, id text not null, primary key (tenant_id, id));";

/**
 * Beyond one primary the tables are spread by retailer (Citus). What such a database refuses may not be added; what is
 * named here is left to do before (decision 0587).
 */
const RULES: readonly Rule[] = [
  {
    rule: "every key begins with the retailer, but those of what is read for all of them",
    text: `select i.indexrelid::regclass::text as name from pg_index i
      join own on own.oid = i.indrelid where i.indisunique and i.indkey[0] <> own.column`,
    known: ["inventory_change_pkey", "job_pkey"],
    planted: ["create unique index planted_by_id on planted (id, tenant_id)", "planted_by_id"],
  },
  {
    rule: "every foreign key stays within the retailer",
    text: `select c.conname as name from pg_constraint c join own on own.oid = c.conrelid
      where c.contype = 'f' and c.confrelid <> 'tenant'::regclass and not exists (
        select from generate_subscripts(c.conkey, 1) at join own other on other.oid = c.confrelid
        where c.conkey[at] = own.column and c.confkey[at] = other.column)`,
    known: [],
    planted: [
      `create table planted_of (id text primary key);
       alter table planted add constraint planted_reaches_out foreign key (id) references planted_of (id)`,
      "planted_reaches_out",
    ],
  },
  {
    rule: "no rows of one retailer are numbered together with those of others",
    text: `select own.name || '.' || a.attname as name from pg_attribute a
      join own on own.oid = a.attrelid where a.attidentity <> ''`,
    known: ["account_consent.seq", "inventory_change.seq", "inventory_import.seq", "order_history.seq"],
    planted: ["alter table planted add column seq bigint generated always as identity", "planted.seq"],
  },
  {
    rule: "triggers look at single rows, but those that write the change feed",
    text: `select t.tgname as name from pg_trigger t join own on own.oid = t.tgrelid
      where not t.tgisinternal and t.tgtype::int & 1 = 0`,
    known: ["vehicle_deleted", "vehicle_inserted", "vehicle_updated"],
    planted: [
      `create function planted_told() returns trigger language plpgsql as 'begin return null; end';
       create trigger planted_at_once after insert on planted execute function planted_told()`,
      "planted_at_once",
    ],
  },
  {
    rule: "functions take values and not rows of a table",
    text: `select p.proname as name from pg_proc p
      join unnest(p.proargtypes) as argument (type) on true join pg_type t on t.oid = argument.type
      where p.pronamespace = 'public'::regnamespace and t.typtype = 'c'`,
    known: ["insurance_step"],
    planted: [
      "create function planted_reads(planted) returns text language sql as 'select $1.id'",
      "planted_reads",
    ],
  },
];

/** What a rule names, after a change of the schema that is taken back. */
async function named(text: string, change = ""): Promise<string[]> {
  const client = await made.database.owner.connect();
  try {
    await client.query("begin");
    await client.query(change);
    const asked = `with own as (${OF_RETAILERS}) select distinct found.name from (${text}) found order by 1`;
    return (await client.query<{ name: string }>(asked)).rows.map(({ name }) => name);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

describe("tables can be spread over servers by their retailer", () => {
  test.each(RULES)("$rule", async ({ text, known }) => {
    expect(await named(text)).toEqual(known);
  });

  test.each(RULES)("and whatever breaks it is found: $rule", async ({ text, known, planted }) => {
    const [change, name] = planted;
    expect(await named(text, PLANTED)).toEqual(known);
    expect(await named(text, `${PLANTED} ${change}`)).toEqual([...known, name].toSorted());
  });
});
