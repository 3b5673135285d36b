import type { Counts } from "./count-tests.ts";
import type { Outcome } from "./stages.ts";

export interface StageResult extends Outcome {
  readonly name: string;
  readonly seconds: number;
}

/** A stage without tests counts as one; one that failed without a failed test counts as one failure. */
export function settle({ code, counts }: Outcome): Counts {
  const { passed, failed, ...more } =
    counts ?? (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, ...more };
}

/**
 * Prints what became of each stage, and the sums; true when nothing failed.
 * @param seconds of the whole run: stages run beside each other
 */
export function printTotals(results: readonly StageResult[], seconds: number): boolean {
  const rows = results.map((result) => ({ ...result, ...settle(result) }));
  const sum = (pick: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + pick(row), 0);
  const timeOf = (seconds: number): string => `${seconds.toFixed(1).padStart(8)} s`;
  console.log("\n── totals");
  for (const { name, seconds: ofStage, passed, failed, secondTry = 0 } of rows) {
    const verdict = failed === 0 ? "ok" : "FAILED";
    const again = secondTry === 0 ? "" : `, ${secondTry} on the second try`;
    console.log(
      `${name.padEnd(12)}${timeOf(ofStage)}  ${verdict.padEnd(7)}${passed} passed, ${failed} failed${again}`,
    );
  }
  for (const failure of rows.flatMap((row) => row.failures ?? [])) console.log(`✘ ${failure}`);
  const failed = sum((row) => row.failed);
  console.log(`${"all".padEnd(12)}${timeOf(seconds)}\n`);
  console.log(`${sum((row) => row.passed)} passed, ${failed} failed`);
  return failed === 0;
}
