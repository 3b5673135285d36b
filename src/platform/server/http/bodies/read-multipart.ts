import { on } from "node:events";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { AppError, isAppError } from "#platform/shared/app-error.ts";

/** One part of a multipart body. What is left of `chunks` when the next part is asked for is thrown away. */
export interface MultipartPart {
  readonly name: string;
  /** Null for a plain field. */
  readonly fileName: string | null;
  readonly chunks: AsyncIterable<Uint8Array>;
}

const MAX_HEADER_BYTES = 8 * 1024;
const MAX_PARTS = 1_000;

/**
 * Reads a multipart/form-data body as it arrives, holding a few network chunks in memory (decision 0280).
 * @param body counted already, see `limitedBody`
 * @throws AppError invalid `upload.notMultipart`; `upload.malformed` for a body that is cut off or not multipart; and
 * whatever `body` throws
 */
export async function* readMultipart(
  body: AsyncIterable<Uint8Array>,
  contentType: string | null,
): AsyncGenerator<MultipartPart> {
  const parser = parserOf(contentType);
  let newest: Readable | undefined;
  parser.on("file", (_name, stream) => (newest = stream.on("error", ignore)));
  parser.on("error", ignore);
  parser.once("partsLimit", () => parser.destroy(malformed()));
  const files = on(parser, "file", { close: ["finish"] }) as AsyncIterableIterator<FileEvent>;
  const fed = pipeline(body, parser).catch((error: unknown) => {
    // The parser leaves the part that was being read open.
    newest?.destroy(failureOf(error));
  });
  try {
    for await (const [name, stream, fileName] of files) {
      yield { name: name ?? "", fileName: fileName ?? null, chunks: chunksOf(stream) };
      stream.resume();
    }
  } catch (error) {
    throw failureOf(error);
  } finally {
    parser.destroy();
    await fed;
  }
}

type FileEvent = [name: string | undefined, stream: Readable, fileName: string | undefined];

function parserOf(contentType: string | null): BusboyInstance {
  // The parser reads other kinds of forms too.
  if (contentType === null || !/^multipart\/form-data\b/iu.test(contentType)) throw notMultipart();
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      // Fields are streamed like files, so that the caller limits them.
      isPartAFile: () => true,
      limits: { headerSize: MAX_HEADER_BYTES, parts: MAX_PARTS },
    });
  } catch {
    // Without a boundary.
    throw notMultipart();
  }
}

async function* chunksOf(stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of stream) yield chunk as Uint8Array;
  } catch (error) {
    throw failureOf(error);
  }
}

/** Failures reach the caller by reading; without a listener they would end the process when the caller has left. */
function ignore(): void {}

/** The parser's own words say what the sender did wrong; the caller gets ours. */
function failureOf(error: unknown): AppError {
  return isAppError(error) ? error : malformed();
}

const notMultipart = () =>
  new AppError("invalid", {
    code: "upload.notMultipart",
    message: "Send the files as multipart/form-data.",
  });

const malformed = () =>
  new AppError("invalid", { code: "upload.malformed", message: "The upload was cut off. Try again." });
