import type { IncomingMessage, ServerResponse } from "node:http";
import type { WrittenMetric } from "./figures.ts";
import { openHistogram } from "./histogram.ts";

/** Seconds; a cached page takes less than the first, a long upload more than the last. */
const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.3, 1, 3, 10, 60];
/** What a request asks for, by the beginning of its path: few, so that no caller can make up a label. */
const KINDS: readonly (readonly [string, string])[] = [
  ["/api/", "api"],
  ["/public/", "api"],
  ["/secure/", "api"],
  ["/user/", "api"],
  ["/webhooks/", "webhook"],
  ["/sandbox/", "sandbox"],
  ["/assets/", "file"],
  ["/pictures/", "picture"],
];

/** Counts and times every answer by what was asked for, method and class of status. */
export function countRequests(now: () => number = () => performance.now()): {
  readonly metric: WrittenMetric;
  readonly observe: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
} {
  const seconds = openHistogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's head to the end of its answer",
    buckets: BUCKETS,
  });
  const observe = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const startedAt = now();
    outgoing.once("close", () => {
      const labels = {
        kind: kindOf(incoming.url ?? "/"),
        method: METHODS.has(incoming.method ?? "") ? (incoming.method ?? "") : "other",
        // A caller that went away never got its answer.
        status: outgoing.writableFinished ? `${Math.floor(outgoing.statusCode / 100)}xx` : "aborted",
      };
      seconds.observe(labels, (now() - startedAt) / 1000);
    });
  };
  return { metric: seconds.metric, observe };
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

function kindOf(url: string): string {
  return KINDS.find(([beginning]) => url.startsWith(beginning))?.[1] ?? "page";
}
