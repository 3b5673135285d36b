import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { parse } from "csv-parse";
import { splitJsonObjects } from "./split-json-objects.ts";

/** One raw row; JSON objects are flattened to the header that the first one shows. */
export interface RawRow {
  /** 1-based position among the rows of the file, header included. */
  readonly number: number;
  readonly cells: readonly string[];
}

export interface FeedFile {
  /** Streams the rows; ends early, without throwing, when the file is cut off. */
  rows(): AsyncGenerator<RawRow>;
  /** Filled while reading: why the end of the file cannot be trusted. */
  readonly damage: { reason: string | undefined };
  /** Bytes read so far of the bytes on disk, for a progress bar. */
  progress(): { readonly read: number; readonly total: number };
}

/** Opens a feed: plain or gzip, JSON array or separated values (comma, tab, pipe, semicolon), with or without header. */
export async function openFeedFile(path: string): Promise<FeedFile> {
  const handle = await open(path);
  const head = Buffer.alloc(2);
  const { size } = await handle.stat();
  await handle.read(head, 0, 2, 0);
  await handle.close();
  const isGzip = head[0] === 0x1f && head[1] === 0x8b;
  const damage: FeedFile["damage"] = { reason: size === 0 ? "the file is empty" : undefined };
  let read = 0;
  const source = () => {
    const raw = createReadStream(path, { highWaterMark: 1 << 18 });
    raw.on("data", (chunk) => (read += chunk.length));
    if (!isGzip) return raw;
    const plain = createGunzip();
    raw.on("error", (error) => plain.destroy(error));
    return raw.pipe(plain);
  };
  return { damage, progress: () => ({ read, total: size }), rows: () => readRows(source(), damage) };
}

async function* readRows(stream: Readable, damage: FeedFile["damage"]): AsyncGenerator<RawRow> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const text = decode(chunks, damage);
  const first = await text.next();
  if (first.done) {
    damage.reason ??= "the file is empty";
    return;
  }
  const all = prepend(first.value, text);
  yield* first.value.trimStart().startsWith("[")
    ? jsonRows(all, damage)
    : separatedRows(first.value, all, damage);
}

/** Text chunks without a byte-order mark; a broken archive ends the text and is noted. */
async function* decode(chunks: AsyncIterator<Buffer>, damage: FeedFile["damage"]): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8");
  try {
    for (;;) {
      const next = await chunks.next();
      if (next.done) break;
      // PostgreSQL text cannot hold NUL, and no feed means one.
      const text = decoder.decode(next.value, { stream: true }).replaceAll("\0", "");
      if (text !== "") yield text;
    }
  } catch (error) {
    damage.reason ??= `the file cannot be read to its end (${(error as { code?: string }).code ?? "read error"})`;
  }
}

async function* prepend(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

async function* separatedRows(
  head: string,
  text: AsyncGenerator<string>,
  damage: FeedFile["damage"],
): AsyncGenerator<RawRow> {
  const parser = parse({
    delimiter: delimiterOf(head),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 1 << 20,
  });
  let last = "";
  const feeding = (async () => {
    for await (const chunk of text) {
      last = chunk;
      if (!parser.write(chunk)) await new Promise((resolve) => parser.once("drain", resolve));
    }
    parser.end();
  })().catch((error: unknown) => parser.destroy(error as Error));
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      yield { number, cells };
    }
    if (!/[\r\n]$/.test(last)) damage.reason ??= "the last line has no line end: the file may be cut off";
  } catch (error) {
    damage.reason ??= `the text is broken after row ${number} (${(error as { code?: string }).code ?? "syntax"})`;
  }
  parser.destroy();
  await feeding;
}

/** The separator that the first line holds most of. */
function delimiterOf(head: string): string {
  const line = head.slice(0, head.search(/[\r\n]|$/));
  const counts = [",", "\t", "|", ";"].map((mark) => ({ mark, count: line.split(mark).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}

async function* jsonRows(text: AsyncGenerator<string>, damage: FeedFile["damage"]): AsyncGenerator<RawRow> {
  let header: readonly string[] | undefined;
  let number = 1;
  for await (const piece of splitJsonObjects(text, damage)) {
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
