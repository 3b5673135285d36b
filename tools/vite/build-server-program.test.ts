import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withOwnAddresses } from "./build-server-program.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "forecourt-program-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the expression is where the build has moved it. */
async function valueOf(expression: string): Promise<unknown> {
  const file = path.join(folder, "start.mjs");
  writeFileSync(file, `export const value = ${withOwnAddresses(expression, "../../src/places/zips.ts")};`);
  return ((await import(pathToFileURL(file).href)) as { value: unknown }).value;
}

test("a module in the built file finds by address what lies beside its source", async () => {
  const source = path.resolve(folder, "../../src/places/zip-worker.ts");
  expect(await valueOf(`new URL("./zip-worker.ts", import.meta.url).href`)).toBe(pathToFileURL(source).href);
});

test("and by path", async () => {
  expect(path.resolve((await valueOf("import.meta.dirname")) as string)).toBe(
    path.resolve(folder, "../../src/places"),
  );
});
