import { randomBytes } from "node:crypto";
import { Pool } from "pg";
import type { PoolConfig } from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { requireSafeLogin } from "./require-safe-login.ts";

let made: TestDatabase;
const roles: string[] = [];
const admin = (text: string) => made.database.owner.query(text);

beforeAll(async () => {
  made = await makeTestDatabase();
});

afterEach(async () => {
  for (const role of roles.splice(0)) {
    await admin(`drop owned by ${role}`);
    await admin(`drop role ${role}`);
  }
});

afterAll(() => made.close());

/** A login with all settings; roles belong to the server, so each test has its own. */
async function makeLogin(...statements: string[]): Promise<string> {
  const role = `web_${randomBytes(6).toString("hex")}`;
  roles.push(role);
  await admin(`create role ${role} login`);
  await admin(`grant forecourt_app to ${role}`);
  await admin(`alter role ${role} set plan_cache_mode = 'force_generic_plan'`);
  for (const name of ["statement_timeout", "idle_in_transaction_session_timeout"])
    await admin(`alter role ${role} set ${name} = '60s'`);
  await admin(`alter role ${role} set timezone = 'UTC'`);
  for (const statement of statements) await admin(statement.replaceAll("$role", role));
  return role;
}

/** What the check says of a connection without startup options, as behind a pooler that drops them. */
async function check(user: string, more: PoolConfig = {}): Promise<string> {
  const pool = new Pool({ ...made.address, user, max: 1, ...more });
  // A connection that is being closed may be ended by the test's database first.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  try {
    return await requireSafeLogin(pool).then(
      () => "safe",
      (error: Error) => error.message,
    );
  } finally {
    await pool.end();
  }
}

test("the login that the migrations make is safe, also behind a pooler that drops startup options", async () => {
  expect(await check("forecourt_web")).toBe("safe");
  expect(await check(await makeLogin())).toBe("safe");
});

test("the owner of the schema is refused, also when it takes on another role while connecting", async () => {
  expect(await check("forecourt_owner")).toContain("forecourt_owner is a superuser");
  const taken = await check("forecourt_owner", { options: "-c role=forecourt_app" });
  expect(taken).toContain("forecourt_owner is a superuser");
  expect(taken).toContain("took on forecourt_app while connecting");
});

test.each([
  ["a superuser", "alter role $role superuser", "is a superuser"],
  ["one that bypasses row-level security", "alter role $role bypassrls", "may bypass row-level security"],
  ["one that makes roles", "alter role $role createrole", "may create roles"],
  ["an owner of a table", "create table t_$role (id int); alter table t_$role owner to $role", "owns tables"],
  ["one that can become the owner", "grant forecourt_owner to $role", "can become forecourt_owner"],
  ["one that can become the worker", "grant forecourt_worker to $role", "can become forecourt_worker"],
  ["one that reads all data", "grant pg_read_all_data to $role", "can become pg_read_all_data"],
  ["one without rights", "revoke forecourt_app from $role", "grant forecourt_app to"],
  ["one whose plans are not kept", "alter role $role reset plan_cache_mode", "plan_cache_mode was lost"],
  ["one without a time-out", "alter role $role set statement_timeout = 0", "statement_timeout was lost"],
])("refuses %s", async (_name, statement, reason) => {
  expect(await check(await makeLogin(statement))).toContain(reason);
});
