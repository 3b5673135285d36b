import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#platform/server/dev-postgres/start-embedded-postgres.ts";
import type { PostgresAddress } from "#platform/server/dev-postgres/postgres-address.ts";
import { migrate } from "#platform/server/database/migrations/migrate.ts";
import { type DatabaseReset, readDatabaseReset } from "./test-database-pool.ts";
import { unfilteredStatements } from "./tenant-filter/check-statements.ts";
import { throwAwayFolder } from "./throw-away-folder.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of a migrated database; tests copy it and never write to it. */
    postgresTemplate: PostgresAddress;
    databaseReset: DatabaseReset;
    /** Where test files leave the statements they have seen. */
    statementsFolder: string;
  }
}

let stop: (() => Promise<void>) | undefined;
let check: (() => void) | undefined;

/** One throw-away PostgreSQL for the whole run; its database is the migrated template of all others. */
export async function setup(project: TestProject): Promise<void> {
  const dataDir = throwAwayFolder("forecourt-tests-");
  // Somebody who stops the run leaves nothing in memory; the server ends with this process.
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  await migrate({ owner: server.address, folder: path.resolve("database/migrations") });
  project.provide("databaseReset", await readDatabaseReset(server.address));
  project.provide("postgresTemplate", server.address);
  const folder = path.join(dataDir, "statements");
  mkdirSync(folder);
  project.provide("statementsFolder", folder);
  const tenantTables = await tablesWithTenant(server.address);
  check = () => {
    const found = unfilteredStatements(folder, tenantTables);
    if (found.length > 0) throw new Error(`statements without a tenant:\n${found.join("\n")}`);
  };
}

/** @throws Error when a statement of the run reads or writes a retailer's table without saying whose */
export async function teardown(): Promise<void> {
  try {
    check?.();
  } finally {
    await stop?.();
  }
}

async function tablesWithTenant(address: PostgresAddress): Promise<ReadonlySet<string>> {
  const client = new Client(address);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select table_name as name from information_schema.columns where column_name = 'tenant_id' and table_schema = 'public'",
    );
    return new Set(rows.map(({ name }) => name));
  } finally {
    await client.end();
  }
}
