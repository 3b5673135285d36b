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

/**
 * A journey through a real browser gets a second try, because two servers and two browsers share two cores here.
 * What needed it is named by the runner and counted for itself: it is to be mended.
 */
export function playwrightCounts(file) {
  if (!existsSync(file)) return NOTHING;
  const { stats, errors } = JSON.parse(readFileSync(file, "utf8"));
  if (stats.expected + stats.unexpected + stats.flaky === 0) return NOTHING;
  const failed = stats.unexpected + (errors?.length ?? 0);
  return { passed: stats.expected + stats.flaky, failed, secondTry: stats.flaky };
}
