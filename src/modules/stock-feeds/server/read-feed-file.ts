import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { ENCODING_NAMES, EncodingProbe, type TextEncoding } from "../domain/text-encoding.ts";
import { splitJsonObjects } from "./split-json-objects.ts";
import { splitSeparatedRows, type FileEnd } from "./split-separated-rows.ts";

/** One raw row; JSON objects are flattened to the header that the first one shows. */
export interface RawRow {
  /** 1-based position among the rows of the file, header included. */
  readonly number: number;
  readonly cells: readonly string[];
}

export interface FeedFile {
  /** Streams the rows; ends early, without throwing, when the file is cut off. */
  rows(): AsyncGenerator<RawRow>;
  /** Filled while reading: whether the end of the file can be trusted. */
  readonly end: FileEnd;
  /** The name of its encoding; undefined when it has none, and then it has no rows. */
  readonly encoding: string | undefined;
  /** SHA-256 of its bytes. */
  readonly hash: string;
  /** Bytes read so far of the bytes on disk, for a progress bar. */
  progress(): { readonly read: number; readonly total: number };
}

/**
 * Opens a feed: plain or gzip, JSON array or separated values (comma, tab, pipe, semicolon), with or without header,
 * in UTF-8, UTF-16 or Windows-1252. Reads it once to know which; text in any other encoding is not read at all.
 */
export async function openFeedFile(path: string): Promise<FeedFile> {
  const isGzip = await startsWithGzip(path);
  const { hash, size, encoding } = await probe(path, isGzip);
  const end: FileEnd = { reason: size === 0 ? "the file is empty" : undefined, isOpen: false };
  if (encoding === undefined) end.reason = "its text is neither UTF-8 nor UTF-16 nor Windows-1252";
  let read = 0;
  const rows = () => {
    const bytes = plainBytes(path, isGzip, (count) => (read += count));
    return encoding === undefined ? none() : readRows(bytes, encoding, end);
  };
  return {
    rows,
    end,
    hash,
    encoding: encoding && ENCODING_NAMES[encoding],
    progress: () => ({ read, total: size }),
  };
}

async function* none(): AsyncGenerator<RawRow> {
  // A file that cannot be read has no rows.
}

async function startsWithGzip(path: string): Promise<boolean> {
  const handle = await open(path);
  const head = Buffer.alloc(2);
  await handle.read(head, 0, 2, 0);
  await handle.close();
  return head[0] === 0x1f && head[1] === 0x8b;
}

function plainBytes(path: string, isGzip: boolean, onRead: (bytes: number) => void): Readable {
  const raw = createReadStream(path, { highWaterMark: 1 << 18 });
  raw.on("data", (chunk) => onRead(chunk.length));
  if (!isGzip) return raw;
  const plain = createGunzip();
  raw.on("error", (error) => plain.destroy(error));
  return raw.pipe(plain);
}

/** One look at every byte; a broken archive counts as what could be read of it. */
async function probe(path: string, isGzip: boolean) {
  const digest = createHash("sha256");
  let size = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 }) as AsyncIterable<Buffer>) {
    digest.update(chunk);
    size += chunk.length;
  }
  const found = new EncodingProbe();
  try {
    for await (const chunk of plainBytes(path, isGzip, () => undefined) as AsyncIterable<Buffer>)
      found.push(chunk);
  } catch (error) {
    // The reader meets the same end and says so; anything else than a broken archive is no such end.
    if (!isGzip) throw error;
  }
  return { hash: digest.digest("base64url"), size, encoding: found.verdict() };
}

async function* readRows(stream: Readable, encoding: TextEncoding, end: FileEnd): AsyncGenerator<RawRow> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const text = decode(chunks, encoding, end);
  const first = await text.next();
  if (first.done) {
    end.reason ??= "the file is empty";
    return;
  }
  const all = prepend(first.value, text);
  if (first.value.trimStart().startsWith("[")) yield* jsonRows(all, end);
  else yield* separatedRows(first.value, all, end);
}

/** Text chunks without a byte-order mark; a broken archive ends the text and is noted. */
async function* decode(
  chunks: AsyncIterator<Buffer>,
  encoding: TextEncoding,
  end: FileEnd,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  try {
    for (;;) {
      const next = await chunks.next();
      if (next.done) break;
      // PostgreSQL text cannot hold NUL, and no feed means one.
      const text = decoder.decode(next.value, { stream: true }).replaceAll("\0", "");
      if (text !== "") yield text;
    }
  } catch (error) {
    end.reason ??= `the file cannot be read to its end (${(error as { code?: string }).code ?? "read error"})`;
  }
}

async function* prepend(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

async function* separatedRows(
  head: string,
  text: AsyncGenerator<string>,
  end: FileEnd,
): AsyncGenerator<RawRow> {
  let number = 0;
  for await (const cells of splitSeparatedRows(text, delimiterOf(head), end)) {
    number += 1;
    yield { number, cells };
  }
}

/** The separator that the first line holds most of. */
function delimiterOf(head: string): string {
  const line = head.slice(0, head.search(/[\r\n]|$/));
  const counts = [",", "\t", "|", ";"].map((mark) => ({ mark, count: line.split(mark).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}

async function* jsonRows(text: AsyncGenerator<string>, end: FileEnd): AsyncGenerator<RawRow> {
  let header: readonly string[] | undefined;
  let number = 1;
  for await (const piece of splitJsonObjects(text, end)) {
    const object = parseObject(piece);
    if (header === undefined) {
      header = Object.keys(object ?? {});
      yield { number: 1, cells: header };
    }
    number += 1;
    yield { number, cells: object === undefined ? [] : header.map((name) => cellText(object[name])) };
  }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    // The caller sees a row without columns and refuses it with that reason.
    return undefined;
  }
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value.replaceAll("\0", "");
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return JSON.stringify(value);
}
