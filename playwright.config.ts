import { defineConfig, devices } from "@playwright/test";
import { hasRoomInMemory } from "./tests/support/throw-away-folder.ts";
import { firstPort, port } from "./tests/e2e/own-server.ts";

/** Workers, each with a server and data of its own; who is free takes the next file. */
const parts = Number(process.env["E2E_PARTS"] ?? 1);
const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/** Walks of a phone with a touch screen: fingers tap and scroll, and nothing hovers. */
const FINGERS = /touch\.spec\.ts$/;

/** Servers that are started, killed and read; no browser opens them. */
const PROCESSES = /(failover|kill-points|web-processes|kill-recovery|canaries)\.spec\.ts$/;

/** Tests that show what another one shows. */
export const REPETITION = /@repetition/;

/** Journeys run against the built product, each part on an empty data folder. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: `test-results/${firstPort}`,
  fullyParallel: false,
  // The same in another store or size: `npm run walks` (0668).
  grepInvert: REPETITION,
  workers: parts,
  // In the gate only; what needs it is counted for itself (tools/gate/count-tests.ts).
  retries: process.env["CI"] === undefined ? 0 : 1,
  // Against hanging only: a busy machine is no failure.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // What a worker fetches no test can hold back; the walks without a connection allow it.
    serviceWorkers: "block",
    // Recording tests that pass costs more than it tells.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath,
      // The runner lets browsers share their memory through files on the disk, for containers without room in memory.
      ignoreDefaultArgs: hasRoomInMemory() ? ["--disable-dev-shm-usage"] : [],
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
    // Begun first, since each takes as long as many others.
    { name: "processes", testMatch: PROCESSES },
    {
      name: "chromium",
      testIgnore: [FINGERS, PROCESSES],
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
    {
      name: "touch",
      testMatch: FINGERS,
      use: { ...devices["Pixel 7"], viewport: { width: 375, height: 740 } },
    },
  ],
  globalSetup: "./tests/e2e/start-servers.ts",
});
