import type { IncomingMessage, ServerResponse } from "node:http";
import type { TenantEntry } from "#modules/tenancy/server/tenant-registry.ts";
import type { AskedPage, PageResponse } from "./serve-pages.ts";

export interface CachedAnswers {
  /** Undefined while the process is not ready or the host is nobody's. */
  tenantOf(host: string | undefined): TenantEntry | undefined;
  hit(asked: AskedPage, tenant: TenantEntry): PageResponse | undefined;
  correlationId(own: string | undefined): string;
}

/**
 * Writes a stored document straight to the socket; false when there is none, and everything else is for the
 * application. Building a Request and a Response would cost several times what this does.
 */
export function answerFromCache(
  answers: CachedAnswers,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): boolean {
  const { method, url, headers } = incoming;
  if (method !== "GET" || url === undefined || !url.startsWith("/")) return false;
  const tenant = answers.tenantOf(headers.host);
  if (tenant === undefined) return false;
  const asked = {
    method,
    url,
    ifNoneMatch: headers["if-none-match"],
    acceptEncoding: headers["accept-encoding"] as string | undefined,
  };
  const found = answers.hit(asked, tenant);
  if (found === undefined) return false;
  const own = headers["x-correlation-id"] as string | undefined;
  found.headers["x-correlation-id"] = answers.correlationId(own);
  outgoing.writeHead(found.status, found.headers);
  outgoing.end(found.body);
  return true;
}
