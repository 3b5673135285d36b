import { parseSync } from "vite";

/** A text that is shown to shoppers, or one that should be and is not said through `t`. */
export interface FoundText {
  readonly line: number;
  readonly text: string;
}

export interface Texts {
  /** Texts that need a translation. */
  readonly said: readonly FoundText[];
  /** Words in markup that nobody translates. */
  readonly bare: readonly FoundText[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** Attributes that people see or hear; the rest are machine words. */
const SPOKEN = new Set(
  "aria-label aria-description aria-valuetext label title placeholder alt hint heading help summary caption legend intro message".split(
    " ",
  ),
);
/** Functions whose first argument is a text. */
const SAY = new Set(["t", "english"]);
/** Constants whose values are texts by key. */
const BY_KEY = /(?:Messages|Texts)$/u;

/** Everything about texts in one source file. */
export function readTexts(path: string, source: string): Texts {
  const { program } = parseSync(path, source);
  const said: FoundText[] = [];
  const bare: FoundText[] = [];
  const found = (list: FoundText[], node: Node, text: string): void => {
    list.push({ line: source.slice(0, node.start).split("\n").length, text: text });
  };
  const visit = (node: Node): void => {
    if (node.type === "CallExpression") readCall(node, (at, text) => found(said, at, text));
    if (node.type === "NewExpression") readError(node, (at, text) => found(said, at, text));
    if (node.type === "VariableDeclarator") readByKey(node, (at, text) => found(said, at, text));
    if (node.type === "JSXText" && hasWords(node["value"] as string))
      found(bare, node, node["value"] as string);
    if (node.type === "Property") readRow(node, (at, text) => found(bare, at, text));
    if (node.type === "JSXAttribute") readAttribute(node, (at, text) => found(bare, at, text));
    if (node.type === "JSXElement" || node.type === "JSXFragment") {
      for (const child of node["children"] as Node[])
        if (child.type === "JSXExpressionContainer")
          readLeaves(child["expression"] as Node, (at, text) => found(bare, at, text));
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program as unknown as Node);
  return { said, bare };
}

type Report = (node: Node, text: string) => void;

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === "object" && value !== null && "type" in value);
}

/** The text of a literal, of a template with `{}` for its values, or of both joined by `+`. */
function textOf(node: Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (node.type === "Literal") return typeof node["value"] === "string" ? node["value"] : undefined;
  if (node.type !== "TemplateLiteral") return undefined;
  return (node["quasis"] as Node[]).map((part) => (part["value"] as { cooked: string }).cooked).join("{}");
}

function hasWords(text: string): boolean {
  return /\p{L}{2,}/u.test(text.replace(/\{\w*\}|&\w+;/gu, ""));
}

function readCall(node: Node, report: Report): void {
  const callee = node["callee"] as Node;
  const name = callee["name"] as string | undefined;
  const [first] = node["arguments"] as Node[];
  if (name !== undefined && SAY.has(name)) {
    const text = textOf(first);
    if (text !== undefined) report(node, text);
  }
  if (name === "textInContext") {
    const [, text, meaning] = (node["arguments"] as Node[]).map(textOf);
    if (text !== undefined) report(node, `${text} (${meaning})`);
  }
  if (name === "messageTemplate" && first !== undefined) readTemplate(first, report);
}

function propertiesOf(node: Node | undefined): (readonly [name: string, value: Node])[] {
  if (node?.type !== "ObjectExpression") return [];
  return (node["properties"] as Node[]).flatMap((property) => {
    const key = property["key"] as Node | undefined;
    const name = (key?.["name"] ?? key?.["value"]) as string | undefined;
    return name === undefined ? [] : [[name, property["value"] as Node] as const];
  });
}

function readTemplate(template: Node, report: Report): void {
  for (const [name, value] of propertiesOf(template)) {
    const text = ["subject", "text", "preheader"].includes(name) ? textOf(value) : undefined;
    if (text !== undefined) report(value, text);
    if (name !== "action") continue;
    for (const [part, label] of propertiesOf(value)) if (part === "label") report(label, textOf(label) ?? "");
  }
}

/** `new AppError(kind, { message, fields })`: said by the HTTP layer in the caller's language. */
function readError(node: Node, report: Report): void {
  if ((node["callee"] as Node)["name"] !== "AppError") return;
  const [, details] = node["arguments"] as Node[];
  for (const [name, value] of propertiesOf(details)) {
    const text = name === "message" ? textOf(value) : undefined;
    if (text !== undefined) report(value, text);
    if (name !== "fields") continue;
    for (const [, field] of propertiesOf(value)) {
      const inField = textOf(field);
      if (inField !== undefined) report(field, inField);
    }
  }
}

function readByKey(node: Node, report: Report): void {
  const name = (node["id"] as Node)["name"];
  if (typeof name !== "string" || !BY_KEY.test(name)) return;
  let value = node["init"] as Node | undefined;
  while (value !== undefined && value.type.startsWith("TS")) value = value["expression"] as Node | undefined;
  for (const [, text] of propertiesOf(value)) {
    const own = textOf(text);
    if (own !== undefined && hasWords(own)) report(text, own);
  }
}

/** A row of a table, such as `{ label: "Pickup" }`. */
function readRow(node: Node, report: Report): void {
  const key = node["key"] as Node;
  if (SPOKEN.has((key["name"] ?? key["value"]) as string)) readLeaves(node["value"] as Node, report);
}

function readAttribute(node: Node, report: Report): void {
  const name = (node["name"] as Node)["name"];
  const value = node["value"] as Node | null;
  if (typeof name !== "string" || !SPOKEN.has(name) || value === null) return;
  if (value.type === "JSXExpressionContainer") readLeaves(value["expression"] as Node, report);
  else readLeaves(value, report);
}

/** Texts that an expression may come out as, without those that are handed to functions. */
function readLeaves(node: Node, report: Report): void {
  if (node.type === "ConditionalExpression") {
    readLeaves(node["consequent"] as Node, report);
    readLeaves(node["alternate"] as Node, report);
  } else if (node.type === "LogicalExpression") {
    readLeaves(node["left"] as Node, report);
    readLeaves(node["right"] as Node, report);
  } else {
    const text = textOf(node);
    if (text !== undefined && hasWords(text)) report(node, text);
  }
}
