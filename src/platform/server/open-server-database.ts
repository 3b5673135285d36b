import path from "node:path";
import type { Config } from "./config.ts";
import { openDatabase } from "./database.ts";
import type { Database } from "./database.ts";
import { DataFolderInUse } from "./embedded-postgres/folder-lock.ts";
import { addressOfRunning } from "./embedded-postgres/postmaster.ts";
import { startEmbeddedPostgres } from "./embedded-postgres/start-embedded-postgres.ts";
import type { EmbeddedPostgres } from "./embedded-postgres/start-embedded-postgres.ts";
import type { Log } from "./log.ts";
import { migrate } from "./migrations.ts";
import type { MigrationReport } from "./migrations.ts";
import type { PostgresParameters } from "./postgres-pool.ts";

const MIGRATIONS = path.resolve(import.meta.dirname, "../../../database/migrations");

export interface ServerDatabase {
  readonly database: Database;
  readonly migrations: MigrationReport;
  /** Undefined with DATABASE_URL, and when attached to the PostgreSQL of a running server. */
  readonly embedded: EmbeddedPostgres | undefined;
  /** Closes the pools, then stops PostgreSQL if this process started it. */
  close(): Promise<void>;
}

/**
 * The database of this process, migrated: `DATABASE_URL`, or the embedded PostgreSQL below DATA_DIR.
 * @param input.attach for command line tools: use the PostgreSQL of the server that has the folder open
 * @throws DataFolderInUse without `attach`, when another process has the folder open
 */
export async function openServerDatabase(input: {
  config: Pick<Config, "dataDir" | "databaseUrl" | "databaseAppUrl" | "databasePoolSize">;
  log: Log;
  attach?: boolean;
}): Promise<ServerDatabase> {
  const { config, log } = input;
  const { owner, embedded } = await reachPostgres(config, input.attach ?? false);
  if (embedded?.endedOrphan) log.warn("ended a PostgreSQL that an earlier run had left behind");
  try {
    const migrations = await migrate({ owner, folder: MIGRATIONS });
    const appLogin = config.databaseAppUrl ? { connectionString: config.databaseAppUrl } : owner;
    const database = openDatabase({ owner, app: { ...appLogin, size: config.databasePoolSize }, log });
    let closing = false;
    void embedded?.ended.then(() => {
      if (!closing) log.error("PostgreSQL ended unexpectedly; restart this process");
    });
    return {
      database,
      migrations,
      embedded,
      async close() {
        closing = true;
        await database.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function reachPostgres(
  config: Pick<Config, "dataDir" | "databaseUrl">,
  attach: boolean,
): Promise<{ owner: PostgresParameters; embedded: EmbeddedPostgres | undefined }> {
  if (config.databaseUrl) return { owner: { connectionString: config.databaseUrl }, embedded: undefined };
  try {
    const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir });
    return { owner: embedded.address, embedded };
  } catch (error) {
    const running = attach && error instanceof DataFolderInUse ? addressOfRunning(config.dataDir) : undefined;
    if (!running) throw error;
    return { owner: running, embedded: undefined };
  }
}
