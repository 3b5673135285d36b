import { expect, test } from "vitest";
import { productSources, type SyntaxNode, syntaxNodes } from "./syntax/syntax-tree.ts";

/** Casts that fit every type: what they hide no compiler finds. */
function castsToNever(path: string, source: string): string[] {
  if (!source.includes("never")) return [];
  return syntaxNodes(path, source)
    .filter((node) => /^TS(?:As|TypeAssertion)/.test(node.type))
    .filter((node) => (node["typeAnnotation"] as SyntaxNode).type === "TSNeverKeyword")
    .map((node) => `${path}: ${source.slice(node.start, node.end)}`);
}

test.each([`send(ctx as never)`, `types.includes(typed as never)`])("the check finds %s", (cast) => {
  expect(castsToNever("planted.ts", `export const x = () => ${cast};`)).toHaveLength(1);
});

test.each([`send(ctx as Context)`, `list satisfies List<never>`])("the check lets %s pass", (cast) => {
  expect(castsToNever("planted.ts", `export const x = () => ${cast};`)).toEqual([]);
});

test("no product file casts to never", () => {
  const sources = productSources("src");
  expect(sources.length).toBeGreaterThan(1_500);
  expect(sources.flatMap(([path, source]) => castsToNever(path, source))).toEqual([]);
});
