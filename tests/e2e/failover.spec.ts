import { rmSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { runFailover } from "#tests/support/cluster/failover.ts";
import { problemsOf } from "#tests/support/cluster/problems.ts";
import { throwAwayFolder } from "#tests/support/throw-away-folder.ts";

test("Three servers lose one of theirs and their database, and every buyer has what was acknowledged, once", async () => {
  // Against hanging only.
  test.setTimeout(600_000);
  const folder = throwAwayFolder("forecourt-failover-");
  try {
    const result = await runFailover({ folder, pairs: 2, calmMs: 1_500, pauseMs: 500 });
    // Buyers may have to wait; they are told for how long, and never that something is broken.
    expect(problemsOf(result)).toEqual([]);
    expect(result.acknowledged.filter(({ isBooked }) => isBooked).length).toBeGreaterThan(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
