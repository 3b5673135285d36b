import { defineConfig } from "@playwright/test";
import base, { REPETITION } from "./playwright.config.ts";

/**
 * Long walks in every store, size and language, with a picture of each screen, and what the gate leaves out because
 * another of its tests shows the same: for whoever wants to look at the product. `E2E_SHOTS=<folder> npx playwright test -c playwright.walks.config.ts`, after `npm run build`.
 */
const projects = base.projects ?? [];
const [desk] = projects.filter(({ name }) => name === "chromium");
const [touch] = projects.filter(({ name }) => name === "touch");

export default defineConfig({
  ...base,
  retries: 0,
  grepInvert: [],
  projects: [
    { ...desk, name: "walks", testDir: "tests/walks", testMatch: "**/*.walk.ts" },
    { ...desk, name: "repetitions", testIgnore: touch?.testMatch ?? [], grep: REPETITION },
    { ...touch, name: "repetitions by touch", grep: REPETITION },
  ],
});
