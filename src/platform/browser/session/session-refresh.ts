import { apiErrorOf, networkError } from "../http/api-error.ts";
import { startDeadline } from "../http/deadline.ts";
import type { SessionStore, TokenAnswer } from "./session-store.ts";

const PATH = "/public/identity/token";
const TIMEOUT_MS = 20_000;

interface RefreshParts {
  readonly session: SessionStore;
  readonly fetch: typeof fetch;
  /** Web Locks of the browser; undefined where they do not exist. */
  readonly locks: Pick<LockManager, "request"> | undefined;
}

/**
 * Makes a function that trades the refresh cookie for new tokens. Calls that come while one is under
 * way share its answer; tabs take turns, so that no two present the same refresh token.
 * It answers whether the tab is signed in afterwards, and throws `ApiError` when the server cannot be asked.
 */
export function createRefresh(parts: RefreshParts): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  return () => {
    running ??= takeTurn(parts).finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function takeTurn(parts: RefreshParts): Promise<boolean> {
  if (parts.locks === undefined) return refresh(parts);
  return parts.locks.request("fc.refresh", () => refresh(parts));
}

async function refresh({ session, fetch }: RefreshParts): Promise<boolean> {
  const response = await ask(fetch);
  if (response.ok) {
    session.start((await response.json()) as TokenAnswer);
    return true;
  }
  if (response.status === 401) {
    session.end("expired");
    return false;
  }
  throw await apiErrorOf(response);
}

async function ask(fetch: RefreshParts["fetch"]): Promise<Response> {
  const deadline = startDeadline(TIMEOUT_MS, undefined);
  try {
    return await fetch(PATH, {
      method: "POST",
      credentials: "same-origin",
      headers: { accept: "application/json" },
      signal: deadline.signal,
    });
  } catch {
    // No answer: whether the session still stands is unknown, so it is kept.
    throw networkError(deadline.passed() ? "network.timeout" : "network.unreachable");
  } finally {
    deadline.clear();
  }
}
