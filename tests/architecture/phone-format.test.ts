import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../../", import.meta.url).pathname;

/** `512-555-0100` and `(512) 555 - 0100`, written out or put together. */
const OTHER_FORMATS = [/"\d{3}[-.]\d{3}[-.]\d{4}"/, /\(\d{3}\) \d{3} - \d/, /\}\) \$\{[^}]*\} - \$\{/];

const isOther = (source: string): boolean => OTHER_FORMATS.some((format) => format.test(source));

test.each([
  'const phone = "512-555-0100";',
  'const phone = "512.555.0100";',
  "<p>(512) 555 - 0100</p>",
  "`(${area}) ${exchange} - ${line}`",
])("another format is found in %s", (source) => {
  expect(isOther(source)).toBe(true);
});

test.each(['const phone = "(512) 555-0100";', 'const day = "2026-11-26";'])("%s is left alone", (source) => {
  expect(isOther(source)).toBe(false);
});

test("Phone numbers have one format, which one function writes", () => {
  const files = globSync("{src,database/seed}/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => isOther(readFileSync(`${root}${file}`, "utf8")))).toEqual([]);
});
