import { rmSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { type PlannedKill, runKills } from "#tests/support/kill-journeys.ts";
import { copySeededFolder } from "#tests/support/seeded-folder.ts";
import { throwAwayFolder } from "#tests/support/throw-away-folder.ts";

/**
 * One point of an action of each kind, where most is at stake: an order, a signature, money, lenders, their offer, a
 * bureau, a plan. `npm run bench -- kills` goes through all points of all actions.
 */
const PLAN: readonly PlannedKill[] = [
  { action: "submit", point: "after-commit", count: 2 },
  { action: "sign", point: "answered", count: 1 },
  { action: "pay", point: "after-commit", count: 2 },
  { action: "apply", point: "after-commit", count: 2 },
  { action: "accept", point: "before-commit", count: 2 },
  { action: "prequalify", point: "after-commit", count: 7 },
  { action: "pay-plan", point: "after-commit", count: 2 },
];

/** They are kept by the same keys and the same transactions. */
const ALIKE: readonly PlannedKill[] = [
  { action: "upload", point: "before-commit", count: 2 },
  { action: "book", point: "after-commit", count: 2 },
  { action: "save", point: "answered", count: 1 },
  { action: "decide", point: "after-commit", count: 1 },
  { action: "end-plan", point: "after-commit", count: 2 },
];

async function expectOnce(plan: readonly PlannedKill[]): Promise<void> {
  test.setTimeout(600_000);
  const dataDir = throwAwayFolder("forecourt-points-");
  try {
    copySeededFolder(dataDir);
    const results = await runKills({ dataDir, plan });
    expect(results.filter(({ wasReached }) => !wasReached)).toEqual([]);
    expect(results).toHaveLength(plan.length);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

test("A buyer who repeats a call after the server died in it finds everything there once", async () => {
  await expectOnce(PLAN);
});

test("So does a buyer whose other calls died", { tag: "@repetition" }, async () => {
  await expectOnce(ALIKE);
});
