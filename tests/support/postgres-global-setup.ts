import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#platform/server/dev-postgres/start-embedded-postgres.ts";
import type { PostgresAddress } from "#platform/server/dev-postgres/postgres-address.ts";
import { migrate } from "#platform/server/database/migrations/migrate.ts";
import { type DatabaseReset, openTestDatabasePool } from "./test-database-pool.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of a migrated database; tests copy it and never write to it. */
    postgresTemplate: PostgresAddress;
    databaseReset: DatabaseReset;
  }
}

let stop: (() => Promise<void>) | undefined;

/** One throw-away PostgreSQL for the whole run; its database is the migrated template of all others. */
export async function setup(project: TestProject): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "forecourt-tests-"));
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  await migrate({ owner: server.address, folder: path.resolve("database/migrations") });
  project.provide("databaseReset", await openTestDatabasePool(server.address));
  project.provide("postgresTemplate", server.address);
}

export async function teardown(): Promise<void> {
  await stop?.();
}
