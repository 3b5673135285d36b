import { AppError } from "#platform/shared/app-error.ts";
import { readRawBody } from "./read-raw-body.ts";

const DEFAULT_LIMIT = 64 * 1024;
const utf8 = new TextDecoder();

const NO_NUL = "Text may not contain NUL characters.";

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
  const body = parse(text);
  // PostgreSQL text cannot hold NUL; refuse it here, with a clear answer, instead of failing there.
  const field = text.includes("\\u0000") ? fieldWithNul(body) : undefined;
  if (field === undefined) return body;
  throw new AppError("invalid", { code: "body.nulCharacter", message: NO_NUL, fields: { [field]: NO_NUL } });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw bodyError("body.malformed", "The request body is not valid JSON.");
  }
}

/** Where a text or a name has one, as `buyer.firstName`; a loop, because a body may be nested as deep as it is long. */
function fieldWithNul(body: unknown): string | undefined {
  const open: [path: string, value: unknown][] = [["", body]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [path, value] = next;
    if (typeof value === "string" && value.includes("\0")) return path.slice(0, 200) || "body";
    if (typeof value !== "object" || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (name.includes("\0")) return path.slice(0, 200) || "body";
      open.push([path === "" ? name : `${path}.${name}`, inner]);
    }
  }
  return undefined;
}
