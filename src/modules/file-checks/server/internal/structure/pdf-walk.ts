import { promisify } from "node:util";
import { inflate } from "node:zlib";
import type { FileRefusal } from "../../../domain/file-rules.ts";
import { checkLinks } from "./pdf-links.ts";
import { findSignature } from "../../signatures.ts";
import type { StructureWalk } from "./structure-walk.ts";

const unpack = promisify(inflate);

/** A scan of a contract has fewer; one with more is a book. */
const MAX_PAGES = 50;
/** Most unpacked bytes that are looked at, so that a small file cannot fill the memory. */
const MAX_UNPACKED = 32 * 1024 * 1024;

/** Programs, started programs, films, files inside and outside, forms that are programs, sending to somebody else. */
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|XFA|RichMedia|Rendition|Movie|Sound|GoToE|GoToR|ImportData|SubmitForm)(?![A-Za-z0-9_.-])/;

/**
 * Reads a PDF's objects, also those packed into object streams. PDFs are small (DOC-08), so the whole file is held.
 * Refused: no end, encryption, programs, files inside, another file appended, too many pages.
 */
export class PdfWalk implements StructureWalk {
  private readonly chunks: Uint8Array[] = [];

  take(chunk: Uint8Array): number {
    this.chunks.push(chunk);
    return chunk.length;
  }

  async end(): Promise<FileRefusal | null> {
    const bytes = Buffer.concat(this.chunks);
    const text = bytes.toString("latin1");
    return checkEnd(text) ?? checkObjects(bytes, text);
  }
}

function checkEnd(text: string): FileRefusal | null {
  const at = text.lastIndexOf("%%EOF");
  if (at < 0) return "content";
  // A ZIP is read from its end: one that hides behind a PDF shows its directory there.
  if (text.slice(-70_000).includes("PK\x05\x06")) return "unsafe";
  return text
    .slice(at + 5)
    .replaceAll("\0", "")
    .trim() === ""
    ? null
    : "unsafe";
}

async function checkObjects(bytes: Buffer, text: string): Promise<FileRefusal | null> {
  const { plain, streams } = splitStreams(text);
  const parts = [plain];
  let left = MAX_UNPACKED;
  for (const { dictionary, from, to } of streams) {
    // An object that only a reader following the cross-reference table would find.
    if (/\d\s+\d+\s+obj\b/.test(text.slice(from, to))) return "unsafe";
    if (!isPacked(dictionary)) continue;
    const unpacked = await unpackStream(bytes.subarray(from, to), left);
    const isObjects = /\/Type\s*\/ObjStm\b/.test(dictionary);
    if (unpacked === undefined) {
      if (isObjects) return "content";
      continue;
    }
    left -= unpacked.length;
    if (left <= 0) return "unsafe";
    if (findSignature(unpacked) !== null) return "unsafe";
    if (isObjects) parts.push(withoutEscapes(unpacked.toString("latin1")));
  }
  return checkNames(parts.join("\n"));
}

function checkNames(objects: string): FileRefusal | null {
  if (/\/Encrypt(?![A-Za-z])/.test(objects)) return "locked";
  if (ACTIVE.test(objects)) return "unsafe";
  const links = checkLinks(objects);
  if (links !== null) return links;
  const pages = objects.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0;
  return pages > MAX_PAGES ? "too-many-pages" : null;
}

interface Stream {
  readonly dictionary: string;
  readonly from: number;
  readonly to: number;
}

/** Everything outside of streams, with names unescaped, and where the streams are. */
function splitStreams(text: string): { plain: string; streams: readonly Stream[] } {
  const opening = /(?<!end)stream(?:\r\n|\n|\r)/g;
  const plain: string[] = [];
  const streams: Stream[] = [];
  let at = 0;
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const from = match.index + match[0].length;
    const end = text.indexOf("endstream", from);
    if (end < 0) break;
    const before = text.slice(at, match.index);
    plain.push(before);
    streams.push({ dictionary: withoutEscapes(before.slice(before.lastIndexOf("obj"))), from, to: end });
    at = end;
    opening.lastIndex = end;
  }
  plain.push(text.slice(at));
  return { plain: withoutEscapes(plain.join("\n")), streams };
}

const isPacked = (dictionary: string): boolean =>
  /\/(?:FlateDecode|Fl)\b/.test(dictionary) || /\/ObjStm\b/.test(dictionary);

/** Names may be spelled with #xx to look like something else. */
function withoutEscapes(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

async function unpackStream(bytes: Buffer, most: number): Promise<Buffer | undefined> {
  try {
    return await unpack(bytes, { maxOutputLength: most + 1 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") return Buffer.alloc(most + 1);
    // Not packed the way it says; viewers show nothing of it either.
    return undefined;
  }
}
