import { createHash, randomUUID } from "node:crypto";
import { SLOT_ELEMENT, type MarkupSlots } from "#platform/browser/written-once.tsx";

/** Markup that does not change any more. */
export interface Piece {
  readonly bytes: Uint8Array;
  /** Stands for the bytes in an ETag. */
  readonly digest: string;
}

/** Markup of a line before and after its blank. */
type Line = readonly [before: string, after: string];

/** A document as it is sent, in parts that follow each other. */
export type DocumentParts = readonly (string | Piece)[];

const OPEN = `<${SLOT_ELEMENT} id="`;
const CLOSE = `</${SLOT_ELEMENT}>`;
const BLANK = randomUUID();
/** All are dropped when there are more, which costs a few slower pages. */
const MOST_LINES = 20_000;

/**
 * What `WrittenOnce` has written, for all retailers of the process. Nothing is ever out of date, because a key
 * names everything its markup depends on; what is not asked for any more falls out when the room is used up.
 */
export class MarkupStore {
  readonly #pieces = new Map<string, Piece>();
  readonly #lines = new Map<string, Line>();
  readonly #scopes = new WeakMap<object, number>();
  readonly #maxBytes: number;
  #scopeCount = 0;
  #bytes = 0;

  constructor(maxBytes = 48 * 1024 * 1024) {
    this.#maxBytes = maxBytes;
  }

  /** @param retailer the configuration: another one, or a changed one, shares nothing */
  openDocument(retailer: object): DocumentSlots {
    let scope = this.#scopes.get(retailer);
    if (scope === undefined) {
      scope = this.#scopeCount += 1;
      this.#scopes.set(retailer, scope);
    }
    return new DocumentSlots(this, `${scope} `);
  }

  find(key: string): Piece | undefined {
    return this.#pieces.get(key);
  }

  findLine(key: string): Line | undefined {
    return this.#lines.get(key);
  }

  /** @throws Error when the markup could not be copied into another document, or has no blank */
  keepLine(key: string, markup: string): Line {
    refuseUncopyable(markup);
    const [before, after, more] = markup.split(BLANK);
    if (before === undefined || after === undefined || more !== undefined)
      throw new Error(`a written line needs one blank: ${markup.slice(0, 200)}`);
    const line = [before, after] as const;
    if (this.#lines.size >= MOST_LINES) this.#lines.clear();
    this.#lines.set(key, line);
    return line;
  }

  /** @throws Error when the markup could not be copied into another document */
  keep(key: string, markup: string): Piece {
    refuseUncopyable(markup);
    const bytes = Buffer.from(markup);
    const digest = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
    const piece = { bytes, digest };
    this.#pieces.set(key, piece);
    this.#bytes += bytes.byteLength + key.length;
    for (const [oldest, { bytes: old }] of this.#pieces) {
      if (this.#bytes <= this.#maxBytes || oldest === key) break;
      this.#pieces.delete(oldest);
      this.#bytes -= old.byteLength + oldest.length;
    }
    return piece;
  }
}

function refuseUncopyable(markup: string): void {
  if (markup.includes(OPEN) || markup.includes('"_R_'))
    throw new Error(`WrittenOnce holds another one or a useId: ${markup.slice(0, 200)}`);
}

/** The slots of one document while React writes it. */
export class DocumentSlots implements MarkupSlots {
  readonly blank = BLANK;
  readonly #store: MarkupStore;
  readonly #scope: string;
  readonly #slots: ((written: string) => string | Piece)[] = [];

  constructor(store: MarkupStore, scope: string) {
    this.#store = store;
    this.#scope = scope;
  }

  slot(by: string): { id: number; isKnown: boolean } {
    const key = this.#scope + by;
    const known = this.#store.find(key);
    const id = this.#add((written) => known ?? this.#store.keep(key, written));
    return { id, isKnown: known !== undefined };
  }

  line(by: string, blank: string): string | undefined {
    const around = this.#store.findLine(this.#scope + by);
    return around && around[0] + escaped(blank) + around[1];
  }

  place(content: string | { by: string; blank: string }): number {
    if (typeof content === "string") return this.#add(() => content);
    const { by, blank } = content;
    return this.#add((written) => {
      const [before, after] = this.#store.keepLine(this.#scope + by, written);
      return before + escaped(blank) + after;
    });
  }

  #add(slot: (written: string) => string | Piece): number {
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
      parts.push(slot(markup.slice(quote + 2, close)));
      from = close + CLOSE.length;
    }
    if (from < markup.length) parts.push(markup.slice(from));
  }
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
