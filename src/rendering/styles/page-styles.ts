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
  #read: NamedSheet | undefined;
  readonly #ofPieces = new WeakMap<Piece, Names>();
  /** By values of class attributes. */
  readonly #ofValues = new Map<string, Names>();
  readonly #cuts = new LRUCache<string, Piece>({ max: MOST_CUTS });

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
    const names = this.#sheet.namesOf(kitOf(parts[0]));
    for (const part of parts)
      if (typeof part === "string") this.#addNames(part, names);
      else join(names, this.#namesOf(part));
    return withStyles(parts, { theme, styles: this.#cutTo(names) });
  }

  /** Read with the first page: processes that show none start without it. */
  get #sheet(): NamedSheet {
    return (this.#read ??= new NamedSheet(this.#css));
  }

  #cutTo(names: Names): Piece {
    const key = names.join();
    let cut = this.#cuts.get(key);
    if (cut === undefined) this.#cuts.set(key, (cut = Buffer.from(this.#sheet.cutTo(names))));
    return cut;
  }

  #namesOf(piece: Piece): Names {
    let known = this.#ofPieces.get(piece);
    if (known === undefined) {
      known = this.#sheet.namesOf([]);
      this.#addNames(Buffer.from(piece).toString(), known);
      this.#ofPieces.set(piece, known);
    }
    return known;
  }

  /** @param names get what the markup has */
  #addNames(markup: string, names: Names): void {
    for (let at = markup.indexOf(CLASS); at !== -1; at = markup.indexOf(CLASS, at)) {
      const from = at + CLASS.length;
      at = markup.indexOf('"', from);
      join(names, this.#namesOfValue(markup.slice(from, at)));
    }
  }

  #namesOfValue(value: string): Names {
    let known = this.#ofValues.get(value);
    if (known === undefined) {
      if (this.#ofValues.size >= MOST_CLASSES) this.#ofValues.clear();
      known = this.#sheet.namesOf(unescaped(value).split(/\s+/u));
      // A slice would keep the whole markup that it was cut from.
      this.#ofValues.set(Buffer.from(value).toString(), known);
    }
    return known;
  }
}

/** Which of a sheet's names there are: a bit for each, so that those of a page are put together quickly. */
type Names = Uint32Array;

function join(names: Names, others: Names): void {
  for (let at = 0; at < others.length; at++) names[at] = (names[at] ?? 0) | (others[at] ?? 0);
}

/** A sheet whose names have numbers. */
class NamedSheet {
  readonly #sheet: StyleSheet;
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(css: string) {
    this.#sheet = new StyleSheet(css);
    this.#numbers = new Map([...this.#sheet.names].map((name, number) => [name, number]));
  }

  /** Words that no rule asks for are left out, so that pages that differ in them share a cut. */
  namesOf(words: readonly string[]): Names {
    const names = new Uint32Array(Math.ceil(this.#numbers.size / 32));
    for (const word of words) {
      const number = this.#numbers.get(word);
      if (number !== undefined) names[number >> 5] = (names[number >> 5] ?? 0) | (1 << (number & 31));
    }
    return names;
  }

  cutTo(names: Names): string {
    return this.#sheet.cutTo((name) => {
      const number = this.#numbers.get(name) ?? -1;
      return number >= 0 && ((names[number >> 5] ?? 0) & (1 << (number & 31))) !== 0;
    });
  }
}

/** What the root element says of its store's kit, as selectors ask for it. */
function kitOf(start: string | Piece | undefined): string[] {
  const root = typeof start === "string" ? start.slice(0, start.indexOf("<head>")) : "";
  return [...root.matchAll(KIT_ATTRIBUTE)].map(([, name, value]) => `[${name}=${value}]`);
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
