import path from "node:path";
import type { Config } from "../config/config.ts";
import { openDatabase, WEB_LOGIN } from "./open-database.ts";
import type { Database } from "./open-database.ts";
import { DataFolderInUse } from "../dev-postgres/folder-lock.ts";
import { addressOfRunning } from "../dev-postgres/postmaster.ts";
import { startEmbeddedPostgres } from "../dev-postgres/start-embedded-postgres.ts";
import type { EmbeddedPostgres } from "../dev-postgres/start-embedded-postgres.ts";
import type { Log } from "../context/log.ts";
import { migrate } from "./migrations/migrate.ts";
import type { MigrationMode, MigrationReport } from "./migrations/migrate.ts";
import type { PostgresParameters } from "./pool/postgres-pool.ts";
import { requireSafeLogin } from "./pool/require-safe-login.ts";
import { untilSlotIsFree } from "./pool/until-slot-is-free.ts";

const MIGRATIONS = path.resolve(import.meta.dirname, "../../../../database/migrations");

/** Connections of a process outside its pool: the owner's one, two for what works for all retailers, one that listens. */
const BESIDE_THE_POOL = 4;
const OWNER_SIZE = 1;
const FOR_TOOLS = 30;
/** A server may start while others still hold every connection: it waits and says so. */
const SLOTS_WITHIN_MS = 600_000;

type DatabaseConfig = Pick<
  Config,
  | "dataDir"
  | "newDatabase"
  | "databaseUrl"
  | "databaseAppUrl"
  | "databasePoolSize"
  | "webProcesses"
  | "migrate"
>;
type Attach = "ifRunning" | "always";

interface ServerDatabase {
  readonly database: Database;
  readonly migrations: MigrationReport;
  /** Undefined with DATABASE_URL, and when attached to the PostgreSQL of a running server. */
  readonly embedded: EmbeddedPostgres | undefined;
  /** Closes the pools, then stops PostgreSQL if this process started it. */
  close(): Promise<void>;
}

/**
 * The database of this process, migrated: `DATABASE_URL`, or the embedded PostgreSQL below DATA_DIR.
 * @param input.attach use the PostgreSQL of the server that has the folder open: `ifRunning` for command line tools,
 * `always` for a replica, which must never keep the folder of a server that is gone
 * @throws UnsafeDatabaseLogin when requests would have more rights than they need
 * @throws DataFolderInUse without `attach`, when another process has the folder open
 * @throws DatabaseLost when files of the folder are from a store whose database is gone
 */
export async function openServerDatabase(input: {
  config: DatabaseConfig;
  log: Log;
  attach?: Attach;
  /** `config.migrate` when left out. */
  migrations?: MigrationMode;
}): Promise<ServerDatabase> {
  const { config, log } = input;
  const { owner, embedded } = await reachPostgres(config, input.attach);
  if (embedded?.endedOrphan) log.warn("ended a PostgreSQL that an earlier run had left behind");
  try {
    const { database, migrations } = await openMigrated({
      config,
      log,
      owner,
      mode: input.migrations ?? config.migrate,
    });
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

async function openMigrated(input: {
  config: DatabaseConfig;
  log: Log;
  owner: PostgresParameters;
  mode: MigrationMode;
}): Promise<{ database: Database; migrations: MigrationReport }> {
  const { config, log, owner, mode } = input;
  const patience = {
    forMs: SLOTS_WITHIN_MS,
    onWait: () => log.warn("PostgreSQL has no connection to give, waiting for one"),
  };
  const migrations = await untilSlotIsFree(() => migrate({ owner, folder: MIGRATIONS, mode }), patience);
  const login = config.databaseAppUrl
    ? { connectionString: config.databaseAppUrl }
    : { ...owner, user: WEB_LOGIN };
  const database = openDatabase({
    owner: { ...owner, size: OWNER_SIZE },
    app: { ...login, size: config.databasePoolSize },
    log,
  });
  try {
    await untilSlotIsFree(() => requireSafeLogin(database.app), patience);
    // Taken now and kept: what follows must not fail for want of a connection.
    await untilSlotIsFree(() => database.owner.query("select 1"), patience);
    return { database, migrations };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function reachPostgres(
  config: DatabaseConfig,
  attach: Attach | undefined,
): Promise<{ owner: PostgresParameters; embedded: EmbeddedPostgres | undefined }> {
  if (config.databaseUrl) return { owner: { connectionString: config.databaseUrl }, embedded: undefined };
  if (attach === "always") return { owner: requireRunning(config.dataDir), embedded: undefined };
  try {
    const connections = config.webProcesses * (config.databasePoolSize + BESIDE_THE_POOL) + FOR_TOOLS;
    const { dataDir, newDatabase: isNewWanted } = config;
    const embedded = await startEmbeddedPostgres({ dataDir, connections, isNewWanted });
    return { owner: embedded.address, embedded };
  } catch (error) {
    const running = attach && error instanceof DataFolderInUse ? addressOfRunning(config.dataDir) : undefined;
    if (!running) throw error;
    return { owner: running, embedded: undefined };
  }
}

function requireRunning(dataDir: string): PostgresParameters {
  const running = addressOfRunning(dataDir);
  if (!running) throw new Error("the server of this replica is gone");
  return running;
}
