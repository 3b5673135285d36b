import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { identifierKey } from "../words/keyword-words.ts";

type Identified = Pick<VehicleCardView, "vin" | "stockNumber">;

/** Entries of one row: its VIN and its stock number. */
const ENTRIES = 2;
const NAMES = ["vin", "stockNumber"] as const;
type Name = (typeof NAMES)[number];

/**
 * Rows by VIN and by stock number. A table of hashes with the entries of one place as a list, because the texts stand in
 * the cards already: 24 bytes a vehicle.
 */
export class Identifiers {
  /** The first entry of each place plus one; 0 for none. A power of two. */
  #firsts = new Uint32Array(1024);
  /** The entry after this one in its place plus one. */
  #nexts = new Uint32Array(1024);
  #hashes = new Uint32Array(1024);
  #count = 0;
  readonly #cardOf: (row: number) => Identified;

  constructor(cardOf: (row: number) => Identified) {
    this.#cardOf = cardOf;
  }

  /** Rows whose VIN or stock number is exactly this `identifierKey`, each once, by row. */
  rowsOf(identifier: string): number[] {
    const hash = hashOf(identifier);
    if (hash === null) return [];
    const rows = new Set<number>();
    for (let at = this.#firsts[this.#placeOf(hash)] as number; at !== 0; at = this.#nexts[at - 1] as number) {
      const entry = at - 1;
      if (this.#hashes[entry] !== hash) continue;
      const row = Math.floor(entry / ENTRIES);
      const text = this.#cardOf(row)[NAMES[entry % ENTRIES] as Name];
      if (identifierKey(text ?? "") === identifier) rows.add(row);
    }
    return [...rows].toSorted((a, b) => a - b);
  }

  learn(row: number, card: Identified): void {
    for (let at = 0; at < ENTRIES; at += 1) {
      const hash = hashOf(card[NAMES[at] as Name] ?? "");
      if (hash !== null) this.#add(row * ENTRIES + at, hash);
    }
  }

  /** @param card as it was learned */
  forget(row: number, card: Identified): void {
    for (let at = 0; at < ENTRIES; at += 1)
      if (hashOf(card[NAMES[at] as Name] ?? "") !== null) this.#remove(row * ENTRIES + at);
  }

  #placeOf(hash: number): number {
    return hash & (this.#firsts.length - 1);
  }

  #add(entry: number, hash: number): void {
    if (entry >= this.#nexts.length) {
      this.#nexts = grown(this.#nexts, entry);
      this.#hashes = grown(this.#hashes, entry);
    }
    this.#count += 1;
    this.#hashes[entry] = hash;
    if (this.#count > this.#firsts.length) this.#spread();
    const place = this.#placeOf(hash);
    this.#nexts[entry] = this.#firsts[place] as number;
    this.#firsts[place] = entry + 1;
  }

  #remove(entry: number): void {
    const place = this.#placeOf(this.#hashes[entry] as number);
    const next = this.#nexts[entry] as number;
    this.#count -= 1;
    if (this.#firsts[place] === entry + 1) {
      this.#firsts[place] = next;
      return;
    }
    let at = this.#firsts[place] as number;
    while (this.#nexts[at - 1] !== entry + 1) at = this.#nexts[at - 1] as number;
    this.#nexts[at - 1] = next;
  }

  /** Twice as many places. */
  #spread(): void {
    const before = this.#firsts;
    this.#firsts = new Uint32Array(before.length * 2);
    for (const first of before) {
      for (let at = first; at !== 0;) {
        const next = this.#nexts[at - 1] as number;
        const place = this.#placeOf(this.#hashes[at - 1] as number);
        this.#nexts[at - 1] = this.#firsts[place] as number;
        this.#firsts[place] = at;
        at = next;
      }
    }
  }
}

function grown(entries: Uint32Array, entry: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(entry + 1, Math.ceil(entries.length * 1.5)));
  larger.set(entries);
  return larger;
}

/** Of `identifierKey` of this text, without making it; null where nothing is left of it. */
function hashOf(text: string): number | null {
  let hash = 0x811c_9dc5;
  let isEmpty = true;
  for (let at = 0; at < text.length; at += 1) {
    let code = text.charCodeAt(at);
    // Letters of other alphabets may have small ones among ours.
    if (code > 0x7f) return hashOf(identifierKey(text));
    if (code >= 0x41 && code <= 0x5a) code += 0x20;
    const isKept = (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
    if (!isKept) continue;
    isEmpty = false;
    hash = Math.imul(hash ^ code, 0x0100_0193);
  }
  // The low bits decide about the place.
  return isEmpty ? null : (hash ^ (hash >>> 15)) >>> 0;
}
