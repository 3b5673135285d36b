import { existsSync, readFileSync } from "node:fs";

/** A runner that wrote no report, or ran nothing, has failed. */
const NOTHING = { passed: 0, failed: 1 };

export function vitestCounts(file) {
  if (!existsSync(file)) return NOTHING;
  const { numPassedTests, numFailedTests, numFailedTestSuites, numTotalTests } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  if (numTotalTests === 0) return NOTHING;
  // A file that could not even be loaded has failed suites but no failed test.
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
}

/** A test that passed only on a retry counts as failed: it will fail for someone. */
export function playwrightCounts(file) {
  if (!existsSync(file)) return NOTHING;
  const { stats, errors } = JSON.parse(readFileSync(file, "utf8"));
  if (stats.expected + stats.unexpected + stats.flaky === 0) return NOTHING;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + (errors?.length ?? 0) };
}
