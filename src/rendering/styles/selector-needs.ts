import { endOf, splitAt } from "./css-text.ts";

/** Finds out whether a page has an element of a class, or a root element of a kit's attribute: `[data-card=bare]`. */
export type HasClass = (name: string) => boolean;

/** What a selector asks of a page: every name, and one of each list of choices. */
export interface Needs {
  readonly names: readonly string[];
  readonly oneOf: readonly (readonly Needs[])[];
}

/** What a store's kit says on the root element (`kitAttributes`): nothing changes it while the page is open. */
const OF_KIT = /^\[(data-(?:header|hero|card|gallery))=(["']?)([\w-]+)\2\]$/u;
const BEGINS_WITH_KIT = /^\[data-(?:header|hero|card|gallery)=["']?[\w-]+["']?\](?=[ >])/u;

const WAITING = /^:(?:hover\b|:view-transition)/u;

/** Read once for a sheet, since every kind of page asks again. */
export function needsOf(selector: string): Needs {
  const names: string[] = [];
  const oneOf: Needs[][] = [];
  for (let at = 0; at < selector.length; at++) {
    const char = selector[at];
    if (char === "\\") at++;
    else if (char === "[") {
      const end = endOf(selector, at);
      const ofKit = kitAttribute(selector.slice(at, end + 1));
      if (ofKit !== undefined) names.push(ofKit);
      at = end;
    } else if (char === ".") {
      const end = endOfName(selector, at + 1);
      names.push(unescapedName(selector.slice(at + 1, end)));
      at = end - 1;
    } else if (char === "(") {
      const end = endOf(selector, at);
      if (/:(?:is|where|has)$/u.test(selector.slice(0, at)))
        oneOf.push(splitAt(selector.slice(at + 1, end), ",").map(needsOf));
      at = end;
    }
  }
  return { names, oneOf };
}

/** False when the page lacks a class that is needed, or is of another kit. */
export function areMet({ names, oneOf }: Needs, has: HasClass): boolean {
  return names.every(has) && oneOf.every((choices) => choices.some((needs) => areMet(needs, has)));
}

/** Whether nothing matches before a pointer is over it or the page is left; what a selector excludes in brackets doesn't count. */
export function canWait(selector: string): boolean {
  for (let at = 0; at < selector.length; at++) {
    const char = selector[at];
    if (char === "\\") at++;
    else if (char === "(" || char === "[") at = endOf(selector, at);
    else if (char === ":" && WAITING.test(selector.slice(at))) return true;
  }
  return false;
}

/** The selector for a page that has what it needs: the root of the right kit is the root, which weighs the same and is shorter. */
export function asNeeded(selector: string): string {
  return selector.replace(BEGINS_WITH_KIT, ":root");
}

/** Every name that a selector mentions, also those that must not be there: a name too many does no harm. */
export function namesIn(selector: string): string[] {
  return [
    ...Array.from(selector.matchAll(/\.((?:\\.|[\w-]|[^\0-\u007f])+)/gu), ([, name = ""]) =>
      unescapedName(name),
    ),
    ...Array.from(selector.matchAll(/\[[^\]]*\]/gu), ([attribute]) => kitAttribute(attribute) ?? ""),
  ].filter((name) => name !== "");
}

/** @param attribute of a selector, with its brackets; undefined where it is none of a kit */
function kitAttribute(attribute: string): string | undefined {
  const [, name, , value] = OF_KIT.exec(attribute) ?? [];
  return name && `[${name}=${value}]`;
}

function unescapedName(name: string): string {
  return name.replaceAll(/\\(.)/gu, "$1");
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
