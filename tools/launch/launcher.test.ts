import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findChromium } from "./chromium.mjs";
import { playwrightCounts, vitestCounts } from "./count-tests.mjs";
import { exclusive } from "./exclusive.mjs";
import { settle } from "./gate.mjs";
import { matchesLock } from "./install.mjs";
import { isServerCode } from "./watch-server.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "forecourt-launcher-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: unknown): string => {
  const full = path.join(folder, name);
  writeFileSync(full, JSON.stringify(content));
  return full;
};

describe("the installation", () => {
  const locked = {
    packages: {
      "": {},
      "node_modules/a": { version: "1.0.0" },
      "node_modules/mac": { version: "2.0.0", optional: true },
    },
  };
  const check = (installed: unknown) =>
    matchesLock(file("lock.json", locked), file("installed.json", installed));

  test("matches without the optional packages of other platforms", () => {
    expect(check({ packages: { "node_modules/a": { version: "1.0.0" } } })).toBe(true);
  });
  test("does not match with another version", () => {
    expect(check({ packages: { "node_modules/a": { version: "1.0.1" } } })).toBe(false);
  });
  test("does not match with a package missing", () => {
    expect(check({ packages: {} })).toBe(false);
  });
  test("does not match when nothing is installed", () => {
    expect(matchesLock(file("lock.json", locked), path.join(folder, "none.json"))).toBe(false);
  });
});

describe("doing something once at a time", () => {
  test("never overlaps", async () => {
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, 20));
      inside -= 1;
    };
    await Promise.all([1, 2, 3].map(() => exclusive("work", work, folder)));
    expect(most).toBe(1);
  });

  test("goes on after a failure, and after a holder that was killed", async () => {
    await expect(exclusive("work", () => Promise.reject(new Error("no")), folder)).rejects.toThrow("no");
    const stale = path.join(folder, "work.lock");
    writeFileSync(stale, "1");
    utimesSync(stale, new Date(0), new Date(0));
    expect(await exclusive("work", async () => "done", folder)).toBe("done");
  });
});

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
    expect(playwrightCounts(file("p.json", report))).toEqual({ passed: 7, failed: 1, secondTry: 2 });
  });
});

test("a Chromium that does not run is not found", () => {
  expect(findChromium(folder, path.join(folder, "chromium"))).toBeUndefined();
  expect(findChromium(folder, undefined)).toBeUndefined();
});

test.each([
  ["orders/server/submit-order.ts", true],
  ["orders/domain/order.ts", true],
  ["migrations/0002-inventory.sql", true],
  ["orders/ui/order-page.tsx", false],
  ["orders/ui/use-order.ts", false],
  ["browser/api-client.ts", false],
  ["orders/domain/order.test.ts", false],
])("a change of %s restarts the development server: %s", (name, restarts) => {
  expect(isServerCode(name)).toBe(restarts);
});
