import type { Plugin } from "vite";
import { shortNames } from "../../src/rendering/styles/short-names.ts";
import { type Declaration, shortDeclarations } from "./short-declarations.ts";

/** The compiler's own variables: nobody else sets them. */
const REGISTRATION = /@property (--tw-[\w-]+)\{([^{}]*)\}/gu;
/** Their first values for browsers without `@property`. */
const DEFAULTS = /(\*,:{1,2}before,:{1,2}after,::backdrop\{)([^{}]*)\}/gu;
const BODY = /\{[^{}]*\}/gu;
/** Any element in an element that `:has` something. */
const ANY_BEHIND_HAS = /[^{};,]*:has\([^{},]*\)\s*[>+~ ]\s*(?:\*|:(?!is\(|where\())[^{},]*/u;
const NO_SHADOW = "0 0 #0000";
/**
 * What utilities tell each other of one property. Each of them sets that property too and stands behind those that read it,
 * but for readers of one screen or state, beside which the other one is said again there (`design-tokens.test.ts`).
 */
const OF_ONE_PROPERTY = [
  "leading",
  "border-style",
  "ease",
  "duration",
  "ring-shadow",
  "shadow",
  "outline-style",
].map((name) => `--tw-${name}`);
/** Around what browsers before 2023 do not know, with what they get instead before it; they lack popovers too. */
const KNOWS_MIXED_COLORS = "@supports (color:color-mix(in lab, red, red)){";
/** Values that the compiler puts ahead of everything. */
const THEME = /@layer theme\{:root,:host\{([^{}]*)\}\}/u;
/** A rule and the same one right behind it. */
const TWICE = /(?<=^|[{};])([^{};]+)\{([^{}]*)\}\1\{([^{}]*)\}/gu;

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
      return file.endsWith("/src/app/app.css") ? { code: shortNames(plain(code)), map: null } : null;
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
  written = withMixedColors(withoutTelling(withThemeValues(written), firsts));
  return shortly(withoutUnread(written, firsts.keys()));
}

/** Writes what no brand and no other rule changes where it is used: sizes of text, shadows, widths (`theme.css`). */
function withThemeValues(css: string): string {
  const theme = THEME.exec(css)?.[1] ?? "";
  return declarationsOf(`{${theme}}`).reduce((written, [name, value]) => {
    if (written.split(`${name}:`).length > 2) return written;
    return withoutReads(written.replace(`${name}:${value}`, ""), name, () => value);
  }, css);
}

/** In as few characters as browsers need; nothing that comes after writes styles anew. */
function shortly(css: string): string {
  return css
    .replaceAll(BODY, (body) => {
      const said = declarationsOf(body).map(([property, value]): Declaration => [
        property,
        withoutSpaces(value),
      ]);
      return `{${shortDeclarations(said)
        .map((declaration) => declaration.join(":"))
        .join(";")}}`;
    })
    .replaceAll(/@media not all and \(min-(width|height):([\w.]+)\)\{/gu, "@media ($1<$2){")
    .replaceAll(/\(min-(width|height):([\w.]+)\)/gu, "($1>=$2)");
}

function withoutSpaces(value: string): string {
  return /["']/u.test(value) ? value : value.replaceAll(", ", ",");
}

/** Every rule says itself what it is, by its own values or the first ones. */
function withoutTelling(css: string, firsts: ReadonlyMap<string, string | undefined>): string {
  return css.replaceAll(BODY, (body) => {
    if (!body.includes("--tw-")) return body;
    const own = new Map(declarationsOf(body));
    const said = OF_ONE_PROPERTY.reduce(
      (text, name) => withoutReads(text, name, () => own.get(name) ?? firsts.get(name)),
      body,
    );
    const kept = declarationsOf(said).filter(([property]) => !OF_ONE_PROPERTY.includes(property));
    return plainBody(`{${kept.map((declaration) => declaration.join(":")).join(";")}}`);
  });
}

/** Without what stands in for mixed colors. */
function withMixedColors(css: string): string {
  let written = css;
  for (let at = written.indexOf(KNOWS_MIXED_COLORS); at !== -1; at = written.indexOf(KNOWS_MIXED_COLORS)) {
    const end = endOfBlock(written, at + KNOWS_MIXED_COLORS.length - 1);
    written =
      written.slice(0, at) + written.slice(at + KNOWS_MIXED_COLORS.length, end) + written.slice(end + 1);
  }
  for (let before = ""; before !== written;) {
    before = written;
    written = written.replaceAll(TWICE, (...both: string[]) => together(...both.slice(1, 4)));
  }
  return written;
}

/** Two rules as one; what the second one mixes stands alone. */
function together(selector = "", first = "", second = ""): string {
  const mixed = declarationsOf(`{${second}}`).filter(([, value]) => value.includes("color-mix("));
  const kept = declarationsOf(`{${first}}`).filter(
    ([property]) => !mixed.some(([other]) => other === property),
  );
  return `${selector}{${[...kept.map((declaration) => declaration.join(":")), second].join(";")}}`;
}

/** @param open of a brace, in a text whose quotes hold none */
function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === "{") depth++;
    else if (css[at] === "}" && --depth === 0) return at;
  }
  throw new Error(`a style sheet does not end what opens at: ${css.slice(open, open + 80)}`);
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

function declarationsOf(body: string): Declaration[] {
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
