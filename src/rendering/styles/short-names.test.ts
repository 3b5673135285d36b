import { expect, test } from "vitest";
import { COLOR_TOKENS } from "#modules/tenancy/domain/theme/theme.ts";
import { shortNames } from "./short-names.ts";

test("what sets a property and what reads it get the same short name", () => {
  const css =
    "@property --strip-height{inherits:false}:root{--color-ink:#000;--radius-card:0}.a{color:var(--color-ink);border-radius:var(--radius-card,1px)}";
  expect(shortNames(css)).toBe(
    "@property --sh{inherits:false}:root{--i:#000;--r:0}.a{color:var(--i);border-radius:var(--r,1px)}",
  );
});

test("every color of a theme has a short name of its own", () => {
  const short = COLOR_TOKENS.map((token) => shortNames(`--color-${token}`));
  expect(new Set(short).size).toBe(COLOR_TOKENS.length);
  expect(short.filter((name) => name.length > 4)).toEqual([]);
});

test.each([
  ["a name that begins like another", ".a{--color-inkwell:red;color:var(--color-inkwell)}"],
  ["a name that scripts write", ".a{left:calc(var(--from)*1%);bottom:var(--notice-height,0px)}"],
  ["a class that names a property", ".\\[--road\\:var\\(--color-ink\\)\\]{top:0}"],
  ["an element and its modifier", ".card--color-ink{top:0}"],
])("%s stays", (_what, css) => expect(shortNames(css)).toBe(css));

test("a short name that styles have for something else stops the build", () => {
  expect(() => shortNames(".a{--i:1}")).toThrow("--i is the short name of --color-ink already");
});
