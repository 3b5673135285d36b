import { AppError } from "#platform/shared/app-error.ts";
import {
  checkFile,
  type FileFormat,
  type FileRefusal,
  MAX_FILE_BYTES,
  SNIFF_BYTES,
  tooLarge,
} from "../domain/file-rules.ts";
import { refusalMessages } from "../messages.ts";
import { JpegMetadata } from "./internal/metadata/jpeg-metadata.ts";
import { keepsEverything, type MetadataFilter } from "./internal/metadata/metadata-filter.ts";
import { PngMetadata } from "./internal/metadata/png-metadata.ts";
import { JpegWalk } from "./internal/structure/jpeg-walk.ts";
import { PdfWalk } from "./internal/structure/pdf-walk.ts";
import { PngWalk } from "./internal/structure/png-walk.ts";
import { signatureSearch } from "./signatures.ts";
import type { StructureWalk } from "./internal/structure/structure-walk.ts";

/** A file as it arrives. */
interface ArrivingFile {
  readonly fileName: string;
  readonly format: FileFormat;
  readonly chunks: AsyncIterable<Uint8Array>;
}

const WALKS: Readonly<Record<FileFormat, () => StructureWalk>> = {
  png: () => new PngWalk(),
  jpg: () => new JpegWalk(),
  pdf: () => new PdfWalk(),
};

const FILTERS: Readonly<Record<FileFormat, () => MetadataFilter>> = {
  png: () => new PngMetadata(),
  jpg: () => new JpegMetadata(),
  pdf: () => keepsEverything,
};

/**
 * Checks a file while it arrives (DOC-08): name, first bytes, size, structure and signatures. Passes on what belongs to
 * the picture or paper, without the notes of cameras and programs (decision 0250).
 * @throws AppError invalid `upload.refused` with the reason, at the first byte that makes it unacceptable
 */
export async function* checkedBytes({ fileName, chunks, format }: ArrivingFile): AsyncGenerator<Uint8Array> {
  const walk = WALKS[format]();
  const filter = FILTERS[format]();
  const search = signatureSearch();
  let received = 0;
  for await (const chunk of withWholeHead(fileName, chunks)) {
    received += chunk.length;
    if (received > MAX_FILE_BYTES[format]) throw refused(tooLarge(format));
    const step = walk.take(chunk);
    if (typeof step === "string") throw refused(step);
    const own = chunk.subarray(0, step);
    if (search(own) !== null) throw refused("unsafe");
    yield* filter.take(own).filter(({ length }) => length > 0);
  }
  const refusal = await walk.end();
  if (refusal !== null) throw refused(refusal);
}

/** Holds the stream back until enough bytes are there to know its content. */
async function* withWholeHead(name: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | null = new Uint8Array(0);
  for await (const chunk of chunks) {
    if (head === null) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < SNIFF_BYTES) continue;
    yield checkedHead(name, head);
    head = null;
  }
  if (head !== null) yield checkedHead(name, head);
}

function checkedHead(name: string, head: Uint8Array): Uint8Array {
  const answer = checkFile({ name, sizeBytes: head.length, head });
  if (answer.kind === "refused") throw refused(answer.reason);
  return head;
}

/** The answer to a file that is not taken. */
export function refused(reason: FileRefusal): AppError {
  return new AppError("invalid", {
    code: "upload.refused",
    message: refusalMessages[reason],
    fields: { documents: refusalMessages[reason] },
  });
}
