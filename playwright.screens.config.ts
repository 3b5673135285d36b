import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/**
 * Pictures of every screen in both stores, three widths, light and dark, and one page that shows them side by side:
 * `npm run screens`. They go to `.cache/screens` (or `SCREENS`), never into the repository.
 */
export default defineConfig({
  ...base,
  testDir: "tests/screens",
  testMatch: "*.screens.ts",
  retries: 0,
  timeout: 900_000,
  projects: (base.projects ?? []).filter(({ name }) => name === "chromium"),
});
