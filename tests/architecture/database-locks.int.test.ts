import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";

let made: TestDatabase;
beforeAll(async () => {
  made = await makeTestDatabase();
});
afterAll(() => made.close());

const names = async (text: string): Promise<string[]> =>
  (await made.database.owner.query<{ name: string }>(text)).rows.map(({ name }) => name);

test("every table with a tenant is under row-level security, for its owner too", async () => {
  const open = await names(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not (c.relrowsecurity and c.relforcerowsecurity) order by 1`);
  // Wrapped keys, which the login of requests may not read at all.
  expect(open).toEqual(["tenant_key"]);
});

test("every function that works as its owner looks in pg_temp last", async () => {
  const open = await names(`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
      and not coalesce(array_to_string(proconfig, ';') ~ 'search_path=[^;]*, pg_temp(;|$)', false)`);
  expect(open).toEqual([]);
});

test("nothing is open to everybody who can connect", async () => {
  const open = await names(`
    select c.relname as name from pg_class c, aclexplode(c.relacl) acl
    where c.relnamespace = 'public'::regnamespace and acl.grantee = 0`);
  expect(open).toEqual([]);
});
