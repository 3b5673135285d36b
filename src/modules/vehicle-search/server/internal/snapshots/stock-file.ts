import { randomUUID } from "node:crypto";
import { open, readFile, rename, rm, type FileHandle } from "node:fs/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import { crc32 } from "node:zlib";
import type { Column } from "#modules/search-index/domain/index/index-state.ts";
import type { Packed, Part } from "./packed-tree.ts";

/** Why a file cannot be used; the stock is read from the table then. */
export class UnusableStockFile extends Error {}

const KINDS = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array } as const;
type Kind = keyof typeof KINDS | "lines";

interface Footer {
  readonly head: unknown;
  readonly place: Packed["place"];
  readonly parts: readonly { readonly kind: Kind; readonly from: number; readonly bytes: number }[];
}

/** How names end of files that are being written. */
export const UNFINISHED = ".part";
const MAGIC = Buffer.from("FCSTOCK1");
/** Length of the footer and checksum of all before it. */
const TAIL_BYTES = 8;
/** Values of a list in one line, and bytes of a column at a time: about a millisecond of work. */
const LINE_VALUES = 4_000;
const SLICE_BYTES = 1024 * 1024;

/**
 * Parts, a footer that describes them, and a checksum. Written beside the file and put into its place when it is
 * complete, so that nobody ever reads half of one.
 */
export async function writeStockFile(
  file: string,
  { head, packed, signal }: { head: unknown; packed: Packed; signal: AbortSignal },
): Promise<void> {
  // Processes in two containers may have the same number.
  const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
  const handle = await open(unfinished, "w", 0o600);
  try {
    await writeAll(handle, { head, packed, signal });
    await handle.close();
    await rename(unfinished, file);
  } catch (error) {
    await handle.close();
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeAll(
  handle: FileHandle,
  { head, packed, signal }: { head: unknown; packed: Packed; signal: AbortSignal },
): Promise<void> {
  let [at, checksum] = [0, 0];
  const write = async (bytes: Uint8Array): Promise<void> => {
    checksum = crc32(bytes, checksum);
    at += bytes.byteLength;
    await handle.writeFile(bytes);
    await nextTurn();
    signal.throwIfAborted();
  };
  await write(MAGIC);
  const parts: { kind: Kind; from: number; bytes: number }[] = [];
  for (const part of packed.parts) {
    const from = at;
    for (const bytes of bytesOf(part)) await write(bytes);
    parts.push({ kind: kindOf(part), from, bytes: at - from });
  }
  const footer = Buffer.from(JSON.stringify({ head, place: packed.place, parts } satisfies Footer));
  await write(footer);
  const tail = Buffer.alloc(TAIL_BYTES);
  tail.writeUInt32LE(footer.byteLength, 0);
  tail.writeUInt32LE(checksum, 4);
  await handle.writeFile(tail);
}

const isColumn = (part: Part): part is Column => ArrayBuffer.isView(part);

function kindOf(part: Part): Kind {
  return isColumn(part) ? (part.constructor.name as Kind) : "lines";
}

function* bytesOf(part: Part): Generator<Uint8Array> {
  if (isColumn(part)) {
    const all = new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
    for (let at = 0; at < all.length; at += SLICE_BYTES) yield all.subarray(at, at + SLICE_BYTES);
    return;
  }
  for (let at = 0; at < part.length; at += LINE_VALUES)
    yield Buffer.from(`${JSON.stringify(part.slice(at, at + LINE_VALUES))}\n`);
}

/**
 * What was written; parts are copies.
 * @param refusalOf why the rest is not worth reading, by its head
 * @returns undefined where there is no file
 * @throws UnusableStockFile when it is torn, of something else, or not wanted
 */
export async function readStockFile<Head>(
  file: string,
  refusalOf: (head: Head) => string | undefined,
): Promise<{ readonly head: Head; readonly packed: Packed } | undefined> {
  const all = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (all === undefined) return undefined;
  const end = await checkedEnd(all);
  const footer = JSON.parse(all.toString("utf8", end.footer, end.tail)) as Footer;
  const refusal = refusalOf(footer.head as Head);
  if (refusal !== undefined) throw new UnusableStockFile(refusal);
  const parts: Part[] = [];
  for (const part of footer.parts) parts.push(await partOf(all, part));
  return { head: footer.head as Head, packed: { place: footer.place, parts } };
}

/** Where footer and tail begin in a file that is whole. */
async function checkedEnd(all: Buffer): Promise<{ footer: number; tail: number }> {
  if (!all.subarray(0, MAGIC.length).equals(MAGIC)) throw new UnusableStockFile("of another format");
  const tail = all.length - TAIL_BYTES;
  if (tail < MAGIC.length) throw new UnusableStockFile("cut off");
  let checksum = 0;
  for (let at = 0; at < tail; at += SLICE_BYTES) {
    checksum = crc32(all.subarray(at, Math.min(tail, at + SLICE_BYTES)), checksum);
    if (at > 0) await nextTurn();
  }
  if (checksum !== all.readUInt32LE(tail + 4)) throw new UnusableStockFile("cut off or damaged");
  return { footer: tail - all.readUInt32LE(tail), tail };
}

async function partOf(all: Buffer, { kind, from, bytes }: Footer["parts"][number]): Promise<Part> {
  if (kind !== "lines") {
    const begin = all.byteOffset + from;
    return new KINDS[kind](all.buffer.slice(begin, begin + bytes) as ArrayBuffer);
  }
  const values: unknown[] = [];
  for (let at = from; at < from + bytes;) {
    const end = all.indexOf("\n", at);
    for (const value of JSON.parse(all.toString("utf8", at, end)) as unknown[]) values.push(value);
    at = end + 1;
    if (at < from + bytes) await nextTurn();
  }
  return values;
}
