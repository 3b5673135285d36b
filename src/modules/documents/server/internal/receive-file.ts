import { createHash } from "node:crypto";
import { AppError } from "#platform/shared/app-error.ts";
import {
  checkFile,
  type FileFormat,
  type FileRefusal,
  formatOfName,
  MAX_FILE_BYTES,
  tooLarge,
  SNIFF_BYTES,
} from "../../domain/file-rules.ts";
import { documentsMessages } from "../../messages.ts";
import type { DocumentsContext } from "../documents-context.ts";
import { sealStream } from "./sealed-stream.ts";
import { JpegWalk } from "./structure/jpeg-walk.ts";
import { PdfWalk } from "./structure/pdf-walk.ts";
import { PngWalk } from "./structure/png-walk.ts";
import { signatureSearch } from "./structure/signatures.ts";
import type { StructureWalk } from "./structure/structure-walk.ts";

/** A file whose sealed bytes are durable but which no row names yet. */
export interface ReceivedFile {
  readonly id: string;
  readonly fileName: string;
  readonly format: FileFormat;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly objectKey: string;
}

/** Where a file goes, and under which name. */
interface FilePlace {
  readonly id: string;
  readonly objectKey: string;
  readonly fileName: string;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/**
 * Judges and stores one file while it arrives (DOC-08): name, first bytes, size, structure and signatures; a file that
 * is refused at its last byte is refused as a whole, and the store keeps nothing of it.
 * @throws AppError invalid `upload.refused` with the reason
 */
export async function receiveFile(ctx: DocumentsContext, input: FilePlace): Promise<ReceivedFile> {
  const { id, objectKey, fileName } = input;
  const format = formatOfName(fileName);
  if (format === null) throw refused("extension");
  const hash = createHash("sha256");
  let sizeBytes = 0;
  async function* kept() {
    for await (const chunk of judged({ ...input, format: format! })) {
      sizeBytes += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  }
  await ctx.objectStore.put(objectKey, sealStream({ keys: ctx.keys, aad: objectKey }, kept()));
  return { id, fileName, format, sizeBytes, sha256: hash.digest("hex"), objectKey };
}

const WALKS: Readonly<Record<FileFormat, () => StructureWalk>> = {
  png: () => new PngWalk(),
  jpg: () => new JpegWalk(),
  pdf: () => new PdfWalk(),
};

/** Passes on what belongs to the file; throws at the first byte that makes it unacceptable. */
async function* judged({ fileName, chunks, format }: FilePlace & { format: FileFormat }) {
  const walk = WALKS[format]();
  const search = signatureSearch();
  let received = 0;
  for await (const chunk of withWholeHead(fileName, chunks)) {
    received += chunk.length;
    if (received > MAX_FILE_BYTES[format]) throw refused(tooLarge(format));
    const step = walk.take(chunk);
    if (typeof step === "string") throw refused(step);
    const own = chunk.subarray(0, step);
    if (search(own) !== null) throw refused("unsafe");
    if (own.length > 0) yield own;
  }
  const refusal = await walk.end();
  if (refusal !== null) throw refused(refusal);
}

/** Holds the stream back until enough bytes are there to judge its content. */
async function* withWholeHead(name: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | null = new Uint8Array(0);
  for await (const chunk of chunks) {
    if (head === null) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < SNIFF_BYTES) continue;
    yield judgedHead(name, head);
    head = null;
  }
  if (head !== null) yield judgedHead(name, head);
}

function judgedHead(name: string, head: Uint8Array): Uint8Array {
  const answer = checkFile({ name, sizeBytes: head.length, head });
  if (answer.kind === "refused") throw refused(answer.reason);
  return head;
}

/** The answer to a file that is not taken. */
export function refused(reason: FileRefusal): AppError {
  return new AppError("invalid", {
    code: "upload.refused",
    message: documentsMessages[reason],
    fields: { documents: documentsMessages[reason] },
  });
}
