import { existsSync, readFileSync } from "node:fs";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Of those that passed. */
  readonly secondTry?: number;
}

/** A runner that wrote no report, or ran nothing, has failed. */
const NOTHING: Counts = { passed: 0, failed: 1 };

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly numTotalTests: number;
}

export function vitestCounts(file: string): Counts {
  if (!existsSync(file)) return NOTHING;
  const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport;
  if (report.numTotalTests === 0) return NOTHING;
  // A file that could not even be loaded has failed suites but no failed test.
  return { passed: report.numPassedTests, failed: report.numFailedTests || report.numFailedTestSuites };
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors?: readonly unknown[];
}

/** A browser test that needed its second try is named by the runner and counted for itself: it is to be fixed. */
export function playwrightCounts(file: string): Counts {
  if (!existsSync(file)) return NOTHING;
  const { stats, errors = [] } = JSON.parse(readFileSync(file, "utf8")) as PlaywrightReport;
  if (stats.expected + stats.unexpected + stats.flaky === 0) return NOTHING;
  const failed = stats.unexpected + errors.length;
  return { passed: stats.expected + stats.flaky, failed, secondTry: stats.flaky };
}
