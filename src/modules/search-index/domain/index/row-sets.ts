import { bitCount } from "./bit-count.ts";

/** Threads that may ask at the same time, the one that writes included: each has a set of its own for its question. */
export const MOST_READERS = 5;
/** Sets of this many words and more are counted by vector instructions; below, starting them costs more. */
const VECTORS_FROM = 512;
const PAGE_BYTES = 65_536;
/** Measured: a word costs 0.1 to 0.4 ns where all are looked at, 2 to 3 where they are picked out. */
const ALL_WORDS = 0.3;
const FEW_WORDS = 2.5;
/** Room is made for this many sets at a time. */
const MORE_SETS = 32;

/**
 * `c(a, b, end)`: bits that two sets of a memory have in common, 128 at a time; addresses in bytes, at least one
 * vector. Written by hand: load both, and, popcount of bytes, add in pairs twice, add to four sums.
 */
const COUNT_COMMON = [
  "0061736d 01000000 01080160037f7f7f017f 020b0101 6d016d020301808004 03020100 0705010163 0000",
  "0a4e014c 01017b 0340 2003 2000fd000400 2001fd000400 fd4e fd62 fd7d fd7f fdae01 2103",
  "20014110 6a2101 20004110 6a2200 200249 0d00 0b",
  "2003fd1b00 2003fd1b01 6a 2003fd1b02 6a 2003fd1b03 6a 0b",
].join("");
/** The most pages of such a memory: what the code above imports. */
const MOST_PAGES = 65_536;
let compiled: WebAssembly.Module | undefined;

type CountCommon = (a: number, b: number, end: number) => number;

/** Rows as bits, a word for each block of 32. */
export interface Marked {
  readonly marks: Uint32Array;
  readonly rows: number;
  /** How many of the words have a mark. */
  readonly words: number;
}

/** The first `blocks` words of `marks`. */
export function markedIn(marks: Uint32Array, blocks: number): Marked {
  let rows = 0;
  let words = 0;
  for (let block = 0; block < blocks; block += 1) {
    const mask = marks[block] as number;
    rows += bitCount(mask);
    words += mask === 0 ? 0 : 1;
  }
  return { marks, rows, words };
}

function isSparse({ words }: Marked, blocks: number): boolean {
  return words * FEW_WORDS < blocks * ALL_WORDS;
}

/** Nanoseconds to count the marked rows in one set. */
export function costOfSet({ words }: Marked, blocks: number): number {
  return Math.min(words * FEW_WORDS, blocks * ALL_WORDS);
}

/** Sets that threads share. */
export interface SharedSets {
  readonly memory: WebAssembly.Memory;
  readonly stride: number;
  readonly sets: number;
}

/**
 * Bitsets over rows, side by side, one for each number from 1 on. Set 0 holds the rows of a question; other threads that
 * read the same memory note theirs after the last set.
 */
export class RowSets {
  /** Words of one set, a multiple of four. */
  stride = 32;
  words: Uint32Array = new Uint32Array(this.stride * MORE_SETS);
  #sets = MORE_SETS;
  #reader = 0;
  #memory: WebAssembly.Memory | undefined;
  #common: CountCommon | undefined;

  /** The sets that another thread writes. @param reader which thread asks, from 1 to below `MOST_READERS` */
  static ofOther({ memory, stride, sets }: SharedSets, reader: number): RowSets {
    const others = new RowSets();
    others.stride = stride;
    others.#sets = sets;
    others.#reader = reader;
    others.#use(memory);
    return others;
  }

  /** What other threads need to read these; undefined while there are too few rows to be worth it. */
  get shared(): SharedSets | undefined {
    return this.#memory && { memory: this.#memory, stride: this.stride, sets: this.#sets };
  }

  /** Makes room for rows below `rows` and sets below `count`. */
  reserve(rows: number, count: number): void {
    const stride = Math.max(this.stride, ((rows >>> 5) + 4) & ~3);
    const sets = Math.max(this.#sets, Math.ceil(count / MORE_SETS) * MORE_SETS);
    if (stride === this.stride && sets === this.#sets) return;
    const { words, stride: before } = this;
    this.#allocate(stride, sets);
    for (let set = 0; set < this.#sets; set += 1) {
      this.words.set(words.subarray(set * before, set * before + before), set * stride);
    }
    this.stride = stride;
    this.#sets = sets;
  }

  add(set: number, row: number): void {
    const at = set * this.stride + (row >>> 5);
    this.words[at] = (this.words[at] as number) | (1 << (row & 31));
  }

  remove(set: number, row: number): void {
    const at = set * this.stride + (row >>> 5);
    this.words[at] = (this.words[at] as number) & ~(1 << (row & 31));
  }

  /**
   * Marked rows in common with the sets `first + step`, `first + 2 * step` and so on, by their place in this list; the first
   * place is left alone.
   */
  countCommon(
    counts: Uint32Array,
    marked: Marked,
    { first, step, blocks }: { readonly first: number; readonly step: number; readonly blocks: number },
  ): void {
    const count = isSparse(marked, blocks) ? this.#fewWords(marked, blocks) : this.#allWords(marked, blocks);
    for (let place = 1; place < counts.length; place += 1)
      counts[place] = count((first + place * step) * this.stride);
  }

  /** Looks only at the words with a mark. */
  #fewWords({ marks, words: marked }: Marked, blocks: number): (at: number) => number {
    const { words } = this;
    const places = new Uint32Array(marked);
    let found = 0;
    for (let block = 0; block < blocks; block += 1) if (marks[block] !== 0) places[found++] = block;
    return (at) => {
      let total = 0;
      for (let place = 0; place < found; place += 1) {
        const block = places[place] as number;
        total += bitCount((marks[block] as number) & (words[at + block] as number));
      }
      return total;
    };
  }

  #allWords({ marks }: Marked, blocks: number): (at: number) => number {
    const { words, stride } = this;
    const common = this.#common;
    if (common === undefined) return (at) => countCommon(marks, words.subarray(at, at + blocks), blocks);
    const from = this.#questionAt;
    const question = words.subarray(from, from + stride);
    question.set(marks.subarray(0, blocks));
    question.fill(0, blocks);
    const end = (from + ((blocks + 3) & ~3)) * 4;
    return (at) => common(from * 4, at * 4, end);
  }

  get #questionAt(): number {
    return this.#reader === 0 ? 0 : (this.#sets + this.#reader - 1) * this.stride;
  }

  #allocate(stride: number, sets: number): void {
    if (stride < VECTORS_FROM) {
      this.words = new Uint32Array(stride * sets);
      return;
    }
    const bytes = stride * (sets + MOST_READERS - 1) * 4;
    const initial = Math.ceil(bytes / PAGE_BYTES);
    this.#use(new WebAssembly.Memory({ initial, maximum: MOST_PAGES, shared: true }));
  }

  #use(memory: WebAssembly.Memory): void {
    compiled ??= new WebAssembly.Module(bytesOf(COUNT_COMMON));
    this.#memory = memory;
    this.#common = new WebAssembly.Instance(compiled, { m: { m: memory } }).exports["c"] as CountCommon;
    this.words = new Uint32Array(memory.buffer);
  }
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/[0-9a-f]{2}/g) ?? [], (byte) => Number.parseInt(byte, 16));
}

/**
 * Bits set in both sets. Three words are added bitwise before they are counted (a carry-save adder), which
 * halves the work of counting word by word.
 */
export function countCommon(left: Uint32Array, right: Uint32Array, words: number): number {
  let total = 0;
  let at = 0;
  for (; at + 2 < words; at += 3) {
    const a = (left[at] as number) & (right[at] as number);
    const b = (left[at + 1] as number) & (right[at + 1] as number);
    const c = (left[at + 2] as number) & (right[at + 2] as number);
    const ones = a ^ b ^ c;
    const twos = (a & b) | (c & (a ^ b));
    let one = ones - ((ones >>> 1) & 0x55555555);
    let two = twos - ((twos >>> 1) & 0x55555555);
    one = (one & 0x33333333) + ((one >>> 2) & 0x33333333);
    two = (two & 0x33333333) + ((two >>> 2) & 0x33333333);
    const sum = one + two + two;
    total += Math.imul((sum & 0x0f0f0f0f) + ((sum >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
  }
  for (; at < words; at += 1) {
    let word = (left[at] as number) & (right[at] as number);
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    total += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return total;
}
