import { rmSync } from "node:fs";
import { join } from "node:path";
import type { FullConfig } from "@playwright/test";
import { copySeededFolder, makeSeededFolder } from "#tests/support/seeded-folder.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { throwAwayFolder } from "#tests/support/throw-away-folder.ts";
import { firstPort } from "./own-server.ts";

/**
 * Seeds the demo once and starts a server for each worker on a copy of it, all at the same time: the runner's own
 * `webServer` waits for one before it starts the next (0668). Answers what ends them.
 */
// oxlint-disable-next-line import/no-default-export -- The runner asks for one.
export default async function startServers({ workers }: FullConfig): Promise<() => Promise<void>> {
  const folder = throwAwayFolder("forecourt-e2e-");
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const ports = Array.from({ length: workers }, (_, at) => firstPort + at);
  // Somebody else's server would be tested.
  for (const port of ports) if (await isTaken(port)) throw new Error(`port ${port} is taken`);
  await makeSeededFolder(join(folder, "seeded"));
  const servers = await Promise.all(ports.map((port) => startServer(port, join(folder, String(port)))));
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
}

async function startServer(port: number, dataDir: string) {
  copySeededFolder(dataDir);
  return startServerProcess({ dataDir, port, env: { ...settings(), LOG_LEVEL: "warn" }, isHeard: true });
}

/** What the run was started with, apart from what the server has of its own. */
function settings(): NodeJS.ProcessEnv {
  const { PORT: _port, DATA_DIR: _dataDir, ...others } = process.env;
  return others;
}

async function isTaken(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${port}/ready`)).ok;
  } catch {
    // Nobody listens.
    return false;
  }
}
