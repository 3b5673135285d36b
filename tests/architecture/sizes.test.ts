import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { productSources } from "./syntax/syntax-tree.ts";

/** Files a folder may hold beside data, and lines of code a module. */
const FILES = 20;
const LINES = 5_000;

/** Above the first: components may stand in one folder. The list only gets shorter. */
const LARGE_FOLDERS = ["src/design-system", "src/modules/checkout/ui", "src/modules/credit-wizard/ui"];

/**
 * Data is left out, and so are rows of the isolation matrix, which are data by another name: what to send to each call, one
 * row each. They hold no rule, nothing of the product loads them, and a limit on them would punish whoever adds a call with
 * its row (0760).
 */
const code = productSources("src").filter(([path]) => !/-data\.tsx?$|\/isolation-rows\.ts$/u.test(path));

test("rows of the isolation matrix hold no rule and are loaded by nothing of the product", () => {
  const rows = productSources("src").filter(([path]) => path.endsWith("/isolation-rows.ts"));
  expect(rows.length).toBeGreaterThan(20);
  expect(
    rows.filter(([, text]) => /=>|\bfunction\b|\breturn\b| \? |\?\?|&&/u.test(text)).map(([path]) => path),
  ).toEqual([]);
  expect(code.filter(([, text]) => text.includes("isolation-rows.ts")).map(([path]) => path)).toEqual([]);
});

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

/** The size that this share of all sizes is at most as large as. */
function quantile(share: number, sizes: readonly number[]): number {
  const sorted = sizes.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
}

test("the composition is a list of modules and the wiring of ports", () => {
  const lengthOf = (path: string) => code.find(([own]) => own === path)?.[1].split("\n").length ?? Infinity;
  expect(lengthOf("src/server/composition.ts")).toBeLessThanOrEqual(150);
  expect(lengthOf("src/server/modules.ts")).toBeLessThanOrEqual(200);
});

describe("Files stay short", () => {
  const lengths = code.map(([, text]) => text.split("\n").length - 1);

  test("a quantile counts files, not lines", () => {
    const sizes = [9, 1, 3, 7, 5, 2, 4, 6, 8, 1000];
    expect([0.5, 0.9, 0.99].map((share) => quantile(share, sizes))).toEqual([5, 9, 1000]);
  });

  test.each([
    ["half of them", 0.5, 50],
    ["nine of ten", 0.9, 130],
    ["all but one of a hundred", 0.99, 230],
  ])("%s have at most their number of lines", (_which, share, most) => {
    expect(lengths.length).toBeGreaterThan(3_000);
    expect(quantile(share, lengths)).toBeLessThanOrEqual(most);
  });
});
