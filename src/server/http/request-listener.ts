import { getRequestListener, RequestError } from "@hono/node-server";
import { toErrorResponse } from "#platform/server/http/error-response.ts";
import { systemIds } from "#platform/server/context/ids.ts";
import type { Log } from "#platform/server/context/log.ts";
import { AppError } from "#platform/shared/app-error.ts";

/**
 * Node's requests as fetch requests. What never becomes one is answered in the shape of every error. The adapter puts
 * its own Request and Response in the place of the global ones: they write bytes and texts without a stream.
 */
export function createRequestListener(handle: (request: Request) => Promise<Response>, log: Log) {
  return getRequestListener(handle, {
    errorHandler: (error) => unreadable(error, log),
  });
}

/** A request line or Host header that is no address. */
function unreadable(error: unknown, log: Log): Response {
  const known =
    error instanceof RequestError
      ? new AppError("invalid", {
          code: "request.malformed",
          message: "The address or Host header is malformed.",
        })
      : error;
  return toErrorResponse(known, systemIds().random(20), { log });
}
