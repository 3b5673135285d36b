import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { openDatabase } from "#platform/server/database/open-database.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import type { PostgresAddress } from "#platform/server/dev-postgres/postgres-address.ts";
import type { Log } from "#platform/server/context/log.ts";
import { silentLog } from "./silent-log.ts";
import { giveDatabaseBack, onDatabase, takeFreeDatabase } from "./test-database-pool.ts";

export interface TestDatabase {
  readonly database: Database;
  /** For opening further connections to the same database, as another replica would. */
  readonly address: PostgresAddress;
  close(): Promise<void>;
}

/**
 * A database of its own: as the migrations leave it (emptied after an earlier test, or a new copy of the template), or
 * without any table with `template: "none"`.
 */
export async function makeTestDatabase(
  input: { template?: "migrated" | "none"; log?: Log } = {},
): Promise<TestDatabase> {
  const template = inject("postgresTemplate");
  const isMigrated = input.template !== "none";
  const name =
    (isMigrated ? takeFreeDatabase() : undefined) ??
    (await createDatabase(template, isMigrated ? template.database : "template1"));
  const address = { ...template, database: name };
  const database = openDatabase({ owner: address, log: input.log ?? silentLog });
  return {
    database,
    address,
    async close() {
      await database.close();
      // The others go with the server at the end of the run: dropping one costs more than keeping it.
      if (isMigrated) await giveDatabaseBack(address, inject("databaseReset"));
    },
  };
}

/** A copy of another database of the server; answers its name. */
export async function createDatabase(template: PostgresAddress, source: string): Promise<string> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await onDatabase({ ...template, database: "postgres" }, (client) =>
    client.query(`create database ${name} template ${source} strategy wal_log`),
  );
  return name;
}
