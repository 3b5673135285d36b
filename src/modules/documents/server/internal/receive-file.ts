import { createHash } from "node:crypto";
import { AppError } from "#platform/shared/app-error.ts";
import {
  checkFile,
  type FileFormat,
  type FileRefusal,
  formatOfName,
  MAX_FILE_BYTES,
  SNIFF_BYTES,
} from "../../domain/file-rules.ts";
import { documentsMessages } from "../../messages.ts";
import type { DocumentsContext } from "../documents-context.ts";
import { sealStream } from "./sealed-stream.ts";

/** A file whose sealed bytes are durable but which no row names yet. */
export interface ReceivedFile {
  readonly id: string;
  readonly fileName: string;
  readonly format: FileFormat;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly objectKey: string;
}

/**
 * Judges and stores one file while it arrives (DOC-08): the first bytes decide before anything is stored,
 * the limit stops the stream, nothing refused is left behind.
 * @throws AppError invalid `upload.refused` with the reason
 */
export async function receiveFile(
  ctx: DocumentsContext,
  input: { readonly orderId: string; readonly fileName: string; readonly chunks: AsyncIterable<Uint8Array> },
): Promise<ReceivedFile> {
  const format = formatOfName(input.fileName);
  if (format === null) throw refused("extension");
  const id = ctx.ids.next("doc");
  const objectKey = `documents/${ctx.tenantId}/${input.orderId}/${id}`;
  const hash = createHash("sha256");
  let sizeBytes = 0;
  async function* judged() {
    for await (const chunk of withWholeHead(input.fileName, input.chunks)) {
      sizeBytes += chunk.length;
      if (sizeBytes > MAX_FILE_BYTES[format!]) throw refused("too-large");
      hash.update(chunk);
      yield chunk;
    }
  }
  await ctx.objectStore.put(objectKey, sealStream({ keys: ctx.keys, aad: objectKey }, judged()));
  return { id, fileName: input.fileName, format, sizeBytes, sha256: hash.digest("hex"), objectKey };
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

function refused(reason: FileRefusal): AppError {
  return new AppError("invalid", {
    code: "upload.refused",
    message: documentsMessages[reason],
    fields: { documents: documentsMessages[reason] },
  });
}
