import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env["E2E_PORT"] ?? 4173);
const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/** Visitors who were asked whether they may be counted, and said no: the notice covers what tests click. */
const answered = {
  cookies: [],
  origins: ["localhost", "harbor.localhost"].map((host) => ({
    origin: `http://${host}:${port}`,
    localStorage: [{ name: "fc.consent", value: `no ${Date.now()}` }],
  })),
};

/** Journeys run against the built product on an empty data folder, one worker: the machine has two cores. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: `test-results/${port}`,
  fullyParallel: false,
  workers: 1,
  // In the gate only; what needs it is counted for itself (tools/launch/count-tests.mjs).
  retries: process.env["CI"] === undefined ? 0 : 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    storageState: answered,
    trace: "retain-on-failure",
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
    { name: "chromium", use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: `"${process.execPath}" src/server/start.ts`,
    url: `http://localhost:${port}/ready`,
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), "forecourt-e2e-")),
      LOG_LEVEL: "warn",
    },
  },
});
