import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = new URL("../../", import.meta.url).pathname;
const HEX = /#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\b/i;
const FUNCTION = /\b(?:rgba?|hsla?|oklch|oklab)\(/i;
const TAILWIND_PALETTE =
  /\b(?:bg|text|border|ring|fill|stroke|from|to|via)-(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|black|white)(?:-\d{2,3})?\b/;

/** Raw colours in one source text; the white label dies by one hard-coded yellow. */
export function rawColours(source: string): string[] {
  return source
    .split("\n")
    .filter((line) => !/^\s*(?:\/\/|\*|\/\*)/.test(line))
    .filter((line) => {
      const strings = [...line.matchAll(/(["'`])((?:\\.|(?!\1).)*)\1/g)]
        .map((match) => match[2] ?? "")
        .join(" ");
      const isAddress = /href=|url\(#|#modules|#platform|#design|#app|#server|#tests/.test(line);
      return (!isAddress && HEX.test(strings)) || FUNCTION.test(strings) || TAILWIND_PALETTE.test(strings);
    });
}

function screenFiles(): string[] {
  return execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.tsx"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter(
      (path) => /^src\/(?:app|design-system|modules\/[^/]+\/ui)\//.test(path) && !path.includes(".test."),
    )
    .filter((path) => existsSync(join(root, path)));
}

describe("the design tokens", () => {
  test.each([
    [`<p className="bg-yellow-400">`],
    [`<p style={{ color: "#ff00aa" }}>`],
    [`const shade = "rgb(1 2 3)";`],
  ])("the guard bites on %s", (line) => {
    expect(rawColours(line)).toEqual([line]);
  });

  test("no screen uses a raw colour", () => {
    const found = screenFiles().flatMap((path) =>
      rawColours(readFileSync(join(root, path), "utf8")).map((line) => `${path}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
