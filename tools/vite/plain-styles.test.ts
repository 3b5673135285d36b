import { expect, test } from "vitest";
import { plain } from "./plain-styles.ts";

const registered = (name: string, first?: string) =>
  `@property ${name}{syntax:"*";inherits:false${first === undefined ? "" : `;initial-value:${first}`}}`;

test("a variable that no rule sets is its first value, or else what its reader falls back to", () => {
  const css = `${registered("--tw-content", '""')}${registered("--tw-tint")}.a{content:var(--tw-content);color:var(--tw-tint,rgb(1 2 3))}`;
  expect(plain(css)).toBe('.a{content:"";color:rgb(1 2 3)}');
});

test("a variable that another rule sets is read as before", () => {
  const css = `${registered("--tw-leading")}.a{line-height:var(--tw-leading,1.4)}.b{--tw-leading:2;line-height:2}`;
  expect(plain(css)).toBe(css);
});

test("a name that begins like another's is another", () => {
  const css = `${registered("--tw-ring")}${registered("--tw-ring-shadow")}.a{--tw-ring-shadow:0 0 red;color:var(--tw-ring,blue)}.b{box-shadow:var(--tw-ring-shadow)}`;
  expect(plain(css)).toBe(
    `${registered("--tw-ring-shadow")}.a{--tw-ring-shadow:0 0 red;color:blue}.b{box-shadow:var(--tw-ring-shadow)}`,
  );
});

test("a shadow is said without those that are none", () => {
  const names = ["--tw-inset-shadow", "--tw-shadow"].map((name) => registered(name, "0 0 #0000")).join("");
  const css = `${names}.a{--tw-shadow:0 1px red;box-shadow:var(--tw-inset-shadow), var(--tw-shadow)}.b{box-shadow:var(--tw-inset-shadow), 0 0 #0000}`;
  expect(plain(css)).toBe(".a{box-shadow:0 1px red}.b{box-shadow:0 0 #0000}");
});

test("what every reader sets for itself stands in its place", () => {
  const names = `${registered("--tw-spacing")}${registered("--tw-ordinal")}`;
  const reads = "font-variant-numeric:var(--tw-ordinal,) var(--tw-spacing,)";
  expect(plain(`${names}.a{--tw-spacing:tabular-nums;${reads}}`)).toBe(
    ".a{font-variant-numeric:tabular-nums}",
  );
  const css = `.a{--tw-spacing:tabular-nums;${reads}}.b{${reads}}`;
  expect(plain(`${registered("--tw-spacing")}${registered("--tw-ordinal")}${css}`)).toContain(
    "var(--tw-spacing,)",
  );
});

test("a value of which nothing is left unsets its property, as it did before", () => {
  expect(plain(`${registered("--tw-turn")}.a{transform:var(--tw-turn,)}`)).toBe(".a{transform:unset}");
});

test("a variable that nothing reads is left out, its first value too", () => {
  const first = "*,:before,:after,::backdrop{--tw-weight:initial;--tray:initial}";
  const css = `@layer properties{${first}}.a{--tw-weight:600;font-weight:600}${registered("--tw-weight")}`;
  expect(plain(css)).toBe(
    "@layer properties{*,:before,:after,::backdrop{--tray:initial}}.a{font-weight:600}",
  );
});

test.each([
  ".a:has(:target)>:not(:has(:target)){display:none}",
  "@media print{.a:not(:has(:target)) *{display:none}}",
])("a rule for any element in one that has something is refused: %s", (css) =>
  expect(() => plain(css)).toThrow("a rule with :has() names no class"),
);

test.each([
  ".a:has(:target)>section:not(:has(:target)){display:none}",
  ":root:has(.a>span) :is(body,.b){color:red}",
  "label:has(>input:not(:disabled)){cursor:pointer}",
  ":is(:has(>img[data-photo])>.c,:has(>picture>img[data-photo])>.c){display:none}",
])("one that says which stays: %s", (css) => expect(plain(css)).toBe(css));
