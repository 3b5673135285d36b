import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../start/run-command.ts";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Of those that passed. */
  readonly secondTry?: number;
  /** Each test that failed, with the first line of its reason. */
  readonly failures?: readonly string[];
}

/** A runner that wrote no report, or ran nothing, has failed. */
const NOTHING: Counts = { passed: 0, failed: 1 };

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly numTotalTests: number;
  readonly testResults?: readonly VitestFile[];
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages?: readonly string[] | null;
  }[];
}

export function vitestCounts(file: string): Counts {
  if (!existsSync(file)) return NOTHING;
  const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport;
  if (report.numTotalTests === 0) return NOTHING;
  // A file that could not even be loaded has failed suites but no failed test.
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests || report.numFailedTestSuites,
    failures: (report.testResults ?? []).flatMap(failuresOf),
  };
}

function failuresOf({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = path.relative(root, name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (failed.length === 0) return status === "failed" ? [`${file}: ${firstLine(message)}`] : [];
  return failed.map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
}

const firstLine = (text = "no reason given"): string => text.split("\n", 1)[0]!.slice(0, 300);

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors?: readonly unknown[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly ok: boolean;
  }[];
}

/** A browser test that needed its second try is named by the runner and counted for itself: it is to be fixed. */
export function playwrightCounts(file: string): Counts {
  if (!existsSync(file)) return NOTHING;
  const { stats, errors = [], suites = [] } = JSON.parse(readFileSync(file, "utf8")) as PlaywrightReport;
  if (stats.expected + stats.unexpected + stats.flaky === 0) return NOTHING;
  const failed = stats.unexpected + errors.length;
  const failures = suites.flatMap(failedSpecs);
  return { passed: stats.expected + stats.flaky, failed, secondTry: stats.flaky, failures };
}

function failedSpecs({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const here = specs.filter((spec) => !spec.ok).map((spec) => `${spec.file}:${spec.line} › ${spec.title}`);
  return [...here, ...suites.flatMap(failedSpecs)];
}
