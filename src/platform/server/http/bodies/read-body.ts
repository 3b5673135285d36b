import { AppError } from "#platform/shared/app-error.ts";
import { readRawBody } from "./read-raw-body.ts";

const DEFAULT_LIMIT = 64 * 1024;
const utf8 = new TextDecoder();

function bodyError(code: string, message: string): AppError {
  return new AppError("invalid", { code, message });
}

/**
 * Reads a JSON body within `limit` bytes.
 * @throws AppError too-large `body.tooLarge`; invalid for a wrong type or syntax, or an early end
 */
export async function readJsonBody(request: Request, limit = DEFAULT_LIMIT): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) {
    throw bodyError("body.notJson", "Send the request body as application/json.");
  }
  const text = utf8.decode(await readRawBody(request, limit));
  // PostgreSQL text cannot hold NUL; refuse it here, with a clear answer, instead of failing there.
  if (text.includes("\\u0000")) throw bodyError("body.nulCharacter", "Text may not contain NUL characters.");
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw bodyError("body.malformed", "The request body is not valid JSON.");
  }
}
