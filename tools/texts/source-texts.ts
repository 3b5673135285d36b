import { parseSync } from "vite";
import { literal, messageCalls, type Node } from "./message-calls.ts";

/** One text of the product where it is used. */
export interface SourceText {
  readonly path: string;
  readonly line: number;
  readonly id: string;
  readonly english: string;
}

/** Tables of texts by id: `export const cartMessages = { "cart.full": "Your cart is full." }`. */
const BY_ID = /(?:Messages|Texts)$/u;

/** Every text with an id in one source file. */
export function sourceTexts(path: string, source: string): SourceText[] {
  const { program } = parseSync(path, source);
  const texts: SourceText[] = [];
  const add = (start: number, id: string, english: string): void => {
    texts.push({ path, line: source.slice(0, start).split("\n").length, id, english });
  };
  for (const { start, id, english } of messageCalls(program)) add(start, id, english);
  const visit = (node: Node): void => {
    if (node.type === "VariableDeclarator") for (const row of rowsOf(node)) add(...row);
    if (node.type === "CallExpression") for (const part of partsOf(node)) add(...part);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program as unknown as Node);
  return texts;
}

type Row = [start: number, id: string, english: string];

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === "object" && value !== null && "type" in value);
}

function propertiesOf(node: Node | undefined): (readonly [name: string, value: Node])[] {
  let object = node;
  while (object?.type.startsWith("TS") === true) object = object["expression"] as Node | undefined;
  if (object?.type !== "ObjectExpression") return [];
  return (object["properties"] as Node[]).flatMap((property) => {
    const key = property["key"] as Node | undefined;
    const name = (key?.["name"] ?? key?.["value"]) as string | undefined;
    return name === undefined ? [] : [[name, property["value"] as Node] as const];
  });
}

function rowsOf(node: Node): Row[] {
  const name = (node["id"] as Node)["name"];
  if (typeof name !== "string" || !BY_ID.test(name)) return [];
  return propertiesOf(node["init"] as Node | undefined).flatMap(([id, value]) => {
    const english = literal(value);
    return english === undefined || !id.includes(".") ? [] : [[value.start, id, english] satisfies Row];
  });
}

/** The parts of `messageTemplate({ key, subject, text })`: `<key>.subject`, `.text`, `.preheader` and `.action`. */
function partsOf(node: Node): Row[] {
  if ((node["callee"] as Node)["name"] !== "messageTemplate") return [];
  const properties = new Map(propertiesOf((node["arguments"] as Node[])[0]));
  const key = literal(properties.get("key"));
  if (key === undefined) return [];
  const label = new Map(propertiesOf(properties.get("action"))).get("label");
  const parts = [
    ...["subject", "text", "preheader"].map((part) => [part, properties.get(part)] as const),
    ["action", label] as const,
  ];
  return parts.flatMap(([part, value]) => {
    const english = literal(value);
    return value === undefined || english === undefined
      ? []
      : [[value.start, `${key}.${part}`, english] satisfies Row];
  });
}
