import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { claimObjectFolder, OtherObjectFolder } from "./claim-object-folder.ts";

const base = mkdtempSync(path.join(tmpdir(), "forecourt-objects-"));
const folder = (name: string) => `file:${path.join(base, name)}`;
let made: TestDatabase;
beforeAll(async () => {
  made = await makeTestDatabase();
  // The first start, with all its processes at once; tests run in any order.
  await Promise.all(Array.from({ length: 8 }, () => claimObjectFolder(made.database, folder("one"))));
});
afterAll(async () => {
  await made.close();
  rmSync(base, { recursive: true, force: true });
});

it("takes the first folder, for all processes of this machine that start together and later", async () => {
  await expect(claimObjectFolder(made.database, folder("one"))).resolves.toBeUndefined();
});

it("refuses a second machine's own folder, and takes the first one's under another path", async () => {
  await expect(claimObjectFolder(made.database, folder("two"))).rejects.toThrow(OtherObjectFolder);
  cpSync(path.join(base, "one"), path.join(base, "moved"), { recursive: true });
  await claimObjectFolder(made.database, folder("moved"));
});

it("asks nothing of a bucket", async () => {
  await claimObjectFolder(made.database, "s3://bucket/documents");
});
