import { expect, test } from "vitest";
import { nameOf, productSources, type SyntaxNode, syntaxNodes } from "./syntax/syntax-tree.ts";

/** Without a value these say today's date; the lint rules know every other way to the clock. */
const SAYS_NOW = new Set(["format", "formatToParts"]);

/** Calls that read the clock through `Intl`. */
function readsTheClock(path: string, source: string): string[] {
  if (!source.includes("format")) return [];
  return syntaxNodes(path, source)
    .filter(
      (node) =>
        node.type === "CallExpression" &&
        (node["callee"] as SyntaxNode).type === "MemberExpression" &&
        SAYS_NOW.has(nameOf(node["callee"] as SyntaxNode)) &&
        (node["arguments"] as SyntaxNode[]).length === 0,
    )
    .map((node) => `${path}: ${source.slice(node.start, node.end)}`);
}

test.each([`new Intl.DateTimeFormat("en").format()`, `day.formatToParts()`, `day?.format()`])(
  "the check finds %s",
  (call) => {
    expect(readsTheClock("planted.ts", `export const x = () => ${call};`)).toHaveLength(1);
  },
);

test("no rule reads the clock through Intl", () => {
  const rules = productSources("src/modules").filter(([path]) => /^src\/modules\/[^/]+\/domain\//.test(path));
  expect(rules.length).toBeGreaterThan(200);
  expect(rules.flatMap(([path, source]) => readsTheClock(path, source))).toEqual([]);
});
