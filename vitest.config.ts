import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { ProjectByProject } from "./tests/support/project-by-project.ts";

/** These need a program that the gate does not install: `PGBOUNCER=pgbouncer npx vitest run pgbouncer` (0799, 0811). */
const testsOfMissingPrograms = [
  ["PGBOUNCER", "**/pgbouncer.int.test.ts"],
  ["VARNISHD", "**/varnish.int.test.ts"],
  ["HELM", "**/helm-chart.test.ts"],
].flatMap(([program = "", test = ""]) => (process.env[program] === undefined ? [test] : []));

/** Two projects: `unit` is pure and fast, `integration` needs the real PostgreSQL of tests/support. */
export default defineConfig({
  test: {
    sequence: { shuffle: true, sequencer: ProjectByProject },
    // The default leaves cores idle: a worker waits for PostgreSQL, and for what is polled for (0650).
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Threads and processes of the product start again and again, and load what is compiled already.
    env: { NODE_COMPILE_CACHE: path.resolve(".cache/compile") },
    // A worker that runs hundreds of files makes much that is gone at once.
    execArgv: [
      "--max-semi-space-size=64",
      "--import",
      new URL("tests/support/load-like-vite.ts", import.meta.url).href,
    ],
    // Node takes the types out and keeps what it compiled; Vite transformed each module anew in every fresh clone (0782).
    experimental: { viteModuleRunner: false, nodeLoader: false },
    runner: "./tests/support/native-runner.ts",
    // One second, the default, is short where a job or a mail has to come by on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        test: {
          name: "unit",
          include: ["{src,tests,tools,bench,database}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.int.test.ts", "tests/e2e/**", "node_modules/**", ...testsOfMissingPrograms],
          environment: "node",
          // Half of the time went into loading the same modules for every file (0302).
          isolate: false,
          // Against hanging only: a busy machine is no failure.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "integration",
          include: ["{src,tests,tools,database}/**/*.int.test.ts"],
          exclude: ["node_modules/**", ...testsOfMissingPrograms],
          environment: "node",
          // As above; each file still has a database of its own.
          isolate: false,
          globalSetup: ["./tests/support/postgres-global-setup.ts"],
          // The global setup checks at the end what this collects.
          setupFiles: ["./tests/support/tenant-filter/collect-statements.ts"],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
