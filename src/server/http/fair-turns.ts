import { pathAndQuery } from "#platform/server/http/path-and-query.ts";

/** A stranger's search waits no longer for those who buy; it is then begun beside them. */
const HELD_MS = 20;
/** Searches begun in one turn of the event loop where nobody else is served, and has not been for a while: turns are not free. */
const TOGETHER = 8;
const QUIET_MS = 1000;
/** Whoever takes longer waits for somebody else, or listens: an upload, a stream of events. */
const QUICK_MS = 50;

interface Waiting {
  readonly begin: () => void;
  readonly until: number;
}

/**
 * Lets a few pass in each turn of the event loop, in the order of their coming; while anybody else is served or was a moment
 * ago, only one, and while somebody is who goes first, only those who have waited long enough.
 */
class Turns {
  readonly #waiting: Waiting[] = [];
  /** When each of those who go first began, oldest first. */
  readonly #first = new Set<{ readonly since: number }>();
  #begun = 0;
  #others = 0;
  #quietFrom = 0;
  #held: NodeJS.Timeout | undefined;

  /** Undefined where there is room in this turn and nobody is before us. */
  take(): Promise<void> | undefined {
    if (this.#hasRoom() && this.#waiting.length === 0 && !this.#isSomebodyFirst()) {
      this.#begin();
      return undefined;
    }
    return new Promise((resolve) => {
      this.#waiting.push({ begin: resolve, until: performance.now() + HELD_MS });
      if (this.#begun === 0 && this.#held === undefined) this.#next();
    });
  }

  /** Somebody goes first, until what is returned is called. */
  goFirst(): () => void {
    const one = { since: performance.now() };
    this.#first.add(one);
    return () => {
      this.#first.delete(one);
      // In the next turn: an answer is written before the next search is begun.
      if (this.#held !== undefined && this.#first.size === 0) this.#begin();
    };
  }

  /** Somebody who takes no turn is served, until what is returned is called. */
  goBeside(): () => void {
    this.#others += 1;
    return () => {
      this.#others -= 1;
      this.#quietFrom = performance.now() + QUIET_MS;
    };
  }

  #hasRoom(): boolean {
    if (this.#begun === 0) return true;
    return this.#others === 0 && performance.now() >= this.#quietFrom && this.#begun < TOGETHER;
  }

  #begin(): void {
    clearTimeout(this.#held);
    this.#held = undefined;
    this.#begun += 1;
    if (this.#begun > 1) return;
    setImmediate(() => {
      this.#begun = 0;
      this.#next();
    });
  }

  #next(): void {
    for (let next = this.#waiting[0]; next !== undefined && this.#hasRoom(); next = this.#waiting[0]) {
      const left = next.until - performance.now();
      if (left > 0 && this.#isSomebodyFirst()) {
        this.#held = setTimeout(() => this.#begin(), left);
        return;
      }
      this.#waiting.shift();
      this.#begin();
      // Each is answered before the next begins, where it waits for nothing: eight half-made pages would grow old together (0843).
      setImmediate(next.begin);
    }
  }

  #isSomebodyFirst(): boolean {
    const since = performance.now() - QUICK_MS;
    for (const one of this.#first) {
      if (one.since > since) return true;
      this.#first.delete(one);
    }
    return false;
  }
}

/** What must not wait: whatever is asked of orders and accounts. */
const OF_SOMEBODY = /^\/(?:api|user|webhooks|sandbox)(?:[/?]|$)/u;
/** What costs little and asks no database in between: a page's own files and the probe of each second hold up no searches. */
const FILE_OR_PROBE = /^\/(?:assets|images|\.well-known|health|ready)(?:[/?]|$)/u;

/**
 * Searches and pages of strangers a few in each turn of the event loop, one where others are served as well (decisions 0731 and 0839), and
 * after the calls of those who are signed in (decision 0804). All that have arrived would be answered in one turn otherwise, and whoever waits for the
 * database in between, as every order does some ten times, would wait for all of them each time.
 */
export function inFairTurns(
  answer: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  const turns = new Turns();
  return async (request) => {
    const path = pathAndQuery(request.url);
    if (FILE_OR_PROBE.test(path)) return answer(request);
    const isLong = isLongRead(request.method, path);
    // Pages know nobody: who sends a token with one, or makes one up, would only pass those who wait.
    const isSignedIn = request.headers.has("authorization") && CALL.test(path);
    if (!isLong) {
      const done = [turns.goBeside(), ...(isSignedIn ? [turns.goFirst()] : [])];
      return answer(request).finally(() => done.forEach((end) => end()));
    }
    const turn = isSignedIn ? undefined : turns.take();
    if (turn !== undefined) await turn;
    return answer(request);
  };
}

/** Calls of all others are answered for whoever they are of, and refuse a token that is none before anything is looked up. */
const CALL = /^\/(?:api|public|user|webhooks|sandbox)\//u;

/** Searches and pages. */
function isLongRead(method: string, path: string): boolean {
  return (method === "GET" || method === "HEAD") && !OF_SOMEBODY.test(path);
}
