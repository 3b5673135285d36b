import { endOf, splitAt } from "./css-text.ts";
import { areMet, asNeeded, canWait, namesIn, needsOf, type HasClass, type Needs } from "./selector-needs.ts";

/** A statement of a style sheet. */
type Statement = Plain | Block | Rule | Defaults | Registration;

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
  /** As it is written, and as a page asks for it that has what it needs. */
  readonly selectors: readonly { readonly text: string; readonly asked: string; readonly needs: Needs }[];
  readonly body: string;
}

/** The compiler's stand-in for `@property` in older browsers: every element gets every variable's first value. */
interface Defaults {
  readonly kind: "defaults";
  readonly prelude: string;
  readonly values: readonly { readonly named: string; readonly text: string }[];
}

/** `@property` and `@keyframes`: of use only where another statement names them. */
interface Registration {
  readonly kind: "registration";
  readonly named: string;
  readonly text: string;
}

/** What one page keeps: selectors of rules, and the names that these rules read. */
interface Kept {
  readonly selectors: ReadonlyMap<Rule, string>;
  readonly isRead: (name: string) => boolean;
}

const AROUND_OTHERS = /^@(?:layer|media|supports|container|starting-style)\b/u;
/** Paper, and pages without scripts, which ask for the whole sheet themselves. */
const FOR_LATER = /^@media\s+(?:print|\(scripting:\s*none\))$/u;

/**
 * A compiled style sheet that can be cut to what one page's elements need. A statement that could match a page that lies
 * there is always kept, in its place, so that the whole sheet may follow later and changes nothing on the page. What only
 * pointing at something, leaving the page, printing or a browser without scripts asks for comes with that sheet. Everything that doesn't depend
 * on the page is found out once, since pages of a kind differ by a few classes and each asks for a cut of its own.
 */
export class StyleSheet {
  /** What its selectors ask a page for: classes, and a kit's attributes. */
  readonly names: ReadonlySet<string>;
  readonly #statements: readonly Statement[];
  readonly #rules: readonly Rule[];
  /** By the name of a variable or an animation. */
  readonly #readers: ReadonlyMap<string, readonly Rule[]>;

  /** @param css without errors, as a compiler writes it */
  constructor(css: string) {
    this.#statements = statementsOf(css.replaceAll(/\/\*[\s\S]*?\*\//gu, "")).flatMap(atOnce);
    const all = this.#statements.flatMap(flat);
    this.#rules = all.filter((statement) => statement.kind === "rule");
    this.names = new Set(
      this.#rules.flatMap(({ selectors }) => selectors.flatMap(({ text }) => namesIn(text))),
    );
    this.#readers = new Map(all.flatMap(namedIn).map((name) => [name, readersOf(name, this.#rules)]));
  }

  /** The sheet for a page whose elements have no classes but these. */
  cutTo(has: HasClass): string {
    const selectors = new Map<Rule, string>();
    for (const rule of this.#rules) {
      const matching = rule.selectors.filter(({ needs }) => areMet(needs, has));
      if (matching.length > 0) selectors.set(rule, matching.map(({ asked }) => asked).join(","));
    }
    const isRead = (name: string) => this.#readers.get(name)?.some((rule) => selectors.has(rule)) ?? false;
    return this.#statements.map((statement) => written(statement, { selectors, isRead })).join("");
  }
}

/** Nothing of a statement that can wait for the whole sheet. */
function atOnce(statement: Statement): Statement[] {
  if (statement.kind === "rule") {
    const selectors = statement.selectors.filter(({ text }) => !canWait(text));
    return selectors.length === 0 ? [] : [{ ...statement, selectors }];
  }
  if (statement.kind !== "block" || statement.statements.length === 0) return [statement];
  const statements = FOR_LATER.test(statement.prelude) ? [] : statement.statements.flatMap(atOnce);
  return statements.length === 0 ? [] : [{ ...statement, statements }];
}

function flat(statement: Statement): Statement[] {
  return statement.kind === "block" ? statement.statements.flatMap(flat) : [statement];
}

function namedIn(statement: Statement): string[] {
  if (statement.kind === "registration") return [statement.named];
  return statement.kind === "defaults" ? statement.values.map(({ named }) => named) : [];
}

function readersOf(name: string, rules: readonly Rule[]): Rule[] {
  const reads = name.startsWith("--") ? [`var(${name})`, `var(${name},`] : [name];
  return rules.filter(({ body }) => reads.some((read) => body.includes(read)));
}

function written(statement: Statement, kept: Kept): string {
  switch (statement.kind) {
    case "plain":
      return statement.text;
    case "registration":
      return kept.isRead(statement.named) ? statement.text : "";
    case "defaults": {
      const values = statement.values.filter(({ named }) => kept.isRead(named)).map(({ text }) => text);
      return values.length === 0 ? "" : `${statement.prelude}{${values.join(";")}}`;
    }
    case "rule": {
      const selectors = kept.selectors.get(statement);
      return selectors === undefined || statement.body === "" ? "" : `${selectors}{${statement.body}}`;
    }
    case "block": {
      const inside = statement.statements.map((each) => written(each, kept)).join("");
      return inside === "" && statement.statements.length > 0 ? "" : `${statement.prelude}{${inside}}`;
    }
  }
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
  const selectors = splitAt(prelude, ",");
  if (selectors.includes("*") && selectors.includes("::backdrop") && body.startsWith("--"))
    return { kind: "defaults", prelude, values: splitAt(body, ";").map(valueOf) };
  return {
    kind: "rule",
    selectors: selectors.map((text) => ({ text, asked: asNeeded(text), needs: needsOf(text) })),
    body,
  };
}

function valueOf(declaration: string): Defaults["values"][number] {
  return { named: declaration.slice(0, declaration.indexOf(":")), text: declaration };
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
