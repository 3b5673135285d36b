import { defineConfig } from "vitest/config";

/** Two projects: `unit` is pure and fast, `integration` needs the real PostgreSQL of tests/support. */
export default defineConfig({
  test: {
    sequence: { shuffle: true },
    projects: [
      {
        test: {
          name: "unit",
          include: ["{src,tests,tools,bench,database}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.int.test.ts", "**/*.contract.test.ts", "tests/e2e/**", "node_modules/**"],
          environment: "node",
        },
      },
      {
        test: {
          name: "integration",
          include: ["{src,tests,tools,database}/**/*.{int,contract}.test.ts"],
          exclude: ["node_modules/**"],
          environment: "node",
          globalSetup: ["./tests/support/postgres-global-setup.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
