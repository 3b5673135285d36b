import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { productSources } from "./syntax/syntax-tree.ts";

/** Files a folder may hold beside data, and lines of code a module. */
const FILES = 20;
const LINES = 5_000;

/** Above the first: components may stand in one folder. The list only gets shorter. */
const LARGE_FOLDERS = ["src/design-system", "src/modules/checkout/ui", "src/modules/credit-wizard/ui"];

const code = productSources("src").filter(([path]) => !/-data\.tsx?$/u.test(path));

/** The sums of a group that are above a limit. */
function above(limit: number, sizes: readonly (readonly [group: string, size: number])[]): string[] {
  const sums = new Map<string, number>();
  for (const [group, size] of sizes) sums.set(group, (sums.get(group) ?? 0) + size);
  return [...sums].filter(([, size]) => size > limit).map(([group]) => group);
}

const moduleOf = (path: string): string => /^src\/modules\/([^/]+)\//u.exec(path)?.[1] ?? "";

describe("No place grows into a town", () => {
  test("sums above a limit are found, and only those", () => {
    expect(
      above(1, [
        ["a", 1],
        ["a", 1],
        ["b", 1],
      ]),
    ).toEqual(["a"]);
  });

  test("folders hold at most twenty files", () => {
    const large = above(
      FILES,
      code.map(([path]) => [dirname(path), 1] as const),
    );
    expect(large.filter((folder) => !LARGE_FOLDERS.includes(folder))).toEqual([]);
    // An exception goes away when nothing needs it anymore.
    expect(LARGE_FOLDERS.filter((folder) => !large.includes(folder))).toEqual([]);
  });

  test("modules have at most five thousand lines", () => {
    const sizes = code.map(([path, text]) => [moduleOf(path), text.split("\n").length - 1] as const);
    const large = above(
      LINES,
      sizes.filter(([module]) => module !== ""),
    );
    expect(large).toEqual([]);
  });
});
