import { Client } from "pg";
import { inject } from "vitest";
import { readConfig, type Config } from "#platform/server/config/config.ts";
import { openDatabase, type Database } from "#platform/server/database/open-database.ts";
import type { PostgresAddress } from "#platform/server/dev-postgres/postgres-address.ts";
import { seedDemo } from "#server/commands/seed-demo.ts";
import { silentLog } from "./silent-log.ts";
import { createDatabase, type TestDatabase } from "./test-database.ts";
import { onDatabase } from "./test-database-pool.ts";

/** Seals the keys of the demo retailers in every copy. */
const MASTER_KEY = "5c".repeat(32);
const SEEDED = "demo_template";

/**
 * A database of its own with the demo in it, without orders: a copy of one that the first test of the run which asks
 * has filled. Copying costs a tenth of filling (0650).
 */
export async function makeDemoDatabase(dataDir: string): Promise<TestDatabase> {
  const template = inject("postgresTemplate");
  await onDatabase({ ...template, database: "postgres" }, (client) => seedOnce(client, template, dataDir));
  const address = { ...template, database: await createDatabase(template, SEEDED) };
  const database = openDatabase({ owner: address, log: silentLog });
  return {
    database,
    address,
    async close() {
      await database.close();
      // Emptying it would take longer than the next copy does.
      await onDatabase({ ...template, database: "postgres" }, (client) =>
        client.query(`drop database ${address.database} with (force)`),
      );
    },
  };
}

/** Fills the template unless another worker has; who comes meanwhile waits. */
async function seedOnce(client: Client, template: PostgresAddress, dataDir: string): Promise<void> {
  const half = `${SEEDED}_half`;
  await client.query("select pg_advisory_lock(hashtext($1))", [SEEDED]);
  const found = await client.query("select 1 from pg_database where datname = $1", [SEEDED]);
  if (found.rowCount === 0) {
    // One that a failure left behind.
    await client.query(`drop database if exists ${half} with (force)`);
    await client.query(`create database ${half} template ${template.database} strategy wal_log`);
    await seed(openDatabase({ owner: { ...template, database: half }, log: silentLog }), dataDir);
    await client.query(`alter database ${half} rename to ${SEEDED}`);
  }
  // The lock ends with the connection.
}

async function seed(database: Database, dataDir: string): Promise<void> {
  try {
    await seedDemo({ config: demoConfig(dataDir), database, log: silentLog, orders: false });
    await database.owner.query("vacuum (freeze, analyze)");
  } finally {
    await database.close();
  }
}

/** Settings of a product that is seeded with the demo. */
export function demoConfig(dataDir: string): Config {
  return { ...readConfig({}), dataDir, masterKey: MASTER_KEY, demo: true, role: "web" };
}
