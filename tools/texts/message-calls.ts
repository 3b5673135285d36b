/** One text in a source file, and the piece of source that names it. */
export interface MessageCall {
  readonly id: string;
  readonly english: string;
  /** For `t(id, english, …)` both arguments; for `msg(id, english)` the whole call. */
  readonly start: number;
  readonly end: number;
}

/** A node of a parsed program. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Functions that declare a text for `t` to say elsewhere. */
const DECLARES = new Set(["msg", "english"]);

/** Every text with an id that a program says or declares. @param program as Vite's parser answers it */
export function messageCalls(program: unknown): MessageCall[] {
  const calls: MessageCall[] = [];
  const visit = (node: Node): void => {
    const call = node.type === "CallExpression" ? callOf(node) : undefined;
    if (call !== undefined) calls.push(call);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program as Node);
  return calls;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === "object" && value !== null && "type" in value);
}

function callOf(node: Node): MessageCall | undefined {
  const [first, second] = node["arguments"] as Node[];
  const [id, english] = [literal(first), literal(second)];
  if (first === undefined || second === undefined || id === undefined || english === undefined)
    return undefined;
  const name = calleeOf(node["callee"] as Node);
  if (name === "t") return { id, english, start: first.start, end: second.end };
  return DECLARES.has(name) ? { id, english, start: node.start, end: node.end } : undefined;
}

/** `t` and `invoice.t` alike. */
function calleeOf(callee: Node): string {
  const name = callee.type === "MemberExpression" ? (callee["property"] as Node) : callee;
  return typeof name["name"] === "string" ? name["name"] : "";
}

/** The value of a plain string; templates and sums cannot be read before they run. */
export function literal(node: Node | undefined): string | undefined {
  return node?.type === "Literal" && typeof node["value"] === "string" ? node["value"] : undefined;
}
