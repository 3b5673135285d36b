import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { openDatabase } from "#platform/server/database/open-database.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import type { PostgresAddress } from "#platform/server/dev-postgres/postgres-address.ts";
import type { Log } from "#platform/server/context/log.ts";
import { silentLog } from "./silent-log.ts";

export interface TestDatabase {
  readonly database: Database;
  /** For opening further connections to the same database, as another replica would. */
  readonly address: PostgresAddress;
  close(): Promise<void>;
}

/** A database of its own, copied from the migrated template (or empty with `template: "none"`). */
export async function makeTestDatabase(
  input: { template?: "migrated" | "none"; log?: Log } = {},
): Promise<TestDatabase> {
  const template = inject("postgresTemplate");
  const name = `test_${randomBytes(8).toString("hex")}`;
  const source = input.template === "none" ? "template1" : template.database;
  await asAdmin(template, `create database ${name} template ${source} strategy wal_log`);
  const address = { ...template, database: name };
  const database = openDatabase({ owner: address, log: input.log ?? silentLog });
  return {
    database,
    address,
    async close() {
      await database.close();
      await asAdmin(template, `drop database if exists ${name} with (force)`);
    },
  };
}

async function asAdmin(template: PostgresAddress, statement: string): Promise<void> {
  const client = new Client({ ...template, database: "postgres" });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
