import { pathAndQuery } from "#platform/server/http/path-and-query.ts";

/** Lets one pass in each turn of the event loop, in the order of their coming. */
class Turns {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  /** Undefined where nobody is before us in this turn. */
  take(): Promise<void> | undefined {
    if (!this.#isTaken) {
      this.#begin();
      return undefined;
    }
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  #begin(): void {
    this.#isTaken = true;
    setImmediate(() => {
      const next = this.#waiting.shift();
      if (next === undefined) this.#isTaken = false;
      else {
        this.#begin();
        next();
      }
    });
  }
}

/** What costs little, or must not wait: files, probes, pictures, and calls for somebody who is signed in. */
const AT_ONCE = /^\/(?:api|user|assets|images|webhooks|sandbox|\.well-known|health|ready)(?:[/?]|$)/u;

/**
 * Searches and pages of strangers one in each turn of the event loop (decision 0731). All that have arrived would be
 * answered in one turn otherwise, and whoever waits for the database in between, as every order does some ten times,
 * would wait for all of them each time.
 */
export function inFairTurns(
  answer: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  const turns = new Turns();
  return async (request) => {
    const turn = isLongAndPublic(request) ? turns.take() : undefined;
    if (turn !== undefined) await turn;
    return answer(request);
  };
}

function isLongAndPublic({ method, url, headers }: Request): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return !AT_ONCE.test(pathAndQuery(url)) && !headers.has("authorization");
}
