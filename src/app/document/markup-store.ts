import { createHash } from "node:crypto";
import { SLOT_ELEMENT, type MarkupSlots } from "#platform/browser/written-once.tsx";

/** Markup that does not change any more. */
export interface Piece {
  readonly bytes: Uint8Array;
  /** Stands for the bytes in an ETag. */
  readonly digest: string;
}

/** A document as it is sent, in parts that follow each other. */
export type DocumentParts = readonly (string | Piece)[];

const OPEN = `<${SLOT_ELEMENT} id="`;
const CLOSE = `</${SLOT_ELEMENT}>`;

/**
 * What `WrittenOnce` has written, for all retailers of the process. Nothing is ever out of date, because a key
 * names everything its markup depends on; what is not asked for any more falls out when the room is used up.
 */
export class MarkupStore {
  readonly #pieces = new Map<string, Piece>();
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

  /** @throws Error when the markup could not be copied into another document */
  keep(key: string, markup: string): Piece {
    if (markup.includes(OPEN) || markup.includes('"_R_'))
      throw new Error(`WrittenOnce holds another one or a useId: ${markup.slice(0, 200)}`);
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

/** The slots of one document while React writes it. */
export class DocumentSlots implements MarkupSlots {
  readonly #store: MarkupStore;
  readonly #scope: string;
  readonly #keys: string[] = [];
  readonly #known: (Piece | undefined)[] = [];

  constructor(store: MarkupStore, scope: string) {
    this.#store = store;
    this.#scope = scope;
  }

  slot(by: string): { id: number; isKnown: boolean } {
    const key = this.#scope + by;
    const known = this.#store.find(key);
    this.#known.push(known);
    return { id: this.#keys.push(key) - 1, isKnown: known !== undefined };
  }

  /** Puts the pieces where their slots are, and keeps those that React has just written. */
  fill(markup: string, parts: (string | Piece)[]): void {
    let from = 0;
    for (let at = markup.indexOf(OPEN); at !== -1; at = markup.indexOf(OPEN, from)) {
      if (at > from) parts.push(markup.slice(from, at));
      const quote = markup.indexOf('"', at + OPEN.length);
      const id = Number(markup.slice(at + OPEN.length, quote));
      const close = markup.indexOf(CLOSE, quote);
      const piece = this.#known[id] ?? this.#store.keep(this.#keys[id] ?? "", markup.slice(quote + 2, close));
      parts.push(piece);
      from = close + CLOSE.length;
    }
    if (from < markup.length) parts.push(markup.slice(from));
  }
}
