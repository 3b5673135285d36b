import { claimObjectFolder } from "#modules/documents/server/claim-object-folder.ts";
import type { TenantEntry } from "#modules/tenancy/server/tenant-registry.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Log } from "#platform/server/context/log.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import { openServerDatabase } from "#platform/server/database/open-server-database.ts";
import { seedDemo } from "../commands/seed-demo.ts";
import { composeApplication } from "../composition.ts";
import type { Application } from "../composition/application.ts";
import { closeHttp } from "../http/close-http.ts";
import { openFrontend } from "../http/frontend.ts";
import { FrontDoor } from "./front-door.ts";
import { releaseIdleMemory } from "./idle-memory.ts";
import { Shutdown } from "./shutdown.ts";

export interface RunningServer {
  readonly port: number;
  tenants(): readonly TenantEntry[];
  /**
   * @param input.others what still needs the database and ends meanwhile
   * @param input.isDrained lets load balancers notice first (`DRAIN_SECONDS`)
   */
  close(input?: { readonly others?: Promise<void> | undefined; readonly isDrained?: boolean }): Promise<void>;
}

interface ServerInput {
  readonly config: Config;
  readonly log: Log;
  readonly dev: boolean;
  readonly isReplica?: boolean;
  /** The PostgreSQL of this process ended by itself: nothing can be served until another process starts both. */
  readonly onDatabaseEnd: () => void;
}

interface ServerParts {
  readonly door: FrontDoor;
  readonly shutdown: Shutdown;
}

/**
 * Listens at once (so that /health answers), then opens the database, migrates, seeds and composes;
 * until that is done every other address answers 503 with the reason. A replica (0185) uses the database of
 * the process that started it and listens last: until it can answer, the others get the requests.
 */
export async function startServer(input: ServerInput): Promise<RunningServer> {
  const { config, log, isReplica = false } = input;
  const door = new FrontDoor({ config, log, isReplica });
  if (!isReplica) await door.listenFirst();
  const shutdown = new Shutdown();
  shutdown.with("requests", () => closeHttp(door.server));
  shutdown.with("telemetry", () => door.telemetry?.close());
  const close: RunningServer["close"] = async ({ others, isDrained = false } = {}) => {
    shutdown.begin(others);
    if (isDrained) await door.drain.wait();
    await shutdown.run();
  };
  try {
    const database = await openDatabase(input, shutdown);
    await claimObjectFolder(database, config.objectStoreUrl);
    if (config.demo && !isReplica) await seedDemo({ config, log, database });
    const application = await serveApplication(input, { door, shutdown, database });
    if (isReplica) await door.listen();
    const idle = releaseIdleMemory();
    shutdown.with("idle memory", () => idle.stop());
    return { port: door.port, tenants: () => application.tenants(), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openDatabase(
  { config, log, isReplica = false, onDatabaseEnd }: ServerInput,
  shutdown: Shutdown,
): Promise<Database> {
  const opened = await openServerDatabase({ config, log, ...(isReplica && { attach: "always" }) });
  shutdown.with("database", async () => {
    await shutdown.others;
    await opened.close();
  });
  // Without its database the process serves nothing; a supervisor restarts it and it recovers.
  void opened.embedded?.ended.then(() => {
    if (shutdown.isOn) return;
    log.error("PostgreSQL ended by itself");
    onDatabaseEnd();
  });
  return opened.database;
}

/** Composes the application and puts it behind the door. */
async function serveApplication(
  { config, log, dev, isReplica = false }: ServerInput,
  { door, shutdown, database }: ServerParts & { readonly database: Database },
): Promise<Application> {
  const frontend = await openFrontend(dev, door.server);
  door.middleware = frontend.middleware;
  shutdown.with("frontend", () => frontend.close());
  const { telemetry } = door;
  // Links name the port that a port of 0 has become.
  const port = isReplica ? config.port : door.port;
  const application = await composeApplication({
    config: { ...config, port },
    log,
    database,
    frontend,
    telemetry,
  });
  shutdown.onBegin = () => application.endSoon();
  shutdown.with("streams", () => application.endStreams());
  shutdown.with("application", () => application.close());
  shutdown.with("figures", await door.observed.serve({ database, stores: () => application.stores() }));
  door.handle = application.fetch;
  // While developing, the bundler's middleware sees every request first.
  if (door.middleware === undefined) door.cached = application.cached;
  return application;
}
