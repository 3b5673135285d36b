import { request } from "node:https";
import type { PushRequest, PushService } from "../push-service.ts";
import { publicLookup } from "./public-lookup.ts";

const TIMEOUT_MS = 15_000;

/** The push services of browser makers. No redirect is followed, and nothing of an answer but its status is read. */
export function webPushService(): PushService {
  return {
    send: ({ endpoint, headers, body }: PushRequest) =>
      new Promise((resolve, reject) => {
        const sending = request(endpoint, {
          method: "POST",
          headers: { ...headers, "content-length": String(body.length) },
          lookup: publicLookup,
          timeout: TIMEOUT_MS,
        });
        sending.on("timeout", () => sending.destroy(new Error("the push service is too slow")));
        sending.on("error", reject);
        sending.on("response", (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        });
        sending.end(body);
      }),
  };
}
