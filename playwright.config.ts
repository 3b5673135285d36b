import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { firstPort, port } from "./tests/e2e/own-server.ts";

/** Workers, each with a server and data of its own; who is free takes the next file. */
const parts = Number(process.env["E2E_PARTS"] ?? 1);
const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/** Walks of a phone with a touch screen: fingers tap and scroll, and nothing hovers. */
const FINGERS = /touch\.spec\.ts$/;

/** Visitors who were asked whether they may be counted, and said no: the notice covers what tests click. */
const answered = {
  cookies: [],
  origins: ["localhost", "harbor.localhost"].map((host) => ({
    origin: `http://${host}:${port}`,
    localStorage: [{ name: "fc.consent", value: `no ${Date.now()}` }],
  })),
};

/** Journeys run against the built product, each part on an empty data folder. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: `test-results/${firstPort}`,
  fullyParallel: false,
  workers: parts,
  // In the gate only; what needs it is counted for itself (tools/gate/count-tests.ts).
  retries: process.env["CI"] === undefined ? 0 : 1,
  // Against hanging only: a busy machine is no failure.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    storageState: answered,
    // What a worker fetches no test can hold back; the walks without a connection allow it.
    serviceWorkers: "block",
    // Recording tests that pass costs more than it tells.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
      ],
    },
  },
  projects: [
    {
      name: "chromium",
      testIgnore: FINGERS,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
    {
      name: "touch",
      testMatch: FINGERS,
      use: { ...devices["Pixel 7"], viewport: { width: 375, height: 740 } },
    },
  ],
  webServer: Array.from({ length: parts }, (_, at) => serverOf(firstPort + at)),
});

/** Empty, and removed when the run is over. */
function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-e2e-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function serverOf(own: number) {
  return {
    command: `"${process.execPath}" src/server/start.ts`,
    url: `http://localhost:${own}/ready`,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 } as const,
    env: {
      PORT: String(own),
      // Workers read this file too, and start nothing.
      DATA_DIR: process.env["TEST_WORKER_INDEX"] === undefined ? dataFolder() : "",
      NODE_COMPILE_CACHE: resolve(".cache/compile"),
      LOG_LEVEL: "warn",
    },
  };
}
