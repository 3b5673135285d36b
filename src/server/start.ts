import { readConfig, type Config } from "#platform/server/config/config.ts";
import { armFailpoint } from "#platform/server/process/failpoint.ts";
import { pinoLog } from "#platform/server/context/pino-log.ts";
import { announce } from "./process/announce.ts";
import { sharedPort, startReplicas, type Replicas } from "./process/replicas.ts";
import { structuredConsole } from "./process/structured-console.ts";
import { startServer, type RunningServer } from "./process/run-server.ts";
import { whyNoStart } from "./process/why-no-start.ts";

/** The process: reads the environment, starts everything, stops everything on a signal. */
const startedAt = performance.now();
const port = sharedPort(process.argv);
const isReplica = port !== undefined;
let running: RunningServer | undefined;
let replicas: Replicas | undefined;
let stopping = false;
let drainSeconds = 0;

/** `npm start` starts a server again that ends with this (tools/start/supervise.ts). */
const START_AGAIN = 75;
const EXIT_CODES: Readonly<Record<string, number>> = { failure: 1, database: START_AGAIN };

async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  // A shutdown that hangs ends the process; committed work is safe either way.
  const code = EXIT_CODES[signal] ?? 0;
  // Whoever manages processes asks with SIGTERM; a person at a terminal does not want to wait.
  const isDrained = signal === "SIGTERM";
  setTimeout(() => process.exit(code || 1), 15_000 + (isDrained ? drainSeconds * 1000 : 0)).unref();
  await running?.close({ others: replicas?.stop(), isDrained });
  process.exit(code);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(signal));
// Without its server a replica ends at once, so that the next start finds the port free. It may be gone already:
// nobody hears of a parent that dies while the code is being loaded.
if (isReplica) {
  process.once("disconnect", () => process.exit(1));
  if (!process.connected) process.exit(1);
}

try {
  const dev = process.argv.includes("--dev");
  const asked = readConfig();
  const config: Config = {
    ...asked,
    ...(isReplica && { port, role: "web" }),
    // While developing, pages come from one process that follows the source.
    ...(dev && { webProcesses: 1 }),
  };
  armFailpoint(config.failpoint);
  drainSeconds = config.drainSeconds;
  const log = pinoLog({ level: config.logLevel });
  // While developing, a person reads the console.
  if (!dev) structuredConsole(log);
  process.on("unhandledRejection", (error) => {
    log.error("unhandled rejection", {
      error: error instanceof Error ? error.name : "unknown",
      stack: error instanceof Error ? (error.stack ?? "") : "",
    });
  });
  running = await startServer({ config, log, dev, isReplica, onDatabaseEnd: () => void stop("database") });
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
  process.stderr.write(`${whyNoStart(error)}\n`);
  await stop("failure");
}
