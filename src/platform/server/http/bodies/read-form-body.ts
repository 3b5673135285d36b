import { AppError } from "#platform/shared/app-error.ts";
import { readRawBody } from "./read-raw-body.ts";

const DEFAULT_LIMIT = 16 * 1024;

/**
 * Reads an `application/x-www-form-urlencoded` body of at most `limit` bytes, 16 KiB unless told.
 * @throws AppError too-large `body.tooLarge`; invalid for a wrong type or an early end
 */
export async function readFormBody(request: Request, limit = DEFAULT_LIMIT): Promise<URLSearchParams> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/iu.test(type)) {
    throw refusal("body.notForm", "Send the request body as application/x-www-form-urlencoded.");
  }
  const form = new URLSearchParams(new TextDecoder().decode(await readRawBody(request, limit)));
  if ([...form.values()].some((value) => value.includes("\0"))) {
    throw refusal("body.nulCharacter", "Text may not contain NUL characters.");
  }
  return form;
}

function refusal(code: string, message: string): AppError {
  return new AppError("invalid", { code, message });
}
