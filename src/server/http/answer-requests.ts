import type { IncomingMessage, ServerResponse } from "node:http";
import { stampClientAddress } from "#platform/server/http/caller/client-address.ts";
import { toErrorResponse } from "#platform/server/http/error-response.ts";
import { securityHeaders } from "#platform/server/http/security-headers.ts";
import { systemIds } from "#platform/server/context/ids.ts";
import type { Log } from "#platform/server/context/log.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { Frontend } from "./frontend.ts";
import { answerFromCache, type CachedAnswers } from "../pages/answer-from-cache.ts";

export interface RequestDoor {
  /** Proxies in front whose `X-Forwarded-*` entries are believed. */
  readonly trustedProxies: number;
  readonly log: Log;
  /** Stored answers; undefined until the process is composed, and while developing. */
  cached(): CachedAnswers | undefined;
  middleware(): Frontend["middleware"];
  /** Hears of every request before it is answered. */
  readonly observe?: ((incoming: IncomingMessage, outgoing: ServerResponse) => void) | undefined;
  /** The application behind Node's requests. */
  readonly listener: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> | void;
}

const PROBES = new Set(["/health", "/ready"]);

/**
 * What Node calls for every request. Whatever fails in here, now or later, ends that request with 400 or 500 and a
 * line in the log, never the process: an exception inside an event listener would end it.
 */
export function answerRequests(
  door: RequestDoor,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  let isWarned = false;
  const warnOnce = (): void => {
    if (isWarned || door.trustedProxies > 0) return;
    isWarned = true;
    const told = "requests come through a proxy that TRUSTED_PROXIES does not name: all callers count as one";
    door.log.warn(told, { code: "proxy.untrusted" });
  };
  return (incoming, outgoing) => {
    const failed = (error: unknown): void => answerFailure(door.log, outgoing, error);
    const pass = (): void => void settled(door, incoming, outgoing).catch(failed);
    try {
      door.observe?.(incoming, outgoing);
      nameProbe(incoming);
      if (stampClientAddress(incoming, door.trustedProxies).wasForwarded) warnOnce();
      const middleware = door.middleware();
      // Vite's modules and workers need more than our answers do.
      if (middleware !== undefined) return middleware(incoming, outgoing, pass);
      const always = securityHeaders(incoming.headers["x-forwarded-proto"] === "https");
      const cached = door.cached();
      if (cached !== undefined && answerFromCache(cached, { incoming, outgoing, always })) return;
      for (const name in always) outgoing.setHeader(name, always[name]!);
      pass();
    } catch (error) {
      failed(error);
    }
  };
}

/** A listener that throws at once fails like one that throws later. */
async function settled(
  door: RequestDoor,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  await door.listener(incoming, outgoing);
}

/** Health checks of load balancers speak HTTP/1.0 without a Host, and mean this process whoever its stores are. */
function nameProbe(incoming: IncomingMessage): void {
  if (incoming.headers.host !== undefined || !PROBES.has(incoming.url?.split("?", 1)[0] ?? "")) return;
  incoming.rawHeaders.push("Host", "localhost");
  incoming.headers.host = "localhost";
}

function answerFailure(log: Log, outgoing: ServerResponse, error: unknown): void {
  const answer = toErrorResponse(asMalformed(error), systemIds().random(20), { log });
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
  answer.text().then(
    (body) => outgoing.end(body),
    () => outgoing.destroy(),
  );
}

/** An address that nobody can read is the caller's mistake. */
function asMalformed(error: unknown): unknown {
  if ((error as { code?: unknown } | null)?.code !== "ERR_INVALID_URL") return error;
  const message = "The address or Host header is malformed.";
  return new AppError("invalid", { code: "request.malformed", message });
}
