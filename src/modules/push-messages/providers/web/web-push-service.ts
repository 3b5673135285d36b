import { request } from "node:https";
import type { LookupFunction } from "node:net";
import type { PushRequest, PushService } from "../push-service.ts";
import { publicLookup } from "./public-lookup.ts";

/** From the question for its name to its status; services answer within a second. */
const DEADLINE_MS = 10_000;

/** What tests set. */
interface Parts {
  readonly lookup?: LookupFunction;
  readonly deadlineMs?: number;
  /** Who vouches for a service; those that Node trusts when left out. */
  readonly ca?: string;
}

/**
 * The push services of browser makers. No redirect is followed, and nothing of an answer but its status is read: who
 * names the address decides how long an answer is and how slowly it comes, so the connection ends with the status.
 */
export function webPushService(parts: Parts = {}): PushService {
  const { lookup = publicLookup(), deadlineMs = DEADLINE_MS, ca } = parts;
  return {
    send: ({ endpoint, headers, body }: PushRequest) =>
      new Promise((resolve, reject) => {
        const sending = request(endpoint, {
          method: "POST",
          headers: { ...headers, "content-length": String(body.length) },
          agent: false,
          lookup,
          // Of all of it: a time without a byte would never come where a byte comes now and then.
          signal: AbortSignal.timeout(deadlineMs),
          ...(ca !== undefined && { ca }),
        });
        sending.on("error", reject);
        sending.on("response", (answer) => {
          resolve(answer.statusCode ?? 0);
          sending.destroy();
        });
        sending.end(body);
      }),
  };
}
