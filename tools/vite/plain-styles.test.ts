import { expect, test } from "vitest";
import { plain } from "./plain-styles.ts";

const registered = (name: string, first?: string) =>
  `@property ${name}{syntax:"*";inherits:false${first === undefined ? "" : `;initial-value:${first}`}}`;

test("a variable that no rule sets is its first value, or else what its reader falls back to", () => {
  const css = `${registered("--tw-content", '""')}${registered("--tw-tint")}.a{content:var(--tw-content);color:var(--tw-tint,rgb(1 2 3))}`;
  expect(plain(css)).toBe('.a{content:"";color:rgb(1 2 3)}');
});

test("a variable that another rule sets is read as before", () => {
  const css = `${registered("--tw-turn")}.a{rotate:var(--tw-turn,1.4)}.b{--tw-turn:2;rotate:2}`;
  expect(plain(css)).toBe(css);
});

test("a name that begins like another's is another", () => {
  const css = `${registered("--tw-ring")}${registered("--tw-ring-width")}.a{--tw-ring-width:1px;color:var(--tw-ring,blue)}.b{width:var(--tw-ring-width)}`;
  expect(plain(css)).toBe(
    `${registered("--tw-ring-width")}.a{--tw-ring-width:1px;color:blue}.b{width:var(--tw-ring-width)}`,
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

test("a rule says what it is itself, whatever stands beside it", () => {
  const names = `${registered("--tw-leading")}${registered("--tw-border-style", "solid")}${registered("--tw-shadow", "0 0 #0000")}${registered("--tw-ring-shadow", "0 0 #0000")}`;
  const shadow = "box-shadow:var(--tw-ring-shadow), var(--tw-shadow)";
  const css =
    `@layer components{.a{line-height:var(--tw-leading,1.4);border-style:var(--tw-border-style)}.b{${shadow};--tw-shadow:0 1px red}}` +
    `@layer utilities{.c{line-height:var(--tw-leading,1.4)}.d{--tw-leading:2;line-height:2}.e{--tw-border-style:dashed;border-style:dashed}.f{--tw-shadow:0 2px red;${shadow}}.g{--tw-ring-shadow:0 0 0 1px red;${shadow}}}`;
  expect(plain(`${css}${names}`)).toBe(
    "@layer components{.a{line-height:1.4;border-style:solid}.b{box-shadow:0 1px red}}" +
      "@layer utilities{.c{line-height:1.4}.d{line-height:2}.e{border-style:dashed}.f{box-shadow:0 2px red}.g{box-shadow:0 0 0 1px red}}",
  );
});

test("mixed colors stand for themselves, and what is beside them stays", () => {
  const known = "@supports (color:color-mix(in lab, red, red))";
  const mixed = "color-mix(in oklab,red 5%,blue)";
  expect(plain(`.a{color:red;top:0}${known}{.a{color:${mixed}}}.a{left:0}.b{color:red}`)).toBe(
    `.a{top:0;color:${mixed};left:0}.b{color:red}`,
  );
  expect(plain(`@media print{.a{--ground:red}${known}{.a{--ground:${mixed}}}}`)).toBe(
    `@media print{.a{--ground:${mixed}}}`,
  );
});

test("what the theme says and nobody else is said where it is used", () => {
  const theme = "@layer theme{:root,:host{--text-small:.9rem;--shadow:0 1px red;--form:32rem}}";
  const rules =
    ".a{font-size:var(--text-small);box-shadow:var(--shadow)}.b{width:var(--form)}.c{--form:100%}";
  expect(plain(theme + rules)).toBe(
    "@layer theme{:root,:host{--form:32rem}}.a{font-size:.9rem;box-shadow:0 1px red}.b{width:var(--form)}.c{--form:100%}",
  );
});

test("widths are compared, which is shorter than asking for the least", () => {
  expect(
    plain(
      "@media not all and (min-width:40rem){.a{top:0}}@media (min-width:40rem) and (min-height:9rem){.a{top:0}}",
    ),
  ).toBe("@media (width<40rem){.a{top:0}}@media (width>=40rem) and (height>=9rem){.a{top:0}}");
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
