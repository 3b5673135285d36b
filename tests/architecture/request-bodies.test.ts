import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { nameOf, type SyntaxNode, syntaxNodes } from "./syntax/syntax-tree.ts";

const root = new URL("../../", import.meta.url).pathname;
/** The reader that counts while it reads. */
const READERS = ["src/platform/server/http/bodies/read-raw-body.ts"];
/** Ways to a body, of a fetch request and of Node's. */
const WAYS = new Set(
  "text json arrayBuffer formData blob bytes body clone on pipe read getReader".split(" "),
);
const TYPES = new Set(["Request", "IncomingMessage"]);
/** What requests are called where no type stands beside them. */
const NAMES = ["request", "req", "incoming"];

/** Whatever is found has one of these words in it: other files need not be parsed. */
const MAY_READ = new RegExp(`\\b(?:${[...TYPES, ...NAMES].join("|")})\\b`, "u");

/** Lines of a source that read a request's body by themselves. */
export function bodiesRead(path: string, source: string): string[] {
  if (!MAY_READ.test(source)) return [];
  const nodes = syntaxNodes(path, source);
  const requests = new Set([...NAMES, ...nodes.flatMap(annotated), ...nodes.flatMap(renamed)]);
  const isRequest = (node: unknown): boolean =>
    requests.has(nameOf(node as SyntaxNode)) || isHonoRequest(node as SyntaxNode | null);
  const reads = nodes.filter((node) => {
    if (node.type === "MemberExpression")
      return WAYS.has(nameOf(node["property"] as SyntaxNode)) && isRequest(node["object"]);
    if (node.type === "VariableDeclarator")
      return isRequest(node["init"]) && takesBody(node["id"] as SyntaxNode);
    return node.type === "ForOfStatement" && node["await"] === true && isRequest(node["right"]);
  });
  const lines = source.split("\n");
  return reads.map(({ start }) => (lines[source.slice(0, start).split("\n").length - 1] ?? "").trim());
}

/** `c.req.raw`. */
function isHonoRequest(node: SyntaxNode | null): boolean {
  return nameOf(node) === "raw" && nameOf((node?.["object"] ?? null) as SyntaxNode | null) === "req";
}

/** `asked: Request` of a parameter or variable. */
function annotated(node: SyntaxNode): string[] {
  const type = (node["typeAnnotation"] as SyntaxNode | null)?.["typeAnnotation"] as SyntaxNode | undefined;
  const isRequest = type?.type === "TSTypeReference" && TYPES.has(nameOf(type["typeName"] as SyntaxNode));
  return node.type === "Identifier" && isRequest ? [nameOf(node)] : [];
}

/** `{ request: asked }`. */
function renamed(node: SyntaxNode): string[] {
  const isRenamed = node.type === "Property" && NAMES.includes(nameOf(node["key"] as SyntaxNode));
  const name = nameOf(node["value"] as SyntaxNode);
  return isRenamed && name !== "" ? [name] : [];
}

function takesBody(pattern: SyntaxNode): boolean {
  if (pattern.type !== "ObjectPattern") return false;
  return (pattern["properties"] as SyntaxNode[]).some(
    ({ key }) => key !== undefined && WAYS.has(nameOf(key as SyntaxNode)),
  );
}

function serverFiles(): string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "src"], {
    cwd: root,
    encoding: "utf8",
  });
  return listed
    .split("\n")
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/(?:ui|browser)\//.test(path))
    .filter((path) => !READERS.includes(path) && existsSync(join(root, path)));
}

describe("the bodies of requests", () => {
  test.each([
    `async ({ request }) => await request.text();`,
    `const form = await input.request.formData();`,
    `const raw = await call.request.arrayBuffer();`,
    `const sent = await c.req.json();`,
    `const sent = await c.req.raw.blob();`,
    `upload({ body: request.body });`,
    `export const read = async (asked: Request) => await asked.text();`,
    `const open = ({ request: asked }: Input) => asked.clone();`,
    `const { body } = call.request;`,
    `for await (const chunk of incoming) keep(chunk);`,
    `const listen = (from: IncomingMessage) => from.on("data", keep);`,
  ])("the guard bites on %s", (line) => {
    expect(bodiesRead("planted.ts", line)).toEqual([line]);
  });

  test.each([
    `const answer = await fetch(url); const read = await answer.json();`,
    `const { headers, url } = request;`,
    `const body = await readJsonBody(request);`,
  ])("the guard leaves %s alone", (line) => {
    expect(bodiesRead("fine.ts", line)).toEqual([]);
  });

  test("are read by the one limited reader", () => {
    const found = serverFiles().flatMap((path) =>
      bodiesRead(path, readFileSync(join(root, path), "utf8")).map((line) => `${path}: ${line}`),
    );
    expect(found).toEqual([]);
  });
});
