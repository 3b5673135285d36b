import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

/** A node of a source file's syntax tree. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const root = new URL("../../../", import.meta.url).pathname;

/** Our own source files below a folder, tests left out, as `[path, text]`. */
export function productSources(folder: string): [path: string, source: string][] {
  return ownSources(folder).filter(([path]) => !/\.(?:test|contract|d)\.tsx?$/.test(path));
}

/** All our TypeScript, tests and tools too, as `[path, text]`. */
export function ownSources(folder = "."): [path: string, source: string][] {
  return execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", folder], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  })
    .split("\n")
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path))
    .filter((path) => existsSync(join(root, path)))
    .map((path) => [path, readFileSync(join(root, path), "utf8")]);
}

/** Every node of a source text, from the outside in. */
export function syntaxNodes(path: string, source: string): SyntaxNode[] {
  return nodesOf(parseSync(path, source).program as unknown as SyntaxNode);
}

/** A node and everything inside it. */
function nodesOf(node: SyntaxNode, into: SyntaxNode[] = []): SyntaxNode[] {
  into.push(node);
  // Millions of nodes: neither generators nor lists of values.
  for (const key in node) {
    const value = node[key];
    if (Array.isArray(value)) {
      for (const child of value as unknown[]) if (isNode(child)) nodesOf(child, into);
    } else if (isNode(value)) nodesOf(value, into);
  }
  return into;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value;

/** The last name of `format` and `text.format`; empty for anything else. */
export function nameOf(node: SyntaxNode | null | undefined): string {
  if (node?.type === "Identifier" || node?.type === "JSXIdentifier") return node["name"] as string;
  return node?.type === "MemberExpression" ? nameOf(node["property"] as SyntaxNode) : "";
}

/** A string or the fixed parts of a template; undefined for anything else. */
export function textOf(node: SyntaxNode | null | undefined): string | undefined {
  if (node?.type === "Literal") return typeof node["value"] === "string" ? node["value"] : undefined;
  if (node?.type !== "TemplateLiteral") return undefined;
  return (node["quasis"] as SyntaxNode[])
    .map((part) => (part["value"] as { cooked: string | null }).cooked ?? "")
    .join(" ");
}

/** The line a node begins in, from 1. */
export function lineOf(source: string, node: SyntaxNode): number {
  return source.slice(0, node.start).split("\n").length;
}
