/** A statement of a style sheet. */
type Statement = Plain | Block | Rule | Registration;

/** `@import`, `@layer a, b`: kept as it is. */
interface Plain {
  readonly kind: "plain";
  readonly text: string;
}

/** `@layer`, `@media`, `@supports` and the like around other statements. */
interface Block {
  readonly kind: "block";
  readonly prelude: string;
  readonly statements: readonly Statement[];
}

/** Selectors and what they get, which may hold nested blocks. */
interface Rule {
  readonly kind: "rule";
  readonly selectors: readonly string[];
  readonly body: string;
}

/** `@property` and `@keyframes`: of use only where another statement names them. */
interface Registration {
  readonly kind: "registration";
  readonly named: string;
  readonly text: string;
}

/** Finds out whether a page has an element of a class, or a root element of a kit's attribute: `[data-card=bare]`. */
type HasClass = (name: string) => boolean;

/** What a store's kit says on the root element (`kitAttributes`): nothing changes it while the page is open. */
const OF_KIT = /^\[(data-(?:header|hero|card|gallery))=(["']?)([\w-]+)\2\]$/u;

const AROUND_OTHERS = /^@(?:layer|media|supports|container|starting-style)\b/u;

/**
 * A compiled style sheet that can be cut to what one page's elements need. A statement that could match is always kept,
 * in its place, so that the whole sheet may follow later and changes nothing on the page.
 */
export class StyleSheet {
  /** What its selectors ask a page for: classes, and a kit's attributes. */
  readonly names: ReadonlySet<string>;
  readonly #statements: readonly Statement[];

  /** @param css without errors, as a compiler writes it */
  constructor(css: string) {
    this.#statements = statementsOf(css.replaceAll(/\/\*[\s\S]*?\*\//gu, ""));
    this.names = new Set(this.#statements.flatMap(namesIn));
  }

  /** The sheet for a page whose elements have no classes but these. */
  cutTo(has: HasClass): string {
    const rules = this.#statements.map((statement) => written(statement, has)).join("");
    const isRead = (name: string) => rules.includes(name.startsWith("--") ? `var(${name}` : name);
    return this.#statements.map((statement) => written(statement, has, isRead)).join("");
  }
}

/** What selectors could ask a page for; a name too many does no harm. */
function namesIn(statement: Statement): string[] {
  if (statement.kind === "block") return statement.statements.flatMap(namesIn);
  if (statement.kind !== "rule") return [];
  return statement.selectors.flatMap((selector) => [
    ...Array.from(selector.matchAll(/\.((?:\\.|[\w-]|[^\0-\u007f])+)/gu), ([, name = ""]) =>
      unescapedName(name),
    ),
    ...Array.from(selector.matchAll(/\[[^\]]*\]/gu), ([attribute]) => kitAttribute(attribute) ?? ""),
  ]);
}

/** @param attribute of a selector, with its brackets; undefined where it is none of a kit */
function kitAttribute(attribute: string): string | undefined {
  const [, name, , value] = OF_KIT.exec(attribute) ?? [];
  return name && `[${name}=${value}]`;
}

function unescapedName(name: string): string {
  return name.replaceAll(/\\(.)/gu, "$1");
}

/** @param isRead whether a rule of the page names it; without it, nothing that only rules give a use is written */
function written(statement: Statement, has: HasClass, isRead?: (name: string) => boolean): string {
  switch (statement.kind) {
    case "plain":
      return statement.text;
    case "registration":
      return isRead?.(statement.named) ? statement.text : "";
    case "rule": {
      const selectors = statement.selectors.filter((selector) => couldMatch(selector, has));
      const body = isDefaults(statement) ? defaultsOf(statement.body, isRead) : statement.body;
      return selectors.length === 0 || body === "" ? "" : `${selectors.join(",")}{${body}}`;
    }
    case "block": {
      const inside = statement.statements.map((each) => written(each, has, isRead)).join("");
      return inside === "" && statement.statements.length > 0 ? "" : `${statement.prelude}{${inside}}`;
    }
  }
}

/** The compiler's stand-in for `@property` in older browsers: every element gets every variable's first value. */
function isDefaults({ selectors }: Rule): boolean {
  return selectors.includes("*") && selectors.includes("::backdrop");
}

function defaultsOf(body: string, isRead?: (name: string) => boolean): string {
  if (!body.startsWith("--")) return body;
  return splitAt(body, ";")
    .filter((declaration) => isRead?.(declaration.slice(0, declaration.indexOf(":"))))
    .join(";");
}

/** False when the selector needs an element of a class that the page doesn't have, or another kit than the page's. */
export function couldMatch(selector: string, has: HasClass): boolean {
  for (let at = 0; at < selector.length; at++) {
    const char = selector[at];
    if (char === "\\") at++;
    else if (char === "[") {
      const end = endOf(selector, at);
      const ofKit = kitAttribute(selector.slice(at, end + 1));
      if (ofKit !== undefined && !has(ofKit)) return false;
      at = end;
    } else if (char === ".") {
      const end = endOfName(selector, at + 1);
      if (!has(unescapedName(selector.slice(at + 1, end)))) return false;
      at = end - 1;
    } else if (char === "(") {
      const end = endOf(selector, at);
      const pseudo = /:([\w-]+)$/u.exec(selector.slice(0, at))?.[1];
      const isNeeded = pseudo === "is" || pseudo === "where" || pseudo === "has";
      if (isNeeded && !splitAt(selector.slice(at + 1, end), ",").some((each) => couldMatch(each, has)))
        return false;
      at = end;
    }
  }
  return true;
}

function statementsOf(css: string): Statement[] {
  const statements: Statement[] = [];
  for (let from = 0; from < css.length;) {
    const end = endOfPrelude(css, from);
    const prelude = css.slice(from, end).trim();
    if (css[end] !== "{") {
      if (prelude !== "") statements.push({ kind: "plain", text: `${prelude};` });
      from = end + 1;
      continue;
    }
    const close = endOf(css, end);
    statements.push(statementOf(prelude, css.slice(end + 1, close)));
    from = close + 1;
  }
  return statements;
}

function statementOf(prelude: string, body: string): Statement {
  if (AROUND_OTHERS.test(prelude)) return { kind: "block", prelude, statements: statementsOf(body) };
  const named = /^@(?:property|(?:-webkit-)?keyframes)\s+(\S+)/u.exec(prelude)?.[1];
  if (named !== undefined) return { kind: "registration", named, text: `${prelude}{${body}}` };
  if (prelude.startsWith("@")) return { kind: "plain", text: `${prelude}{${body}}` };
  return { kind: "rule", selectors: splitAt(prelude, ","), body };
}

/** Where a prelude ends: at its block, or at the end of a statement without one. */
function endOfPrelude(css: string, from: number): number {
  for (let at = from; at < css.length; at++) {
    const char = css[at];
    if (char === "\\") at++;
    else if (char === "[" || char === "(" || char === '"' || char === "'") at = endOf(css, at);
    else if (char === "{" || char === ";") return at;
  }
  return css.length;
}

const CLOSING: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** @returns the place of the bracket or quote that ends what opens at `open` */
function endOf(css: string, open: number): number {
  const opening = css[open] ?? "";
  const close = CLOSING[opening];
  for (let at = open + 1; at < css.length; at++) {
    const char = css[at] ?? "";
    if (char === "\\") at++;
    else if (close === undefined ? char === opening : char === close) return at;
    else if (close !== undefined && (char in CLOSING || char === '"' || char === "'")) at = endOf(css, at);
  }
  throw new Error(`a style sheet does not end what opens at: ${css.slice(open, open + 80)}`);
}

function endOfName(selector: string, from: number): number {
  let at = from;
  for (; at < selector.length; at++) {
    const char = selector[at] ?? "";
    if (char === "\\") at++;
    else if (!/[\w-]|[^\0-\u007f]/u.test(char)) break;
  }
  return at;
}

/** Splits where the separator stands outside of brackets and quotes. */
function splitAt(text: string, separator: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? "";
    if (char === "\\") at++;
    else if (char in CLOSING || char === '"' || char === "'") at = endOf(text, at);
    else if (char === separator) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}
