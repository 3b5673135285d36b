import type { IncomingMessage, ServerResponse } from "node:http";
import { beginTrace, parseTraceparent } from "#platform/server/telemetry/spans.ts";
import type { Telemetry } from "#platform/server/telemetry/telemetry.ts";
import { routeOf } from "./metrics/log-requests.ts";

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/**
 * A span for each request, named by the words of its path. Where proxies of ours stand in front, it continues the trace
 * they began (`traceparent`); anybody else's header is not believed.
 */
export function traceRequests(
  telemetry: Telemetry | undefined,
  { trustedProxies, answer }: { readonly trustedProxies: number; readonly answer: Answer },
): Answer {
  if (telemetry === undefined) return answer;
  return (incoming, outgoing) => {
    const method = incoming.method ?? "";
    const route = routeOf(incoming.url ?? "/");
    const parent = trustedProxies > 0 ? parseTraceparent(headerOf(incoming)) : undefined;
    const attributes = { "http.request.method": method, "http.route": route };
    beginTrace(telemetry, { name: `${method} ${route}`, kind: "server", attributes, parent }, (end) => {
      outgoing.once("close", () => {
        const status = outgoing.writableFinished ? outgoing.statusCode : 499;
        end({ attributes: { "http.response.status_code": status }, isFailed: status >= 500 });
      });
      answer(incoming, outgoing);
    });
  };
}

function headerOf({ headers }: IncomingMessage): string | undefined {
  const { traceparent } = headers;
  return typeof traceparent === "string" ? traceparent : undefined;
}
