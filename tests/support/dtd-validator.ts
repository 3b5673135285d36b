/** Element or text of a parsed document. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  readonly text: string;
}

interface Dtd {
  /** Element to the rule over its children, each written as `name,`; null holds text. */
  readonly elements: ReadonlyMap<string, RegExp | null>;
  /** Element to attribute to its values; null takes any. */
  readonly attributes: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string> | null>>;
}

const NAME = "[A-Za-z_:][\\w:.-]*";

/** Reads the part of the DTD language that grammars without entities use. Throws on anything else. */
export function parseDtd(source: string): Dtd {
  const elements = new Map<string, RegExp | null>();
  const attributes = new Map<string, Map<string, ReadonlySet<string> | null>>();
  const rest = source
    .replace(/<\?xml[^?]*\?>/u, "")
    .replace(/<!--[\s\S]*?-->/gu, "")
    .replace(new RegExp(`<!ELEMENT\\s+(${NAME})\\s+(\\([^>]*)>`, "gu"), (_, name: string, model: string) => {
      if (elements.has(name)) throw new Error(`<${name}> is declared twice`);
      elements.set(name, contentRule(model.trim()));
      return "";
    })
    .replace(new RegExp(`<!ATTLIST\\s+(${NAME})\\s+([^>]*)>`, "gu"), (_, name: string, list: string) => {
      attributes.set(name, attributeRules(list));
      return "";
    });
  if (rest.trim() !== "") throw new Error(`the DTD says something unknown: ${rest.trim().slice(0, 80)}`);
  return { elements, attributes };
}

function contentRule(model: string): RegExp | null {
  if (/^\(\s*#PCDATA\s*\)$/u.test(model)) return null;
  if (!/^[\w\s:.,|()?*+-]+$/u.test(model)) throw new Error(`unknown content model ${model}`);
  const rule = model
    .replace(/\s+/gu, "")
    .replace(new RegExp(NAME, "gu"), (name) => `(?:${name.replace(".", "\\.")}<)`);
  return new RegExp(`^${rule.replaceAll(",", "")}$`, "u");
}

function attributeRules(list: string): Map<string, ReadonlySet<string> | null> {
  const rules = new Map<string, ReadonlySet<string> | null>();
  const one = new RegExp(`\\s*(${NAME})\\s+(CDATA|\\([^)]*\\))\\s+(#IMPLIED|"[^"]*")\\s*`, "uy");
  while (one.lastIndex < list.length) {
    const at = one.lastIndex;
    const [, name, type] = one.exec(list) ?? [];
    if (name === undefined || type === undefined) throw new Error(`unknown attributes: ${list.slice(at)}`);
    rules.set(
      name,
      type === "CDATA"
        ? null
        : new Set(
            type
              .slice(1, -1)
              .split("|")
              .map((value) => value.trim()),
          ),
    );
  }
  return rules;
}

/** Everything that breaks the grammar, as sentences; none when the document is valid. */
export function dtdProblems(root: XmlNode, rootName: string, dtd: Dtd): string[] {
  const problems = root.name === rootName ? [] : [`the root is <${root.name}>, not <${rootName}>`];
  const visit = (node: XmlNode): void => {
    const rule = dtd.elements.get(node.name);
    const known = dtd.attributes.get(node.name);
    if (rule === undefined) problems.push(`<${node.name}> is not declared`);
    else if (rule === null && node.children.length > 0) problems.push(`<${node.name}> may hold text only`);
    else if (rule !== null) {
      const names = node.children.map(({ name }) => `${name}<`).join("");
      if (!rule.test(names)) problems.push(`<${node.name}> may not hold ${names || "nothing"}`);
      if (node.text.trim() !== "") problems.push(`<${node.name}> may not hold text`);
    }
    for (const [name, value] of Object.entries(node.attributes)) {
      const values = known?.get(name);
      if (values === undefined) problems.push(`<${node.name}> has no attribute ${name}`);
      else if (values !== null && !values.has(value))
        problems.push(`<${node.name} ${name}> may not be ${value}`);
    }
    for (const child of node.children) visit(child);
  };
  visit(root);
  return problems;
}

const LEGAL = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Parses strictly: anything that is not well-formed XML 1.0 without a DOCTYPE throws. */
export function parseXml(source: string): XmlNode {
  if (!LEGAL.test(source)) throw new Error("a character that XML cannot hold");
  const reader = { source, at: 0 };
  skip(reader, /<\?xml\s+version="1\.0"(?:\s+encoding="UTF-8")?\s*\?>/uy);
  skipMisc(reader);
  const root = element(reader);
  skipMisc(reader);
  if (reader.at !== source.length) throw new Error(`something after the end, at ${reader.at}`);
  return root;
}

interface Reader {
  readonly source: string;
  at: number;
}

function skip(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.source);
  if (found) reader.at = pattern.lastIndex;
  return found;
}

function skipMisc(reader: Reader): void {
  while (
    skip(reader, /\s+|<!--(?:(?!--)[\s\S])*-->|<\?(?!xml[\s?])[A-Za-z][\w.-]*(?:\s(?:(?!\?>)[\s\S])*)?\?>/uy)
  ) {
    // Nothing of it matters.
  }
}

function element(reader: Reader): XmlNode {
  const name = skip(reader, new RegExp(`<(${NAME})`, "uy"))?.[1];
  if (name === undefined) throw new Error(`no element at ${reader.at}`);
  const attributes: Record<string, string> = {};
  for (;;) {
    const found = skip(reader, new RegExp(`\\s+(${NAME})\\s*=\\s*(?:"([^<"]*)"|'([^<']*)')`, "uy"));
    if (!found) break;
    const [, key = "", double, single = ""] = found;
    if (Object.hasOwn(attributes, key)) throw new Error(`<${name}> names ${key} twice`);
    attributes[key] = unescape(double ?? single);
  }
  if (skip(reader, /\s*\/>/uy)) return { name, attributes, children: [], text: "" };
  if (!skip(reader, /\s*>/uy)) throw new Error(`<${name}> is not closed at ${reader.at}`);
  const children: XmlNode[] = [];
  let text = "";
  for (;;) {
    const end = skip(reader, new RegExp(`</(${NAME})\\s*>`, "uy"));
    if (end) {
      if (end[1] !== name) throw new Error(`</${end[1]}> ends <${name}>`);
      return { name, attributes, children, text };
    }
    const cdata = skip(reader, /<!\[CDATA\[((?:(?!\]\]>)[\s\S])*)\]\]>/uy);
    const plain = cdata ? undefined : skip(reader, /[^<]+/uy)?.[0];
    if (cdata) text += cdata[1] ?? "";
    else if (plain === undefined) children.push(element(reader));
    else if (plain.includes("]]>")) throw new Error("]]> in text");
    else text += unescape(plain.replace(/\r\n?/gu, "\n"));
  }
}

function unescape(text: string): string {
  return text.replace(/&([^;&]*)(;?)/gu, (_, name: string, end: string) => {
    const code = /^#(?:(\d+)|x([\dA-Fa-f]+))$/u.exec(name);
    const character = code
      ? String.fromCodePoint(code[1] === undefined ? Number.parseInt(code[2] ?? "", 16) : Number(code[1]))
      : ENTITIES[name];
    if (end !== ";" || character === undefined || !LEGAL.test(character))
      throw new Error(`bad reference &${name}`);
    return character;
  });
}
