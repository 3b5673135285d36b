import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { folderHash } from "./folder-hash.ts";

let base: string;
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), "forecourt-hash-"));
  mkdirSync(path.join(base, "src/deep"), { recursive: true });
  writeFileSync(path.join(base, "src/a.ts"), "one");
  writeFileSync(path.join(base, "src/deep/b.ts"), "two");
  writeFileSync(path.join(base, "vite.config.ts"), "three");
});
afterEach(() => rmSync(base, { recursive: true }));

const hash = () => folderHash(base, ["src", "vite.config.ts", "public"]);

test("the same files give the same hash", () => {
  expect(hash()).toBe(hash());
});

test.each([
  ["a changed file", () => writeFileSync(path.join(base, "src/a.ts"), "uno")],
  ["a new file", () => writeFileSync(path.join(base, "src/deep/c.ts"), "")],
  ["a removed file", () => rmSync(path.join(base, "src/deep/b.ts"))],
  ["a config file", () => writeFileSync(path.join(base, "vite.config.ts"), "drei")],
  [
    "content that moved to the next file",
    () => {
      writeFileSync(path.join(base, "src/a.ts"), "onetwo");
      writeFileSync(path.join(base, "src/deep/b.ts"), "");
    },
  ],
])("%s makes the build stale", (_name, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});

test("a test file does not make the build stale", () => {
  const before = hash();
  writeFileSync(path.join(base, "src/a.test.ts"), "anything");
  writeFileSync(path.join(base, "src/deep/b.int.test.ts"), "anything");
  expect(hash()).toBe(before);
});
