import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { FullConfig } from "@playwright/test";
import { copySeededFolder, makeSeededFolder } from "#tests/support/seeded-folder.ts";
import { firstPort } from "./own-server.ts";
import { throwAwayFolder } from "#tests/support/throw-away-folder.ts";

const READY_WITHIN_MS = 180_000;

/**
 * Seeds the demo once and starts a server for each worker on a copy of it, all at the same time: the runner's own
 * `webServer` waits for one before it starts the next (0668). Answers what ends them.
 */
// oxlint-disable-next-line import/no-default-export -- The runner asks for one.
export default async function startServers({ workers }: FullConfig): Promise<() => Promise<void>> {
  const folder = throwAwayFolder("forecourt-e2e-");
  const servers: ChildProcess[] = [];
  process.once("exit", () => {
    for (const server of servers) server.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const ports = Array.from({ length: workers }, (_, at) => firstPort + at);
  // Somebody else's server would be tested.
  for (const port of ports) if (await isReady(port)) throw new Error(`port ${port} is taken`);
  await makeSeededFolder(join(folder, "seeded"));
  for (const port of ports) {
    const dataDir = join(folder, String(port));
    copySeededFolder(dataDir);
    servers.push(startServer(port, dataDir));
  }
  await Promise.all(servers.map((server, at) => untilReady(server, firstPort + at)));
  return async () => {
    await Promise.all(servers.map(stop));
  };
}

function startServer(port: number, dataDir: string): ChildProcess {
  return spawn(process.execPath, ["src/server/start.ts"], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_COMPILE_CACHE: resolve(".cache/compile"),
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function untilReady(server: ChildProcess, port: number): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(port))) {
    if (isOver(server)) throw new Error(`the server on port ${port} ended before it was ready`);
    if (Date.now() > end) throw new Error(`the server on port ${port} is not ready`);
    await sleep(100);
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${port}/ready`)).ok;
  } catch {
    // It does not listen yet.
    return false;
  }
}

const isOver = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function stop(server: ChildProcess): Promise<void> {
  if (isOver(server)) return;
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await Promise.race([ended, sleep(10_000, undefined, { ref: false })]);
  if (!isOver(server)) server.kill("SIGKILL");
}
