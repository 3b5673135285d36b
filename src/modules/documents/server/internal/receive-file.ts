import { createHash } from "node:crypto";
import { type FileFormat, formatOfName } from "#modules/file-checks/domain/file-rules.ts";
import type { DocumentsContext } from "../documents-context.ts";
import { checkedBytes, refused } from "#modules/file-checks/server/check-file.ts";
import { sealStream } from "./sealed-stream.ts";

/** A file whose sealed bytes are durable but which no row names yet. */
export interface ReceivedFile {
  readonly id: string;
  readonly fileName: string;
  readonly format: FileFormat;
  /** As it is kept: pictures lose their notes. */
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
 * Checks and stores one file while it arrives (DOC-08): name, first bytes, size, structure and signatures; a file that
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
    for await (const chunk of checkedBytes({ ...input, format: format! })) {
      sizeBytes += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  }
  await ctx.objectStore.put(objectKey, sealStream({ keys: ctx.keys, aad: objectKey }, kept()));
  return { id, fileName, format, sizeBytes, sha256: hash.digest("hex"), objectKey };
}
