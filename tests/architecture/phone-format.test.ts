import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../../", import.meta.url).pathname;

/** `512-555-0100` and `(512) 555 - 0100`, written out or put together. */
const OTHER_FORMATS = [/"\d{3}[-.]\d{3}[-.]\d{4}"/, /\(\d{3}\) \d{3} - \d/, /\}\) \$\{[^}]*\} - \$\{/];

test("Phone numbers have one format, which one function writes", () => {
  const files = globSync("{src,database/seed}/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const wrong = files.filter((file) => {
    const text = readFileSync(`${root}${file}`, "utf8");
    return OTHER_FORMATS.some((format) => format.test(text));
  });
  expect(wrong).toEqual([]);
});
