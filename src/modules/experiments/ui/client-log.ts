import { type ClientEvent, ERROR_NAME, routeOf } from "../domain/client-event-parts.ts";

/** As many as one call takes. */
const MOST = 50;
const SEND_AFTER_MS = 10_000;
const ADDRESS = "/public/client-events";
const CALLS = /^\/(?:api|public|user)\//u;

/** What the log stands on; tests pass their own. */
interface ClientLogParts {
  readonly window: Pick<Window, "addEventListener" | "location"> & { fetch: typeof fetch };
  readonly now: () => number;
  readonly send: (body: string) => void;
  readonly later: (run: () => void, milliseconds: number) => unknown;
}

/**
 * FLG-10: tells the server of errors and calls, with their correlation ids and nothing personal: routes instead of
 * addresses, an error's name and never its message.
 */
export function startClientLog({ window: page, now, send, later }: ClientLogParts): void {
  const { keep, flush } = eventQueue({ send, later });
  const failed = (kind: "error" | "rejection", error: unknown): void =>
    keep({ kind, route: routeOf(page.location.pathname), ...nameOf(error) });
  page.addEventListener("error", (event) => failed("error", event.error));
  page.addEventListener("unhandledrejection", (event) => failed("rejection", event.reason));
  page.addEventListener("pagehide", flush);
  const call = page.fetch.bind(page);
  page.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, page.location.href);
    if (!CALLS.test(pathname) || pathname === ADDRESS) return call(input, init);
    const startedAt = now();
    const told = (status: number): void =>
      keep({
        kind: "call",
        route: routeOf(pathname),
        status,
        durationMs: Math.min(600_000, Math.round(now() - startedAt)),
        ...correlationOf(init?.headers),
      });
    try {
      const response = await call(input, init);
      told(response.status);
      return response;
    } catch (error) {
      told(0);
      throw error;
    }
  };
}

/** Events go together, a while after the first of them. */
function eventQueue({ send, later }: Pick<ClientLogParts, "send" | "later">) {
  let waiting: ClientEvent[] = [];
  let isTimed = false;
  const flush = (): void => {
    isTimed = false;
    const events = waiting;
    waiting = [];
    if (events.length > 0) send(JSON.stringify({ events }));
  };
  const keep = (event: ClientEvent): void => {
    waiting.push(event);
    if (waiting.length >= MOST) flush();
    if (isTimed || waiting.length === 0) return;
    isTimed = true;
    later(flush, SEND_AFTER_MS);
  };
  return { keep, flush };
}

function nameOf(error: unknown): { error?: string } {
  const name = error instanceof Error ? error.name : "";
  return ERROR_NAME.test(name) ? { error: name } : {};
}

function correlationOf(headers: HeadersInit | undefined): { correlationId?: string } {
  const id = new Headers(headers).get("x-correlation-id") ?? "";
  return /^[0-9a-f]{32}$/u.test(id) ? { correlationId: id } : {};
}
