import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/**
 * Long walks in every store, size and language, with a picture of each screen: for whoever wants to look at the product, not
 * for the gate. `E2E_SHOTS=<folder> npx playwright test -c playwright.walks.config.ts`, after `npm run build`.
 */
export default defineConfig({
  ...base,
  testDir: "tests/walks",
  testMatch: "*.walk.ts",
  retries: 0,
  projects: (base.projects ?? []).filter(({ name }) => name === "chromium"),
});
