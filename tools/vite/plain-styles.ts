import type { Plugin } from "vite";

/** The compiler's own variables: nobody else sets them. */
const REGISTRATION = /@property (--tw-[\w-]+)\{([^{}]*)\}/gu;
/** Their first values for browsers without `@property`. */
const DEFAULTS = /(\*,:{1,2}before,:{1,2}after,::backdrop\{)([^{}]*)\}/gu;
const BODY = /\{[^{}]*\}/gu;
/** Any element in an element that `:has` something. */
const ANY_BEHIND_HAS = /[^{};,]*:has\([^{},]*\)\s*[>+~ ]\s*(?:\*|:(?!is\(|where\())[^{},]*/u;
const NO_SHADOW = "0 0 #0000";

/**
 * Says plainly what the style compiler says by way of variables that utilities could set: those that no rule sets are
 * their first value, those that no rule reads are left out. Every page carries its rules in itself (0655), and a shadow or
 * a figure that needs no variable is a third as long. Every rule means what it meant.
 */
export function plainStyles(): Plugin {
  return {
    name: "forecourt:plain-styles",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      const [file = ""] = id.split("?");
      return file.endsWith("/src/app/app.css") ? { code: plain(code), map: null } : null;
    },
  };
}

/**
 * @param css as the compiler writes it for production
 * @throws Error on a rule that has browsers match every element again, on every page, when something comes into one
 */
export function plain(css: string): string {
  const wide = ANY_BEHIND_HAS.exec(css)?.[0];
  if (wide !== undefined) throw new Error(`a rule with :has() names no class, element or attribute: ${wide}`);
  const firsts = new Map(
    [...css.matchAll(REGISTRATION)].map(([, name = "", rule = ""]) => [name, firstValueOf(rule)]),
  );
  const rules = css.replaceAll(REGISTRATION, "").replaceAll(DEFAULTS, "");
  let written = css;
  for (const [name, first] of firsts)
    if (!rules.includes(`${name}:`)) written = withoutReads(written, name, () => first);
  written = written.replaceAll(BODY, (body) => plainBody(body));
  for (const name of firsts.keys()) if (isReadWhereSet(written, name)) written = inPlace(written, name);
  return withoutUnread(written, firsts.keys());
}

function firstValueOf(rule: string): string | undefined {
  return /(?:^|;)initial-value:([^;]*)/u.exec(rule)?.[1];
}

/** Puts a value where a variable is read; undefined stands for none, which is the fallback of the one who reads. */
function withoutReads(text: string, name: string, valueOf: () => string | undefined): string {
  const read = `var(${name}`;
  let written = "";
  let from = 0;
  for (let at = text.indexOf(read); at !== -1; at = text.indexOf(read, from)) {
    const next = text[at + read.length];
    const end = endOfBracket(text, at + 3);
    if (next !== "," && next !== ")") {
      written += text.slice(from, (from = at + read.length));
      continue;
    }
    const fallback = next === "," ? text.slice(at + read.length + 1, end) : undefined;
    const value = valueOf() ?? fallback;
    // A value that is none makes its whole declaration invalid: whoever wrote that, meant it.
    written += text.slice(from, at) + (value === undefined ? text.slice(at, end + 1) : value.trim());
    from = end + 1;
  }
  return written + text.slice(from);
}

function endOfBracket(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === "(") depth++;
    else if (text[at] === ")" && --depth === 0) return at;
  }
  throw new Error(`a style sheet does not end what opens at: ${text.slice(open, open + 80)}`);
}

/** Without shadows that are none beside others, spaces of values that are gone, and what is said twice in a row. */
function plainBody(body: string): string {
  const short = declarationsOf(body).map(([property, value]) => {
    if (property === "box-shadow") return `${property}:${withoutNoShadows(value)}`;
    if (property === "font-variant-numeric") return `${property}:${value.trim().replaceAll(/\s+/gu, " ")}`;
    // All that a value was made of is none, which the browser finds out too late to go by another rule.
    return `${property}:${value.trim() === "" && !property.startsWith("--") ? "unset" : value}`;
  });
  return `{${short.filter((declaration, at) => declaration !== short[at - 1]).join(";")}}`;
}

function declarationsOf(body: string): (readonly [property: string, value: string])[] {
  return body
    .slice(1, -1)
    .split(/;(?![^(]*\))/u)
    .filter((declaration) => declaration !== "")
    .map((declaration) => {
      const colon = declaration.indexOf(":");
      return [declaration.slice(0, colon), declaration.slice(colon + 1)] as const;
    });
}

function withoutNoShadows(value: string): string {
  const shadows = value.split(/,\s*(?![^(]*\))/u).filter((shadow) => shadow !== NO_SHADOW);
  return shadows.length === 0 ? NO_SHADOW : shadows.join(", ");
}

/** Whether every rule that reads the variable has set it, once and by itself. */
function isReadWhereSet(css: string, name: string): boolean {
  const readers = css.match(BODY)?.filter((body) => readsIn(body, name) > 0) ?? [];
  return (
    readers.length > 0 &&
    readers.every((body) => {
      const sets = body.split(`${name}:`).length - 1;
      return sets === 1 && body.indexOf(`${name}:`) < body.indexOf(`var(${name}`);
    })
  );
}

function readsIn(text: string, name: string): number {
  return text.split(new RegExp(`var\\(${name}[,)]`, "u")).length - 1;
}

function inPlace(css: string, name: string): string {
  return css.replaceAll(BODY, (body) => {
    const value = new RegExp(`${name}:([^;}]*)`, "u").exec(body)?.[1];
    return value === undefined || readsIn(body, name) === 0 ? body : withoutReads(body, name, () => value);
  });
}

/** Without variables that nothing reads: their values, first values and registrations. */
function withoutUnread(css: string, names: Iterable<string>): string {
  const unread = new Set([...names].filter((name) => readsIn(css, name) === 0));
  return css
    .replaceAll(REGISTRATION, (rule, name: string) => (unread.has(name) ? "" : rule))
    .replaceAll(BODY, (body) => {
      if (!body.includes("--tw-")) return body;
      const kept = declarationsOf(body).filter(([property]) => !unread.has(property));
      return `{${kept.map((declaration) => declaration.join(":")).join(";")}}`;
    });
}
