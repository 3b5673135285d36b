import pg from "pg";

/** Execute without a limit of rows, and Sync. */
const RUN = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0x53, 0, 0, 0, 4]);
const BIND = 0x42;
const QUERY = 0x51;
/** Of one character of a JavaScript string in UTF-8. */
const MOST_BYTES = 3;
const LAST_YEAR_OF_FOUR_DIGITS = 9_999;

/** How `pg` writes a value that is not handled here; its types leave it out. */
const { prepareValue } = (pg as unknown as { utils: PartsOfPg }).utils;

interface PartsOfPg {
  prepareValue(this: void, value: unknown): Buffer | string | null;
}

let scratch = Buffer.allocUnsafeSlow(16 * 1024);

/**
 * The whole question of a prepared statement (Bind, Execute, Sync), which `pg` writes in three pieces.
 * @param name of a statement that the connection has prepared
 */
export function boundMessage(name: string, values: readonly unknown[]): Buffer {
  const texts = values.map(textOf);
  makeRoom(texts, name.length);
  let at = 5;
  scratch[at++] = 0;
  at += scratch.write(name, at, "latin1");
  scratch[at++] = 0;
  at = writeFormats(texts, at);
  at = scratch.writeInt16BE(texts.length, at);
  for (const text of texts) at = writeValue(text, at);
  // All columns of the answer as text.
  at = scratch.writeInt16BE(0, at);
  scratch[0] = BIND;
  scratch.writeInt32BE(at - 1, 1);
  at += RUN.copy(scratch, at);
  return Buffer.from(scratch.subarray(0, at));
}

const plain = new Map<string, Buffer>();

/** A question in words, kept: there are few, one for each way to begin or end a transaction of a tenant. */
export function plainMessage(text: string): Buffer {
  return plain.get(text) ?? keptMessage(text);
}

const MOST_KEPT = 1_000;

function keptMessage(text: string): Buffer {
  const bytes = Buffer.from(`\0\0\0\0\0${text}\0`, "utf8");
  bytes[0] = QUERY;
  bytes.writeInt32BE(bytes.length - 1, 1);
  if (plain.size < MOST_KEPT) plain.set(text, bytes);
  return bytes;
}

function textOf(value: unknown): Buffer | string | null {
  if (typeof value === "string") return value;
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return dateText(value);
  return prepareValue(value);
}

/** The same moment as `pg` writes it in local time, which takes longer. */
function dateText(date: Date): Buffer | string | null {
  const year = date.getUTCFullYear();
  return year > 0 && year <= LAST_YEAR_OF_FOUR_DIGITS ? date.toISOString() : prepareValue(date);
}

function makeRoom(texts: readonly (Buffer | string | null)[], nameLength: number): void {
  let most = 64 + nameLength;
  for (const text of texts) most += 8 + (text === null ? 0 : text.length * MOST_BYTES);
  if (most > scratch.length) scratch = Buffer.allocUnsafeSlow(2 * most);
}

/** None means that all values are text. */
function writeFormats(texts: readonly (Buffer | string | null)[], from: number): number {
  if (!texts.some((text) => Buffer.isBuffer(text))) return scratch.writeInt16BE(0, from);
  let at = scratch.writeInt16BE(texts.length, from);
  for (const text of texts) at = scratch.writeInt16BE(Buffer.isBuffer(text) ? 1 : 0, at);
  return at;
}

function writeValue(text: Buffer | string | null, at: number): number {
  if (text === null) return scratch.writeInt32BE(-1, at);
  const from = at + 4;
  const length = typeof text === "string" ? scratch.write(text, from, "utf8") : text.copy(scratch, from);
  scratch.writeInt32BE(length, at);
  return from + length;
}
