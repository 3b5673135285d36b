import { LRUCache } from "lru-cache";
import type { DocumentParts, Piece } from "../markup-store.ts";
import { StyleSheet } from "./style-sheet.ts";
import { STYLES_PLACE, THEME_PLACE } from "./styles-place.ts";

/** Pages of a kind differ by a few classes. */
const MOST_CUTS = 500;
const MOST_CLASSES = 10_000;
const CLASS = ' class="';
const KIT_ATTRIBUTE = / (data-(?:header|hero|card|gallery))="([\w-]+)"/gu;

/**
 * The styles that a page carries in itself: those that its elements need, out of the whole sheet, which the browser loads
 * with the page's code and keeps for all pages. Only the page's bytes decide, so every process writes the same.
 */
export class PageStyles {
  readonly #css: string;
  readonly #whole: Piece;
  #sheet: StyleSheet | undefined;
  readonly #classesOf = new WeakMap<Piece, readonly string[]>();
  /** Values of class attributes by number: a page's key is short, and hashed once. */
  readonly #numbers = new Map<string, number>();
  readonly #copies = new Map<string, string>();
  readonly #cuts = new LRUCache<string, Piece>({ max: MOST_CUTS });
  /** By the rules' own names that a page has: pages whose other words differ share a cut. */
  readonly #cutsByName = new LRUCache<string, Piece>({ max: MOST_CUTS });

  constructor(css: string) {
    this.#css = css;
    this.#whole = Buffer.from(css);
  }

  /** Everything, for a page that changes a lot while it is open. */
  fillWhole(parts: DocumentParts, theme: string): DocumentParts {
    return withStyles(parts, { theme, styles: this.#whole });
  }

  /** @returns the parts with the theme and the styles that they need in their places */
  fillCut(parts: DocumentParts, theme: string): DocumentParts {
    const values = new Set<string>(kitOf(parts[0]));
    for (const part of parts)
      if (typeof part === "string") addClassValues(part, values);
      else for (const value of this.#valuesOf(part)) values.add(value);
    return withStyles(parts, { theme, styles: this.#cutOf(values) });
  }

  #valuesOf(piece: Piece): readonly string[] {
    let known = this.#classesOf.get(piece);
    if (known === undefined) {
      const values = new Set<string>();
      addClassValues(Buffer.from(piece).toString(), values);
      this.#classesOf.set(piece, (known = Array.from(values, (value) => this.#copyOf(value))));
    }
    return known;
  }

  #cutOf(values: ReadonlySet<string>): Piece {
    if (this.#numbers.size > MOST_CLASSES) {
      this.#numbers.clear();
      this.#copies.clear();
      this.#cuts.clear();
    }
    const key = Uint32Array.from(values, (value) => this.#numberOf(value))
      .sort()
      .join();
    let cut = this.#cuts.get(key);
    if (cut === undefined) this.#cuts.set(key, (cut = this.#cutOfNames(values)));
    return cut;
  }

  #cutOfNames(values: ReadonlySet<string>): Piece {
    // Read with the first page: processes that show none start without it.
    this.#sheet ??= new StyleSheet(this.#css);
    const { names } = this.#sheet;
    const has = new Set([...values].flatMap((value) => unescaped(value).split(/\s+/u)));
    const key = [...has]
      .filter((name) => names.has(name))
      .sort()
      .join(" ");
    let cut = this.#cutsByName.get(key);
    if (cut === undefined)
      this.#cutsByName.set(key, (cut = Buffer.from(this.#sheet.cutTo((name) => has.has(name)))));
    return cut;
  }

  #numberOf(value: string): number {
    let number = this.#numbers.get(value);
    if (number === undefined) this.#numbers.set(this.#copyOf(value), (number = this.#numbers.size));
    return number;
  }

  /** One text for all equal ones: a slice would keep the whole markup that it was cut from. */
  #copyOf(value: string): string {
    let known = this.#copies.get(value);
    if (known === undefined) {
      known = Buffer.from(value).toString();
      this.#copies.set(known, known);
    }
    return known;
  }
}

/** What the root element says of its store's kit, as selectors ask for it. */
function kitOf(start: string | Piece | undefined): string[] {
  const root = typeof start === "string" ? start.slice(0, start.indexOf("<head>")) : "";
  return [...root.matchAll(KIT_ATTRIBUTE)].map(([, name, value]) => `[${name}=${value}]`);
}

function addClassValues(markup: string, values: Set<string>): void {
  for (let at = markup.indexOf(CLASS); at !== -1; at = markup.indexOf(CLASS, at)) {
    const from = at + CLASS.length;
    at = markup.indexOf('"', from);
    values.add(markup.slice(from, at));
  }
}

function unescaped(value: string): string {
  return value
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

function withStyles(
  parts: DocumentParts,
  { theme, styles }: { readonly theme: string; readonly styles: Piece },
): DocumentParts {
  const at = parts.findIndex((part) => typeof part === "string" && part.includes(STYLES_PLACE));
  const around = parts[at];
  if (typeof around !== "string") throw new Error("a document has no place for its styles");
  const place = around.indexOf(STYLES_PLACE);
  return [
    ...parts.slice(0, at),
    around.slice(0, place).replace(THEME_PLACE, () => theme),
    styles,
    around.slice(place + STYLES_PLACE.length),
    ...parts.slice(at + 1),
  ];
}
