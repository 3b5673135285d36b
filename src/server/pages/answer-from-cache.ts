import type { IncomingMessage, ServerResponse } from "node:http";
import type { TenantEntry } from "#modules/tenancy/server/tenant-registry.ts";
import type { StoredAnswer } from "#platform/server/http/stored-answer.ts";
import type { AskedPage, PageResponse } from "./serve-pages.ts";

const PUBLIC_CALLS = "/public/";

export interface CachedAnswers {
  /** Undefined while the process is not ready or the host is nobody's. */
  tenantOf(host: string | undefined): TenantEntry | undefined;
  hit(asked: AskedPage, tenant: TenantEntry): PageResponse | undefined;
  /** A stored answer of the public API. */
  storedAnswer(tenant: TenantEntry, asked: string): StoredAnswer | undefined;
  correlationId(own: string | undefined): string;
}

interface CachedExchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  /** Headers that an answer has unless it says something else. */
  readonly always: Readonly<Record<string, string>>;
}

/**
 * Writes a stored document or API answer straight to the socket; false when there is none, and everything else is for the
 * application. Building a Request and a Response would cost several times what this does.
 */
export function answerFromCache(
  answers: CachedAnswers,
  { incoming, outgoing, always }: CachedExchange,
): boolean {
  const { method, url, headers } = incoming;
  if (method !== "GET" || url === undefined || !url.startsWith("/")) return false;
  const tenant = answers.tenantOf(headers.host);
  if (tenant === undefined) return false;
  const found = url.startsWith(PUBLIC_CALLS)
    ? storedAnswer(answers, tenant, incoming)
    : answers.hit(
        {
          method,
          url,
          ifNoneMatch: headers["if-none-match"],
          acceptEncoding: headers["accept-encoding"] as string | undefined,
        },
        tenant,
      );
  if (found === undefined) return false;
  const own = headers["x-correlation-id"] as string | undefined;
  found.headers["x-correlation-id"] = answers.correlationId(own);
  // One object at once: headers that are set before are written one by one.
  outgoing.writeHead(found.status, { ...always, ...found.headers });
  outgoing.end(found.body);
  return true;
}

/** Whoever sends a token is told when it is wrong, so that those requests take the long way. */
function storedAnswer(
  answers: CachedAnswers,
  tenant: TenantEntry,
  { url = "", headers }: IncomingMessage,
): PageResponse | undefined {
  if (headers.authorization !== undefined) return undefined;
  return answers.storedAnswer(tenant, url)?.answer({
    acceptEncoding: headers["accept-encoding"] as string | undefined,
    ifNoneMatch: headers["if-none-match"],
  });
}
