import { AppError } from "#platform/shared/app-error.ts";

/**
 * Reads a body of at most `maxBytes` while it arrives, so that nobody fills the memory.
 * @throws AppError `invalid` `body.tooLarge`, or `body.incomplete` where the caller went away
 */
export async function readRawBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("invalid", { code: "body.incomplete", message: "The request body ended early." });
  }
  return Buffer.concat(chunks);
}

function tooLarge(maxBytes: number): AppError {
  const message = `The request body may have at most ${maxBytes} bytes.`;
  return new AppError("invalid", { code: "body.tooLarge", message });
}
