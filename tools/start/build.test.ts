import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { isWhole, stamp } from "./build.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A finished build with a server and a script. */
function built(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "forecourt-build-"));
  folders.push(folder);
  for (const file of ["server/start.js", "client/assets/home.js"]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), "");
  }
  stamp(folder, "a");
  return folder;
}

describe("A build is used again", () => {
  test("when it came from the same sources", () => {
    expect(isWhole(built(), "a")).toBe(true);
  });

  test("but not when the sources changed", () => {
    expect(isWhole(built(), "b")).toBe(false);
  });

  test.each(["server/start.js", "client/assets/home.js", "server", "client"])(
    "but not when %s was removed",
    (name) => {
      const folder = built();
      rmSync(path.join(folder, name), { recursive: true });
      expect(isWhole(folder, "a")).toBe(false);
    },
  );

  test("but not when it died before its stamp, or was stamped without its files", () => {
    const folder = built();
    rmSync(path.join(folder, ".forecourt-build"));
    expect(isWhole(folder, "a")).toBe(false);
    writeFileSync(path.join(folder, ".forecourt-build"), "a");
    expect(isWhole(folder, "a")).toBe(false);
  });
});
