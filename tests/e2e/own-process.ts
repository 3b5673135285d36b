import { rmSync } from "node:fs";
import { copySeededFolder } from "#tests/support/seeded-folder.ts";
import { startServerProcess, type ServerProcess } from "#tests/support/server-process.ts";
import { test as base } from "./visitor.ts";
import { throwAwayFolder } from "#tests/support/throw-away-folder.ts";

interface OwnProcess {
  /** What the folder holds before the first start: the demo, or nothing, as at a newcomer's. */
  readonly holds: "demo" | "nothing";
  /** Removed afterwards. */
  readonly dataDir: string;
  /** Starts a server on the folder; what still runs after the test is stopped. */
  readonly start: (input?: { port?: number; env?: Record<string, string> }) => Promise<ServerProcess>;
}

/** Tests that start and kill servers of their own. */
export const test = base.extend<OwnProcess>({
  holds: ["demo", { option: true }],
  dataDir: async ({ holds }, use) => {
    const folder = throwAwayFolder("forecourt-process-");
    if (holds === "demo") copySeededFolder(folder);
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
    for (const server of started) await server.stop();
  },
});
