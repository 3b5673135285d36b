import pg from "pg";

/** Execute without a limit of rows, and Sync. */
const RUN = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0x53, 0, 0, 0, 4]);
const BIND = 0x42;
const QUERY = 0x51;
/** Of one character of a JavaScript string in UTF-8. */
const MOST_BYTES = 3;

/** How `pg` writes a value; its types leave it out. */
const { prepareValue } = (pg as unknown as { utils: PartsOfPg }).utils;

interface PartsOfPg {
  prepareValue(this: void, value: unknown): Sent;
}

type Sent = Buffer | string | null;

/** What nearly every question fits into; a larger one has bytes of its own. */
const scratch = Buffer.allocUnsafeSlow(64 * 1024);

/**
 * The whole question of a prepared statement (Bind, Execute, Sync), which `pg` writes in three pieces.
 * @param name of a statement that the connection has prepared
 */
export function boundMessage(name: string, values: readonly unknown[]): Buffer {
  const sent = values.map(sentAs);
  const most = mostBytes(sent, name);
  const into = most > scratch.length ? Buffer.allocUnsafeSlow(most) : scratch;
  into[0] = BIND;
  into[5] = 0;
  let at = 6 + into.write(name, 6, "latin1");
  into[at++] = 0;
  at = writeFormats(into, sent, at);
  at = into.writeUInt16BE(sent.length, at);
  for (const value of sent) at = writeValue(into, value, at);
  // All columns of the answer as text.
  at = into.writeUInt16BE(0, at);
  into.writeInt32BE(at - 1, 1);
  at += RUN.copy(into, at);
  const message = into.subarray(0, at);
  return into === scratch ? Buffer.from(message) : message;
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

function sentAs(value: unknown): Sent {
  return typeof value === "string" ? value : prepareValue(value);
}

function mostBytes(sent: readonly Sent[], name: string): number {
  let most = 64 + name.length;
  for (const value of sent)
    most += 8 + (typeof value === "string" ? value.length * MOST_BYTES : (value?.length ?? 0));
  return most;
}

/** None means that all values are text. */
function writeFormats(into: Buffer, sent: readonly Sent[], from: number): number {
  if (!sent.some((value) => Buffer.isBuffer(value))) return into.writeUInt16BE(0, from);
  let at = into.writeUInt16BE(sent.length, from);
  for (const value of sent) at = into.writeUInt16BE(Buffer.isBuffer(value) ? 1 : 0, at);
  return at;
}

function writeValue(into: Buffer, value: Sent, at: number): number {
  if (value === null) return into.writeInt32BE(-1, at);
  const from = at + 4;
  const length = typeof value === "string" ? into.write(value, from, "utf8") : value.copy(into, from);
  into.writeInt32BE(length, at);
  return from + length;
}
