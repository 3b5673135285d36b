import { randomUUID } from "node:crypto";
import {
  SLOT_ELEMENT,
  type LineKey,
  type MarkupSlots,
  type NamedTexts,
  type WrittenPiece,
} from "./markup-slots.ts";

/** Markup that does not change any more, as it is sent. */
export type Piece = Uint8Array;

/** Markup of a line before and after its blank. */
type Line = readonly [before: string, after: string];

/** A document as it is sent, in parts that follow each other. */
export type DocumentParts = readonly (string | Piece)[];

const OPEN = `<${SLOT_ELEMENT} id="`;
const CLOSE = `</${SLOT_ELEMENT}>`;
/** Looks like an address within the site, so that a link may be the blank. */
const ID = randomUUID();
const BLANK = `/${ID}`;
/** Any blank of a piece, and the name of one that has a name. */
const BLANKS = new RegExp(`${BLANK}(?:_([a-zA-Z]+)_)?`, "u");
/** All of a retailer are dropped when there are more, which costs a few slower pages. */
const MOST_LINES = 20_000;

/** What was written for one retailer. Keys are never put together for a question: hashing long texts again is slow. */
interface Scope {
  readonly pieces: Map<string, Kept>;
  readonly lines: Lines;
  lineCount: number;
}

/** Lines by the first text of their keys, then by the next one. */
interface Lines {
  readonly next: Map<string, Lines>;
  line?: Line;
}

interface Kept {
  readonly by: string;
  readonly scope: Scope;
  /** What stands between the blanks. */
  readonly pieces: readonly Piece[];
  /** Of the blanks, in their order; undefined for a blank without one. */
  readonly names: readonly (string | undefined)[];
}

/**
 * What `WrittenOnce` has written, for all retailers of the process. Nothing is ever out of date, because a key
 * names everything its markup depends on; what was written first falls out when the room is used up.
 */
export class MarkupStore {
  readonly #scopes = new WeakMap<object, Scope>();
  /** Of all retailers, the oldest first. */
  readonly #kept = new Set<Kept>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes = 48 * 1024 * 1024) {
    this.#maxBytes = maxBytes;
  }

  /** False once little is left: what is written ahead must not push out what pages use. */
  get hasRoom(): boolean {
    return this.#bytes < this.#maxBytes * 0.75;
  }

  /** @param retailer the configuration: another one, or a changed one, shares nothing */
  openDocument(retailer: object): DocumentSlots {
    let scope = this.#scopes.get(retailer);
    if (scope === undefined) {
      scope = { pieces: new Map(), lines: { next: new Map() }, lineCount: 0 };
      this.#scopes.set(retailer, scope);
    }
    return new DocumentSlots(this, scope);
  }

  /** @throws Error when the markup could not be copied into another document, or has no blank */
  keepLine(scope: Scope, by: LineKey, markup: string): Line {
    refuseUncopyable(markup);
    const [before, after, more] = markup.split(BLANK);
    if (before === undefined || after === undefined || more !== undefined)
      throw new Error(`a written line needs one blank: ${markup.slice(0, 200)}`);
    const line = [before, after] as const;
    if (scope.lineCount >= MOST_LINES) {
      scope.lines.next.clear();
      scope.lineCount = 0;
    }
    scope.lineCount += 1;
    placeOf(scope.lines, by).line = line;
    return line;
  }

  /** @throws Error when the markup could not be copied into another document, or changed a blank */
  keep(scope: Scope, by: string, markup: string): Kept {
    refuseUncopyable(markup);
    this.#drop(scope.pieces.get(by));
    // Texts and names in turn.
    const split = markup.split(BLANKS);
    const between = split.filter((_, at) => at % 2 === 0);
    if (between.some((text) => text.toLowerCase().includes(ID)))
      throw new Error(`a blank was changed on its way into written markup: ${by}`);
    const pieces = between.map((text) => Buffer.from(text));
    const kept: Kept = { by, scope, pieces, names: split.filter((_, at) => at % 2 === 1) };
    scope.pieces.set(by, kept);
    this.#kept.add(kept);
    this.#bytes += sizeOf(kept);
    for (const oldest of this.#kept) {
      if (this.#bytes <= this.#maxBytes || oldest === kept) break;
      this.#drop(oldest);
    }
    return kept;
  }

  #drop(kept: Kept | undefined): void {
    if (kept === undefined) return;
    kept.scope.pieces.delete(kept.by);
    this.#kept.delete(kept);
    this.#bytes -= sizeOf(kept);
  }
}

function placeOf(lines: Lines, by: LineKey): Lines {
  let place = lines;
  for (const text of by) {
    let next = place.next.get(text);
    if (next === undefined) place.next.set(text, (next = { next: new Map() }));
    place = next;
  }
  return place;
}

function sizeOf({ by, pieces }: Kept): number {
  return pieces.reduce((sum, { byteLength }) => sum + byteLength, by.length);
}

function refuseUncopyable(markup: string): void {
  if (markup.includes(OPEN) || markup.includes('"_R_'))
    throw new Error(`WrittenOnce holds another one or a useId: ${markup.slice(0, 200)}`);
}

/** The slots of one document while React writes it. */
class DocumentSlots implements MarkupSlots {
  readonly blank = BLANK;
  readonly #store: MarkupStore;
  readonly #scope: Scope;
  readonly #slots: ((written: string, parts: (string | Piece)[]) => void)[] = [];

  constructor(store: MarkupStore, scope: Scope) {
    this.#store = store;
    this.#scope = scope;
  }

  slot(by: string, blank = ""): { id: number; isKnown: boolean } {
    const known = this.#scope.pieces.get(by)?.pieces;
    const id = this.#add((written, parts) => {
      const filling = escaped(blank);
      for (const [at, piece] of (known ?? this.#store.keep(this.#scope, by, written).pieces).entries())
        if (at === 0) parts.push(piece);
        else parts.push(filling, piece);
    });
    return { id, isKnown: known !== undefined };
  }

  line(by: LineKey, blank: string): string | undefined {
    let place: Lines | undefined = this.#scope.lines;
    for (const text of by) {
      place = place.next.get(text);
      if (place === undefined) return undefined;
    }
    const around = place.line;
    return around && around[0] + escaped(blank) + around[1];
  }

  place(content: string | { by: LineKey; blank: string }): number {
    if (typeof content === "string") return this.#add((_written, parts) => parts.push(content));
    const { by, blank } = content;
    return this.#add((written, parts) => {
      const [before, after] = this.#store.keepLine(this.#scope, by, written);
      parts.push(before + escaped(blank) + after);
    });
  }

  frame(by: string, fillings: readonly string[]): { id: number; isKnown: boolean } {
    const known = this.#scope.pieces.get(by)?.pieces;
    const id = this.#add((written, parts) => {
      const pieces = known ?? this.#store.keep(this.#scope, by, written).pieces;
      if (pieces.length !== fillings.length + 1)
        throw new Error(`a written frame needs a blank for each list: ${by}`);
      for (const [at, piece] of pieces.entries()) {
        parts.push(piece);
        const filling = fillings[at];
        if (filling !== undefined) parts.push(filling);
      }
    });
    return { id, isKnown: known !== undefined };
  }

  around(by: string, texts: NamedTexts): { id: number; isKnown: boolean } {
    const known = this.#scope.pieces.get(by);
    const id = this.#add((written, parts) => {
      const { pieces, names } = known ?? this.#store.keep(this.#scope, by, written);
      for (const [at, piece] of pieces.entries()) {
        parts.push(piece);
        const text = texts[names[at] ?? ""];
        if (text !== undefined) parts.push(escaped(text));
      }
    });
    return { id, isKnown: known !== undefined };
  }

  blankOf(name: string): string {
    return `${BLANK}_${name}_`;
  }

  list(pieces: readonly WrittenPiece[]): number | undefined {
    const known: (readonly Piece[])[] = [];
    for (const { by } of pieces) {
      const found = this.#scope.pieces.get(by);
      if (found === undefined) return undefined;
      known.push(found.pieces);
    }
    return this.#add((_written, parts) => {
      for (const [index, between] of known.entries()) {
        const filling = escaped(pieces[index]?.blank ?? "");
        for (const [at, piece] of between.entries())
          if (at === 0) parts.push(piece);
          else parts.push(filling, piece);
      }
    });
  }

  #add(slot: (written: string, parts: (string | Piece)[]) => void): number {
    return this.#slots.push(slot) - 1;
  }

  /** Puts the pieces where their slots are, and keeps those that React has just written. */
  fill(markup: string, parts: (string | Piece)[]): void {
    let from = 0;
    for (let at = markup.indexOf(OPEN); at !== -1; at = markup.indexOf(OPEN, from)) {
      if (at > from) parts.push(markup.slice(from, at));
      const quote = markup.indexOf('"', at + OPEN.length);
      const close = markup.indexOf(CLOSE, quote);
      const slot = this.#slots[Number(markup.slice(at + OPEN.length, quote))];
      if (slot === undefined) throw new Error("a document has a slot that nobody opened");
      slot(markup.slice(quote + 2, close), parts);
      from = close + CLOSE.length;
    }
    if (from < markup.length) parts.push(markup.slice(from));
  }
}

const NEEDS_ESCAPE = /[&<>"']/;

/** For texts and for attributes. */
function escaped(text: string): string {
  if (!NEEDS_ESCAPE.test(text)) return text;
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");
}
