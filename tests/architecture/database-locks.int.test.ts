import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";

let made: TestDatabase;
beforeAll(async () => {
  made = await makeTestDatabase();
});
afterAll(() => made.close());

const names = async (text: string): Promise<string[]> =>
  (await made.database.owner.query<{ name: string }>(text)).rows.map(({ name }) => name);

const openTables = () =>
  names(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not (c.relrowsecurity and c.relforcerowsecurity) order by 1`);

const openFunctions = () =>
  names(`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
      and not coalesce(array_to_string(proconfig, ';') ~ 'search_path=[^;]*, pg_temp(;|$)', false)`);

const openToAll = () =>
  names(`
    select c.relname as name from pg_class c, aclexplode(c.relacl) acl
    where c.relnamespace = 'public'::regnamespace and acl.grantee = 0`);

test("every table with a tenant is under row-level security, for its owner too", async () => {
  // Wrapped keys, which the login of requests may not read at all.
  expect(await openTables()).toEqual(["tenant_key"]);
});

test("every function that works as its owner looks in pg_temp last", async () => {
  expect(await openFunctions()).toEqual([]);
});

test("nothing is open to everybody who can connect", async () => {
  expect(await openToAll()).toEqual([]);
});

test("a planted table and a planted function without their locks are found", async () => {
  await made.database.owner.query(`
    create table planted_table (tenant_id text not null, id text not null);
    alter table planted_table enable row level security;
    grant select on planted_table to public;
    create function planted_function() returns integer language sql security definer as 'select 1';`);
  try {
    expect(await openTables()).toContain("planted_table");
    expect(await openToAll()).toContain("planted_table");
    expect(await openFunctions()).toContain("planted_function");
  } finally {
    await made.database.owner.query("drop table planted_table; drop function planted_function();");
  }
});
