import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startPgbouncer } from "#tests/support/pgbouncer.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { type Database, openDatabase } from "../open-database.ts";

/** Runs where this names the program (vitest.config.ts): the gate installs none. */
// oxlint-disable-next-line node/no-process-env -- where to find a program that the product itself does not use
const program = process.env["PGBOUNCER"] ?? "pgbouncer";

let made: TestDatabase;
let bare = "";
const open: { close(): Promise<void> }[] = [];

const poolingBy = async (
  mode: "session" | "transaction",
  { forgetsOptions }: { forgetsOptions: boolean },
) => {
  const pooler = await startPgbouncer(program, made.address, {
    mode,
    forgetsOptions,
    logins: ["forecourt_web", bare, made.address.user],
  });
  open.unshift(pooler);
  const owner = { ...made.address, host: "127.0.0.1", port: pooler.port };
  return (user: string): Database => {
    const database = openDatabase({ owner, app: { ...owner, user }, log: silentLog });
    open.unshift(database);
    return database;
  };
};

const bucketsOf = (database: Database, tenantId: string) =>
  database
    .forTenant(tenantId)
    .transaction((trx) => trx.selectFrom("rate_limit").select("tenant_id").distinct().execute());

describe("behind pgbouncer", () => {
  beforeAll(async () => {
    made = await makeTestDatabase();
    bare = `bare_${randomBytes(6).toString("hex")}`;
    // A login that leaves its settings to startup options.
    await made.database.owner.query(`create role ${bare} login in role forecourt_app`);
  });
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });
  afterAll(async () => {
    await made.database.owner.query(`drop role ${bare}`);
    await made.close();
  });

  it.each(["session", "transaction"] as const)(
    "%s pooling that drops startup options is refused where the login does not bring what they said",
    async (mode) => {
      const as = await poolingBy(mode, { forgetsOptions: true });
      await expect(bucketsOf(as(bare), "demo")).rejects.toThrow("statement_timeout was lost on the way");
      await expect(bucketsOf(as(made.address.user), "demo")).rejects.toThrow("is a superuser");
      const worker = as("forecourt_web").system.kysely.selectFrom("product_clock").selectAll();
      await expect(worker.execute()).rejects.toThrow("instead of forecourt_worker");
    },
  );

  it("as pgbouncer comes, it refuses the startup options itself", async () => {
    const as = await poolingBy("transaction", { forgetsOptions: false });
    await expect(bucketsOf(as("forecourt_web"), "demo")).rejects.toThrow("unsupported startup parameter");
  });

  it("session pooling works with the login of its own, and nobody sees another retailer's rows", async () => {
    const as = await poolingBy("session", { forgetsOptions: true });
    const database = as("forecourt_web");
    const write = (tenantId: string) =>
      database.forTenant(tenantId).transaction((trx) =>
        trx
          .insertInto("rate_limit")
          .values({
            tenant_id: tenantId,
            bucket: "test",
            key_hash: "k",
            window_start: new Date(0),
            hits: 1,
          })
          .execute(),
      );
    for (const tenantId of ["demo", "harbor"]) await write(tenantId);
    const turns = Array.from({ length: 40 }, (_, turn) => (turn % 2 === 0 ? "demo" : "harbor"));
    const seen = await Promise.all(turns.map((tenantId) => bucketsOf(database, tenantId)));
    expect(seen).toEqual(turns.map((tenantId) => [{ tenant_id: tenantId }]));
  });
});
