import { setTimeout as sleep } from "node:timers/promises";
import { errorResponse } from "#platform/server/http/error-response.ts";

type Handle = (request: Request) => Promise<Response>;

/**
 * The time between the word to stop and the end of listening. Load balancers read from `/ready` that this process goes
 * away and send their requests elsewhere; what still arrives is served as before.
 */
export class Drain {
  readonly #pause: () => Promise<unknown>;
  #isStopping = false;

  /** @param pause how long it takes; seconds become a wait of that length */
  constructor(pause: number | (() => Promise<unknown>)) {
    this.#pause =
      typeof pause === "function"
        ? pause
        : () => (pause > 0 ? sleep(pause * 1000, undefined, { ref: false }) : Promise.resolve());
  }

  /** The same door, whose `/ready` is 503 from `wait` on. */
  behind(handle: Handle): Handle {
    return async (request) =>
      this.#isStopping && new URL(request.url).pathname === "/ready" ? stopping() : handle(request);
  }

  /** Resolves when nothing new is expected any more. */
  async wait(): Promise<void> {
    this.#isStopping = true;
    await this.#pause();
  }
}

function stopping(): Response {
  const correlationId = "stopping";
  return errorResponse(
    503,
    { code: "service.notReady", message: "stopping", correlationId },
    { connection: "close" },
  );
}
