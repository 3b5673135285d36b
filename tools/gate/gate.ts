import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { root } from "../start/run-command.ts";
import { printTotals, type StageResult } from "./print-totals.ts";
import { lines, reports, stages, type Outcome } from "./stages.ts";

/**
 * `npm test` and `npm run verify`: runs the named stages, all that `npm test` promises when none is named, goes on
 * after a failure, and prints the totals last.
 */
const EVERYTHING = ["format", "lint", "types", "tests", "build", "browser", "e2e"];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !stages.has(name));
if (unknown.length > 0) {
  console.error(`unknown stage ${unknown.join(", ")}; one of: ${[...stages.keys()].join(", ")}`);
  process.exit(1);
}
const wanted = asked.length > 0 ? asked : EVERYTHING;

async function runStage(name: string): Promise<StageResult> {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const outcome = await stages.get(name)!().catch((error: unknown): Outcome => {
    console.error(error instanceof Error ? error.message : error);
    return { code: 1 };
  });
  return { name, seconds: (performance.now() - startedAt) / 1000, ...outcome };
}

async function runLane(names: readonly string[]): Promise<StageResult[]> {
  const results = [];
  for (const name of names) if (wanted.includes(name)) results.push(await runStage(name));
  return results;
}

rmSync(path.join(root, reports), { recursive: true, force: true });
mkdirSync(path.join(root, reports), { recursive: true });
const startedAt = performance.now();
const results = [];
for (const lanes of lines) results.push(...(await Promise.all(lanes.map(runLane))).flat());
process.exitCode = printTotals(results, (performance.now() - startedAt) / 1000) ? 0 : 1;
