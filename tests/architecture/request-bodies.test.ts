import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";

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

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** Lines of a source that read a request's body by themselves. */
export function bodiesRead(path: string, source: string): string[] {
  const nodes = [...nodesOf(parseSync(path, source).program as unknown as Node)];
  const requests = new Set([...NAMES, ...nodes.flatMap(annotated), ...nodes.flatMap(renamed)]);
  const isRequest = (node: unknown): boolean =>
    requests.has(nameOf(node as Node)) || isHonoRequest(node as Node | null);
  const reads = nodes.filter((node) => {
    if (node.type === "MemberExpression")
      return WAYS.has(nameOf(node["property"] as Node)) && isRequest(node["object"]);
    if (node.type === "VariableDeclarator") return isRequest(node["init"]) && takesBody(node["id"] as Node);
    return node.type === "ForOfStatement" && node["await"] === true && isRequest(node["right"]);
  });
  const lines = source.split("\n");
  return reads.map(({ start }) => (lines[source.slice(0, start).split("\n").length - 1] ?? "").trim());
}

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof child === "object" && child !== null && "type" in child) yield* nodesOf(child as Node);
  }
}

/** `c.req.raw`. */
function isHonoRequest(node: Node | null): boolean {
  return nameOf(node) === "raw" && nameOf((node?.["object"] ?? null) as Node | null) === "req";
}

/** The last name of `request` and `call.request`. */
function nameOf(node: Node | null): string {
  if (node?.type === "Identifier") return node["name"] as string;
  return node?.type === "MemberExpression" ? nameOf(node["property"] as Node) : "";
}

/** `asked: Request` of a parameter or variable. */
function annotated(node: Node): string[] {
  const type = (node["typeAnnotation"] as Node | null)?.["typeAnnotation"] as Node | undefined;
  const isRequest = type?.type === "TSTypeReference" && TYPES.has(nameOf(type["typeName"] as Node));
  return node.type === "Identifier" && isRequest ? [nameOf(node)] : [];
}

/** `{ request: asked }`. */
function renamed(node: Node): string[] {
  const isRenamed = node.type === "Property" && NAMES.includes(nameOf(node["key"] as Node));
  const name = nameOf(node["value"] as Node);
  return isRenamed && name !== "" ? [name] : [];
}

function takesBody(pattern: Node): boolean {
  if (pattern.type !== "ObjectPattern") return false;
  return (pattern["properties"] as Node[]).some(
    ({ key }) => key !== undefined && WAYS.has(nameOf(key as Node)),
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
