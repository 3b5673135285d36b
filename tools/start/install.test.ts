import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { exclusive } from "./exclusive.mjs";
import { matchesLock } from "./matches-lock.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "forecourt-install-"));
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
