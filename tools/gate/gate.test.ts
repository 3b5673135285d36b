import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { foldersOf } from "./changed-folders.ts";
import { findChromium } from "./chromium.ts";
import { playwrightCounts, vitestCounts } from "./count-tests.ts";
import { settle } from "./print-totals.ts";
import { lines, stages } from "./stages.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "forecourt-gate-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: unknown): string => {
  const full = path.join(folder, name);
  writeFileSync(full, JSON.stringify(content));
  return full;
};

describe("the totals", () => {
  test("a stage without tests counts as one", () => {
    expect(settle({ code: 0 })).toEqual({ passed: 1, failed: 0 });
    expect(settle({ code: 2 })).toEqual({ passed: 0, failed: 1 });
  });
  test("a runner that fails without a failed test is a failure", () => {
    expect(settle({ code: 1, counts: { passed: 9, failed: 0 } })).toEqual({ passed: 9, failed: 1 });
  });
  test("a missing or empty report is a failure", () => {
    expect(vitestCounts(path.join(folder, "none.json"))).toEqual({ passed: 0, failed: 1 });
    expect(playwrightCounts(path.join(folder, "none.json"))).toEqual({ passed: 0, failed: 1 });
    expect(vitestCounts(file("v.json", { numTotalTests: 0 }))).toEqual({ passed: 0, failed: 1 });
  });
  test("a browser test that needed a second try is counted for itself", () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 2 }, errors: [] };
    expect(playwrightCounts(file("p.json", report))).toMatchObject({ passed: 7, failed: 1, secondTry: 2 });
  });
  test("each failed test is named with the first line of its reason, and so is a file that could not load", () => {
    const failed = { fullName: "adds up", status: "failed", failureMessages: ["expected 1 to be 2\n at x"] };
    const testResults = [
      { name: path.resolve("src/a.test.ts"), status: "failed", assertionResults: [failed] },
      {
        name: path.resolve("src/b.test.ts"),
        status: "failed",
        message: "no such file",
        assertionResults: [],
      },
    ];
    const report = { numTotalTests: 3, numPassedTests: 2, numFailedTests: 1, testResults };
    expect(vitestCounts(file("v.json", report)).failures).toEqual([
      "src/a.test.ts › adds up: expected 1 to be 2",
      "src/b.test.ts: no such file",
    ]);
    const spec = (ok: boolean): object => ({ file: "x.spec.ts", line: 7, title: "A buyer pays", ok });
    const suites = [{ specs: [spec(true)], suites: [{ specs: [spec(false)] }] }];
    const stats = { expected: 1, unexpected: 1, flaky: 0 };
    expect(playwrightCounts(file("p.json", { stats, suites })).failures).toEqual([
      "x.spec.ts:7 › A buyer pays",
    ]);
  });
});

test("every stage has its place beside the others", () => {
  expect(lines.flat(2).toSorted()).toEqual([...stages.keys()].toSorted());
});

test("a Chromium that does not run is not found", () => {
  // A person's shell may name one that does.
  vi.stubEnv("CHROMIUM_PATH", undefined);
  expect(findChromium(folder, path.join(folder, "chromium"))).toBeUndefined();
  expect(findChromium(folder, undefined)).toBeUndefined();
  vi.unstubAllEnvs();
});

const ALL_CALLS = [
  "tests/api/isolation-open.int.test.ts",
  "tests/api/isolation.int.test.ts",
  "tests/api/openapi.int.test.ts",
];

test.each<readonly [readonly string[], readonly string[]]>([
  [
    ["src/modules/orders/server/submit-order.ts", "src/modules/orders/domain/order.ts"],
    ["src/modules/orders/"],
  ],
  [
    ["src/server/http-app.ts", "src/platform/server/jobs.ts"],
    ["src/platform/server/", "src/server/"],
  ],
  [["database/migrations/0300-more.sql"], ["src/platform/server/database/"]],
  [["tests/api/openapi.int.test.ts"], ["tests/api/openapi.int.test.ts"]],
  ...["http.ts", "http/orders.ts", "providers/sandbox/sandbox-http.ts", "isolation-rows.ts", "module.ts"].map(
    (name) => [[`src/modules/orders/${name}`], ["src/modules/orders/", ...ALL_CALLS]] as const,
  ),
  [["tests/api/isolation-matrix.ts", "tests/api/isolation-open-data.ts"], ALL_CALLS],
  [["README.md", "src/app/routes.ts", "tests/support/place-order.ts"], []],
])("a change of %s is tested in %s", (files, folders) => {
  expect(foldersOf(files)).toEqual(folders);
});
