import { ApiError, apiErrorOf, networkError } from "./api-error.ts";
import { startDeadline } from "./deadline.ts";
import { randomId } from "../random-id.ts";
import { createRefresh } from "../session/session-refresh.ts";
import type { SessionStore } from "../session/session-store.ts";
import { session } from "../session/session.ts";
import { notifyAnalytics } from "../analytics/notify-analytics.ts";

/** API-19. */
const TIMEOUT_MS = 20_000;
/** Pauses before the second and third try of a call whose connection broke. */
const RETRY_AFTER_MS = [400, 1_500];

interface ApiOptions {
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly signal?: AbortSignal;
  /** Milliseconds; 20 seconds when left out, longer for uploads (API-15). */
  readonly timeoutMs?: number;
  /**
   * Makes a write repeatable: the server runs it once however often it arrives. `true` makes a fresh key;
   * pass your own to repeat across reloads. Only such writes are retried when the connection breaks.
   */
  readonly idempotencyKey?: string | true;
  /** Arrives also when the page is left meanwhile; for small bodies only (browsers allow 64 KB in all). */
  readonly keepalive?: boolean;
  /** What an address may not carry, such as the secret of a link. */
  readonly headers?: Readonly<Record<string, string>>;
}

interface ApiCall extends ApiOptions {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Same-origin path, e.g. `/api/profile`. */
  readonly path: string;
  /** JSON, or `FormData` for uploads. */
  readonly body?: unknown;
}

/** Calls the product's own API. Every failure is an `ApiError`, except an abort by the caller's signal. */
interface ApiClient {
  /** `undefined` for 204. */
  request<T>(call: ApiCall): Promise<T>;
  get<T>(path: string, options?: ApiOptions): Promise<T>;
  post<T>(path: string, body?: unknown, options?: ApiOptions): Promise<T>;
  put<T>(path: string, body?: unknown, options?: ApiOptions): Promise<T>;
  patch<T>(path: string, body?: unknown, options?: ApiOptions): Promise<T>;
  delete<T>(path: string, options?: ApiOptions): Promise<T>;
  /** The bytes of a document or thumbnail. */
  blob(path: string, options?: ApiOptions): Promise<Blob>;
  /** A body that goes on: the time limit and the signal end with its head; cancel the stream to leave. */
  stream(path: string, options?: ApiOptions): Promise<ReadableStream<Uint8Array>>;
  /** Asks for this tab's own tokens; true when signed in afterwards. */
  refresh(): Promise<boolean>;
}

/** What the client stands on; tests pass their own. */
interface ApiParts {
  readonly fetch: typeof fetch;
  readonly session: SessionStore;
  readonly locks: Pick<LockManager, "request"> | undefined;
  readonly randomId: () => string;
  /** Stable per browser and per tab (API-20); undefined when storage is blocked. */
  readonly callerId: () => string | undefined;
  readonly sessionId: () => string | undefined;
  /** Of the page, whatever the browser prefers. */
  readonly language?: () => string;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** Builds a client; the product uses the one below. */
export function createApiClient(parts: ApiParts): ApiClient {
  const refresh = createRefresh(parts);
  const send = (call: ApiCall): Promise<Response> => sendSignedIn(parts, refresh, call);
  const request = async <T>(call: ApiCall): Promise<T> => readJson<T>(await send(call));
  return {
    request,
    refresh,
    get: (path, options) => request({ method: "GET", path, ...options }),
    post: (path, body, options) => request({ method: "POST", path, body, ...options }),
    put: (path, body, options) => request({ method: "PUT", path, body, ...options }),
    patch: (path, body, options) => request({ method: "PATCH", path, body, ...options }),
    delete: (path, options) => request({ method: "DELETE", path, ...options }),
    blob: async (path, options) => (await send({ method: "GET", path, ...options })).blob(),
    stream: async (path, options) => {
      const { body } = await send({ method: "GET", path, ...options });
      return body ?? new ReadableStream({ start: (controller) => controller.close() });
    },
  };
}

async function readJson<T>(response: Response): Promise<T> {
  const text = response.status === 204 ? "" : await response.text();
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

/** Fetches tokens first where they are due, and once more when the server no longer accepts them. */
async function sendSignedIn(
  parts: ApiParts,
  refresh: () => Promise<boolean>,
  call: ApiCall,
): Promise<Response> {
  const { session: store } = parts;
  const repeatable = call.idempotencyKey === true ? { ...call, idempotencyKey: parts.randomId() } : call;
  // What has to outlive its page leaves at once.
  if ((store.isStale && !call.keepalive) || (store.tokens === undefined && store.canRefresh)) await refresh();
  const sentWith = store.tokens?.accessToken;
  const response = await sendRetrying(parts, repeatable);
  if (response.ok) return response;
  if (response.status === 401 && sentWith !== undefined) {
    const renewed = store.tokens?.accessToken !== sentWith ? store.tokens !== undefined : await refresh();
    const second = renewed ? await sendRetrying(parts, repeatable) : response;
    if (second.ok) return second;
    throw await apiErrorOf(second);
  }
  throw await apiErrorOf(response);
}

async function sendRetrying(parts: ApiParts, call: ApiCall): Promise<Response> {
  const mayRepeat = call.method === "GET" || call.idempotencyKey !== undefined;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await sendOnce(parts, call);
    } catch (error) {
      const pause = RETRY_AFTER_MS[attempt];
      if (!(error instanceof ApiError) || !mayRepeat || pause === undefined) throw error;
      await parts.pause(pause);
    }
  }
}

async function sendOnce(parts: ApiParts, call: ApiCall): Promise<Response> {
  const correlationId = parts.randomId();
  notifyAnalytics("call", correlationId);
  const deadline = startDeadline(call.timeoutMs ?? TIMEOUT_MS, call.signal);
  try {
    return await parts.fetch(withQuery(call.path, call.query), {
      method: call.method,
      credentials: "same-origin",
      headers: headersOf(parts, call, correlationId),
      body: bodyOf(call.body),
      signal: deadline.signal,
      ...(call.keepalive && { keepalive: true }),
    });
  } catch (error) {
    if (call.signal?.aborted === true) throw error;
    throw networkError(deadline.passed() ? "network.timeout" : "network.unreachable", correlationId);
  } finally {
    deadline.clear();
  }
}

function bodyOf(body: unknown): BodyInit | null {
  if (body === undefined) return null;
  return body instanceof FormData ? body : JSON.stringify(body);
}

function headersOf(parts: ApiParts, call: ApiCall, correlationId: string): Headers {
  const { tokens } = parts.session;
  const headers = new Headers({
    accept: "application/json",
    ...call.headers,
    "x-correlation-id": correlationId,
  });
  const set = (name: string, value: string | undefined): void => {
    if (value !== undefined) headers.set(name, value);
  };
  set("accept-language", parts.language?.());
  set("authorization", tokens && `Bearer ${tokens.accessToken}`);
  set("x-id-token", tokens?.idToken);
  set("x-caller-id", parts.callerId());
  set("x-session-id", parts.sessionId());
  set("idempotency-key", typeof call.idempotencyKey === "string" ? call.idempotencyKey : undefined);
  const isJson = call.body !== undefined && !(call.body instanceof FormData);
  set("content-type", isJson ? "application/json" : undefined);
  return headers;
}

function withQuery(path: string, query: ApiOptions["query"] = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(pairs).toString();
  return search === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${search}`;
}

/** A random id kept in a storage; undefined where storage is blocked or absent. */
function keptId(storage: () => Storage, key: string): string | undefined {
  try {
    const known = storage().getItem(key);
    if (known !== null) return known;
    const id = randomId();
    storage().setItem(key, id);
    return id;
  } catch {
    // The header is optional; the call is not.
    return undefined;
  }
}

/** The client of the pages. Only the browser may call it: server rendering is anonymous. */
export const apiClient = createApiClient({
  fetch: (input, init) => fetch(input, init),
  session,
  locks: globalThis.navigator?.locks,
  randomId,
  callerId: () => keptId(() => localStorage, "fc.caller-id"),
  sessionId: () => keptId(() => sessionStorage, "fc.session-id"),
  language: () => document.documentElement.lang,
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});
