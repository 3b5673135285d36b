import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "#platform/server/context/log.ts";

/** Paths may hold a person's token or number: only words of ours stay. */
const WORD = /^[a-z][a-z-]{1,29}$/u;
const MOST_WORDS = 4;
const LEFT_OUT = /^\/(?:health|ready|assets\/|pictures\/)/u;

/** One line a request: method, the words of its path, status, time and correlation id. */
export function logRequests(
  log: Log,
  now: () => number = () => performance.now(),
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  return (incoming, outgoing) => {
    const url = incoming.url ?? "/";
    if (LEFT_OUT.test(url)) return;
    const startedAt = now();
    outgoing.once("close", () => {
      const correlationId = outgoing.getHeader("x-correlation-id");
      log.info("request", {
        method: incoming.method ?? "",
        route: routeOf(url),
        status: outgoing.writableFinished ? outgoing.statusCode : 499,
        durationMs: Math.round((now() - startedAt) * 10) / 10,
        ...(typeof correlationId === "string" && { correlationId }),
      });
    });
  };
}

/** The address with everything but words of ours taken out, e.g. `/api/commerce/orders/*`. */
export function routeOf(url: string): string {
  const parts = (url.split("?", 1)[0] ?? "").split("/").filter((part) => part !== "");
  const shown = parts.slice(0, MOST_WORDS).map((part) => (WORD.test(part) ? part : "*"));
  return `/${shown.join("/")}${parts.length > MOST_WORDS ? "/*" : ""}`;
}
