import fc from "fast-check";
import { expect, test } from "vitest";
import { draws } from "#tests/support/draws.ts";
import { StyleSheet } from "./style-sheet.ts";

const cut = (css: string, ...classes: string[]) =>
  new StyleSheet(css).cutTo((name) => classes.includes(name));

test.each([
  // What is written, the page's classes, what is left.
  [".a{color:red}.b{color:blue}", ["a"], ".a{color:red}"],
  [".a,.b{color:red}", ["b"], ".b{color:red}"],
  [".a .b{color:red}", ["a"], ""],
  ["a:focus,input[type=radio]{color:red}", [], "a:focus,input[type=radio]{color:red}"],
  [".a:not(.b){color:red}", ["a"], ".a:not(.b){color:red}"],
  [":is(.a,.b) p{color:red}", ["b"], ":is(.a,.b) p{color:red}"],
  [":where(.a,.b) p{color:red}", ["c"], ""],
  ["body:has(.a:checked){color:red}", [], ""],
  [
    String.raw`.sm\:p-1\.5{padding:6px}.sm\:p-2{padding:8px}`,
    ["sm:p-1.5"],
    String.raw`.sm\:p-1\.5{padding:6px}`,
  ],
  [String.raw`.\[\&\>p\]\:m-0>p{margin:0}`, ["[&>p]:m-0"], String.raw`.\[\&\>p\]\:m-0>p{margin:0}`],
  ['[data-icon=".b"]{color:red}', [], '[data-icon=".b"]{color:red}'],
  ["[data-card=bare] p{margin:0}", [], ""],
  ['[data-card="bare"] p{margin:0}', ["[data-card=bare]"], ":root p{margin:0}"],
  ["[data-card=bare]>.a{margin:0}", ["[data-card=bare]", "a"], ":root>.a{margin:0}"],
  [".a[data-card=bare] p{margin:0}", ["[data-card=bare]", "a"], ".a[data-card=bare] p{margin:0}"],
  [":not([data-card=bare]) p{margin:0}", [], ":not([data-card=bare]) p{margin:0}"],
  ["[data-card=bare] .a{margin:0}", ["[data-card=framed]", "a"], ""],
  ["p:not([data-card=bare]){margin:0}", [], "p:not([data-card=bare]){margin:0}"],
  ["[data-tone=bare] p{margin:0}", [], "[data-tone=bare] p{margin:0}"],
  ["@media (width>=40rem){.a{color:red}.b{color:blue}}", ["b"], "@media (width>=40rem){.b{color:blue}}"],
  ["@media print{p{color:red}}@media not print{p{color:tan}}", [], "@media not print{p{color:tan}}"],
  ["@media (scripting:none){p{color:red}}", [], ""],
  ["a:hover,i{color:red}@media (hover:hover){.a:hover b{color:red}}", ["a"], "i{color:red}"],
  ["p:not(:hover){color:red}", [], "p:not(:hover){color:red}"],
  [String.raw`.hover\:b:focus{color:red}`, ["hover:b"], String.raw`.hover\:b:focus{color:red}`],
  ["::view-transition{margin:0}:root{margin:0}", [], ":root{margin:0}"],
  ["@layer base,components;@layer base{p{margin:0}}", [], "@layer base,components;@layer base{p{margin:0}}"],
  [".a{@media (hover:hover){&:hover{color:red}}}", ["a"], ".a{@media (hover:hover){&:hover{color:red}}}"],
  ["/* .a{ */p{margin:0}", [], "p{margin:0}"],
  ['@font-face{font-family:"A";src:url(a.woff2)}', [], '@font-face{font-family:"A";src:url(a.woff2)}'],
])("%s for a page with %j is %s", (css, classes, expected) => {
  expect(cut(css, ...classes)).toBe(expected);
});

test("A sheet tells every name that it could ask a page for", () => {
  const css = String.raw`:is(.a,.b) p.c{margin:0}@media screen{.sm\:p-1\.5:not(.d){margin:0}}[data-card="bare"] i{margin:0}`;
  const { names } = new StyleSheet(css);
  expect([...names].sort()).toEqual(["[data-card=bare]", "a", "b", "c", "d", "sm:p-1.5"]);
});

test("An animation or a registered variable stays only where a rule of the page reads it", () => {
  const css =
    '@keyframes turn{to{rotate:1turn}}@property --tw-x{syntax:"*";inherits:false}.a{animation:turn 1s;top:var(--tw-xy)}.b{inset:var(--tw-x)}';
  expect(cut(css, "a")).toBe("@keyframes turn{to{rotate:1turn}}.a{animation:turn 1s;top:var(--tw-xy)}");
  expect(cut(css, "b")).toBe('@property --tw-x{syntax:"*";inherits:false}.b{inset:var(--tw-x)}');
});

test("Older browsers get the first values of the variables that the page reads", () => {
  const css =
    "@supports (x:y){*,:before,:after,::backdrop{--tw-x:0;--tw-y:0}}.a{inset:var(--tw-y)}.b{inset:var(--tw-x)}";
  expect(cut(css, "a")).toBe("@supports (x:y){*,:before,:after,::backdrop{--tw-y:0}}.a{inset:var(--tw-y)}");
});

test("A sheet that ends in the middle is refused, with the place", () => {
  expect(() => new StyleSheet("p{margin:0")).toThrow("does not end what opens at: {margin:0");
});

const NAMES = ["a", "b", "c", "d"] as const;
const simple = fc.constantFrom("p", ".a", ".b", ".c", ".d", ":is(.a,.c)", ":not(.b)", '[x=".d"]');
const selectors = fc.array(fc.array(simple, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });
const rules = fc.array(
  selectors.map((list) => `${list.map((parts) => parts.join(" ")).join(",")}{margin:0}`),
  { maxLength: 8 },
);

test("A cut for more classes keeps what a cut for fewer keeps, in the same order; one for all keeps everything", () => {
  fc.assert(
    fc.property(rules, fc.subarray([...NAMES]), fc.subarray([...NAMES]), (list, some, others) => {
      const css = list.join("");
      const [few, more] = [cut(css, ...some), cut(css, ...some, ...others)];
      const singles = (text: string) =>
        text
          .split("}")
          .filter(Boolean)
          .flatMap((rule) => rule.split("{")[0]?.match(/(?:\([^)]*\)|[^,(])+/gu) ?? []);
      let at = 0;
      const all = singles(more);
      for (const selector of singles(few)) {
        at = all.indexOf(selector, at) + 1;
        expect(at).toBeGreaterThan(0);
      }
      expect(cut(css, ...NAMES)).toBe(css);
    }),
    { numRuns: draws(500) },
  );
});
