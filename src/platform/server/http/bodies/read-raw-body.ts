import { AppError } from "#platform/shared/app-error.ts";

/**
 * The one reader of request bodies: at most `maxBytes`, counted while they arrive, so that nobody fills the memory. A
 * test refuses every other way to a body (tests/architecture/request-bodies.test.ts).
 * @throws AppError too-large `body.tooLarge` (413), or invalid `body.incomplete` where the caller went away
 */
export async function readRawBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  // Node ends a body of a declared length there, so that this one may be read without a stream.
  if (declaredLength(request, maxBytes) !== undefined) return readWhole(request, maxBytes);
  const chunks: Uint8Array[] = [];
  for await (const chunk of limitedBody(request, maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * A body as a stream that fails beyond `maxBytes`.
 * @throws AppError too-large `body.tooLarge` or invalid `body.incomplete`, while it is read
 */
export async function* limitedBody(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  declaredLength(request, maxBytes);
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge(maxBytes);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof AppError ? error : incomplete();
  }
}

/** Content-Length where the framing keeps to it. Throws for one that is too large before anything is read. */
function declaredLength({ headers }: Request, maxBytes: number): number | undefined {
  const declared = headers.get("content-length");
  if (declared === null || !/^\d+$/u.test(declared) || headers.has("transfer-encoding")) return undefined;
  if (Number(declared) > maxBytes) throw tooLarge(maxBytes);
  return Number(declared);
}

async function readWhole(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  let bytes: ArrayBuffer;
  try {
    bytes = await request.arrayBuffer();
  } catch {
    throw incomplete();
  }
  if (bytes.byteLength > maxBytes) throw tooLarge(maxBytes);
  return new Uint8Array(bytes);
}

/** A caller who goes away in the middle of a body is no error of ours. */
function incomplete(): AppError {
  return new AppError("invalid", { code: "body.incomplete", message: "The request body ended early." });
}

function tooLarge(maxBytes: number): AppError {
  const message = `The request body may have at most ${maxBytes} bytes.`;
  return new AppError("too-large", { code: "body.tooLarge", message });
}
