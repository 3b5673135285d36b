import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { startServerProcess, type ServerProcess } from "#tests/support/server-process.ts";

interface OwnProcess {
  /** Empty at first, removed afterwards. */
  readonly dataDir: string;
  /** Starts a server on the folder; what still runs after the test is stopped. */
  readonly start: (input?: { port?: number; env?: Record<string, string> }) => Promise<ServerProcess>;
}

/** Tests that start and kill servers of their own. */
export const test = base.extend<OwnProcess>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
  dataDir: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "forecourt-process-"));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  start: async ({ dataDir }, use) => {
    const started: ServerProcess[] = [];
    await use(async (input) => {
      const server = await startServerProcess({ dataDir, ...input });
      started.push(server);
      return server;
    });
    for (const server of started) {
      const { exitCode, signalCode } = server.child;
      if (exitCode === null && signalCode === null) await server.end("SIGTERM");
    }
  },
});
