import { expect, test } from "vitest";
import { ownSources } from "./syntax/syntax-tree.ts";
import { unusedExports } from "./syntax/unused-exports.ts";

test("an export that no other file names is found", () => {
  const found = unusedExports([
    [
      "src/a.ts",
      "export interface OnlyHere { x: 1 }\nexport const used: OnlyHere = { x: 1 };\nexport type { T } from './t.ts';",
    ],
    ["src/b.ts", "import { used } from './a.ts';\nexport function alone() { return used; }"],
    ["src/app/routes/c.tsx", "export function loader() { return 1; }"],
    ["src/d-table.ts", "export interface D { x: 1 }\ndeclare module './a.ts' { interface E { d: D } }"],
    ["src/t.ts", "export type T = 1;"],
    [
      "src/drawn.ts",
      "/** Drawn. */\nexport const table: TransitionTable<State> = { name: 'x' };\nexport const other: Table<State> = 1;",
    ],
    ["src/e.test.ts", "export const helper = 1;"],
  ]);
  expect(found.map(({ path, name }) => `${path} ${name}`)).toEqual([
    "src/a.ts OnlyHere",
    "src/b.ts alone",
    "src/drawn.ts other",
  ]);
});

test("every export of the product is named in another file", () => {
  const sources = ownSources();
  expect(sources.length).toBeGreaterThan(2000);
  expect(unusedExports(sources).map(({ path, name }) => `${path} ${name}`)).toEqual([]);
});
