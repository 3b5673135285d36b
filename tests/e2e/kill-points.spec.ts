import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { type PlannedKill, runKills } from "#tests/support/kill-journeys.ts";

/** One point of each action, where most is at stake; `npm run bench -- kills` goes through all of them. */
const PLAN: readonly PlannedKill[] = [
  { action: "submit", point: "after-commit", count: 2 },
  { action: "upload", point: "before-commit", count: 2 },
  { action: "sign", point: "answered", count: 1 },
  { action: "pay", point: "after-commit", count: 2 },
  { action: "book", point: "after-commit", count: 2 },
  { action: "save", point: "answered", count: 1 },
  { action: "apply", point: "after-commit", count: 2 },
  { action: "decide", point: "after-commit", count: 1 },
  { action: "accept", point: "before-commit", count: 2 },
  { action: "prequalify", point: "after-commit", count: 7 },
  { action: "end-plan", point: "after-commit", count: 2 },
  { action: "pay-plan", point: "after-commit", count: 2 },
];

test("A buyer who repeats a call after the server died in it finds everything there once", async () => {
  test.setTimeout(600_000);
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-points-"));
  try {
    const results = await runKills({ dataDir, plan: PLAN });
    expect(results.filter(({ wasReached }) => !wasReached)).toEqual([]);
    expect(results).toHaveLength(PLAN.length);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
