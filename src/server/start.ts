import { ConfigError, readConfig, type Config } from "#platform/server/config.ts";
import { DataFolderInUse } from "#platform/server/embedded-postgres/folder-lock.ts";
import { PostgresBinariesMissing } from "#platform/server/embedded-postgres/postgres-binaries.ts";
import { armFailpoint } from "#platform/server/failpoint.ts";
import { pinoLog } from "#platform/server/pino-log.ts";
import { announce } from "./announce.ts";
import { sharedPort, startReplicas, type Replicas } from "./replicas.ts";
import { startServer, type RunningServer } from "./run-server.ts";

/** The process: reads the environment, starts everything, stops everything on a signal. */
const startedAt = performance.now();
const port = sharedPort(process.argv);
const isReplica = port !== undefined;
let running: RunningServer | undefined;
let replicas: Replicas | undefined;
let stopping = false;

async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  // A second signal, or a shutdown that hangs, ends the process; committed work is safe either way.
  setTimeout(() => process.exit(1), 15_000).unref();
  await replicas?.stop();
  await running?.close();
  process.exit(signal === "failure" ? 1 : 0);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(signal));
// Its server was killed and PostgreSQL ends with it: nothing can be finished, and the port must be free at once.
if (isReplica) process.once("disconnect", () => process.exit(1));

try {
  const asked = readConfig();
  const config: Config = isReplica ? { ...asked, port, role: "web" } : asked;
  armFailpoint(config.failpoint);
  const log = pinoLog({ level: config.logLevel });
  process.on("unhandledRejection", (error) => {
    log.error("unhandled rejection", {
      error: error instanceof Error ? error.name : "unknown",
      stack: error instanceof Error ? (error.stack ?? "") : "",
    });
  });
  running = await startServer({ config, log, dev: process.argv.includes("--dev"), isReplica });
  if (stopping) await running.close();
  else if (!isReplica) {
    replicas = startReplicas({ count: config.webProcesses - 1, port: running.port, log });
    announce({
      config,
      port: running.port,
      tenants: running.tenants(),
      seconds: (performance.now() - startedAt) / 1000,
    });
  }
} catch (error) {
  const known =
    error instanceof ConfigError ||
    error instanceof DataFolderInUse ||
    error instanceof PostgresBinariesMissing ||
    (error as { code?: string }).code === "EADDRINUSE";
  process.stderr.write(`${known ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  await stop("failure");
}
