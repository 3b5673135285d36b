import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type ForgetfulPooler, startForgetfulPooler } from "#tests/support/forgetful-pooler.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { type Database, openDatabase } from "../open-database.ts";

let made: TestDatabase;
let pooler: ForgetfulPooler;
const opened: Database[] = [];

beforeAll(async () => {
  made = await makeTestDatabase();
  pooler = await startForgetfulPooler(made.address);
});

afterEach(async () => {
  pooler.forgets = false;
  await Promise.all(opened.splice(0).map((database) => database.close()));
});

afterAll(async () => {
  await pooler.close();
  await made.close();
});

function behindPooler(user: string): Database {
  const owner = { ...made.address, host: "127.0.0.1", port: pooler.port };
  const database = openDatabase({ owner, app: { ...owner, user }, log: silentLog });
  opened.push(database);
  return database;
}

const asRequest = (database: Database) =>
  database
    .forTenant("demo")
    .transaction((trx) =>
      trx.selectFrom("rate_limit").select("bucket").where("tenant_id", "=", "demo").execute(),
    );
const asWorker = ({ system }: Database) => system.kysely.selectFrom("product_clock").selectAll().execute();

test("a login of its own is the request role with its settings even where a pooler drops startup options", async () => {
  pooler.forgets = true;
  const database = behindPooler("forecourt_web");
  expect(await asRequest(database)).toEqual([]);
  const { rows } = await database.app.query(
    "select current_user::text as acting, current_setting('plan_cache_mode') as plans, current_setting('statement_timeout') as longest",
  );
  expect(rows).toEqual([{ acting: "forecourt_web", plans: "force_generic_plan", longest: "1min" }]);
  await expect(database.app.query("select wrapped from tenant_key")).rejects.toThrow("permission denied");
});

test("a connection of requests with too many rights is refused before its first statement", async () => {
  const database = behindPooler("forecourt_owner");
  await expect(asRequest(database)).rejects.toThrow("forecourt_owner is a superuser");
  await expect(database.app.query("select 1")).rejects.toThrow("not safe");
});

test("each connection is looked at, not only the first", async () => {
  const login = `web_${randomBytes(6).toString("hex")}`;
  const server = made.database.owner;
  await server.query(`create role ${login} login in role forecourt_app`);
  const database = behindPooler(login);
  expect(await asRequest(database)).toEqual([]);
  const { rows } = await database.app.query<{ pid: number }>("select pg_backend_pid() as pid");
  pooler.forgets = true;
  await server.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
  // Its settings came with the start of the connection, not with the login.
  await expect(asRequest(database)).rejects.toThrow("statement_timeout was lost on the way");
  pooler.forgets = false;
  expect(await asRequest(database)).toEqual([]);
});

test("the work for all retailers is not done as the owner when a pooler drops the role", async () => {
  const database = behindPooler("forecourt_web");
  expect(await asWorker(database)).toHaveLength(1);
  pooler.forgets = true;
  const behind = behindPooler("forecourt_web");
  await expect(asWorker(behind)).rejects.toThrow("instead of forecourt_worker");
});
