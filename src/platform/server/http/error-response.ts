import { isAppError, type AppErrorKind } from "#platform/shared/app-error.ts";
import { englishText, type Text } from "#platform/shared/texts/text.ts";
import { waitText } from "#platform/shared/time/wait-text.ts";
import { isDatabaseAway } from "../database/pool/database-away.ts";
import type { Log } from "../context/log.ts";

const DATABASE_AWAY = "service.databaseAway";

const STATUS: Record<AppErrorKind, number> = {
  invalid: 400,
  "too-large": 413,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  limited: 429,
  "provider-unavailable": 503,
};

/** What every error answers: no stack, no SQL, no vendor text. */
interface ErrorEnvelope {
  readonly code: string;
  readonly message: string;
  readonly correlationId: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Builds one error answer with the headers that go with it. */
export function errorResponse(status: number, envelope: ErrorEnvelope, headers?: HeadersInit): Response {
  const all = new Headers(headers);
  all.set("content-type", "application/json; charset=utf-8");
  all.set("cache-control", "no-store");
  all.set("x-correlation-id", envelope.correlationId);
  return new Response(JSON.stringify(envelope), { status, headers: all });
}

/**
 * The one place where thrown errors become HTTP. Unknown ones are logged and answer 500 without detail.
 * @param told.t says the messages in the caller's language
 */
export function toErrorResponse(
  error: unknown,
  correlationId: string,
  { log, t = englishText }: { readonly log: Log; readonly t?: Text },
): Response {
  if (isDatabaseAway(error)) return databaseAway(correlationId, { log, t });
  if (!isAppError(error)) {
    const known = error instanceof Error ? error : new Error("non-error thrown");
    log.error("request failed", {
      code: "unexpected",
      correlationId,
      error: known.name,
      stack: withoutMessage(known.stack),
    });
    return errorResponse(500, {
      code: "unexpected",
      message: t("An error occurred. Please try again."),
      correlationId,
    });
  }
  const { code, message, fields, retryAfterSeconds } = error.details;
  // A text may name the wait that Retry-After asks for.
  const say = (text: string): string => t(text, { wait: waitText(retryAfterSeconds ?? 60, t) });
  const headers: Record<string, string> = {};
  if (retryAfterSeconds !== undefined) headers["retry-after"] = String(retryAfterSeconds);
  if (error.kind === "unauthenticated") headers["www-authenticate"] = "Bearer";
  return errorResponse(
    STATUS[error.kind],
    { code, message: say(message), correlationId, ...(fields && { fields: translated(fields, say) }) },
    headers,
  );
}

/** Not a failure of the call: it may be sent again, with the same Idempotency-Key where it writes. */
function databaseAway(correlationId: string, { log, t }: { log: Log; t: Text }): Response {
  log.warn("a call met no database", { code: DATABASE_AWAY, correlationId });
  const message = t("The store is not available for a moment. Please try again.");
  return errorResponse(503, { code: DATABASE_AWAY, message, correlationId }, { "retry-after": "2" });
}

function translated(
  fields: Readonly<Record<string, string>>,
  t: (text: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, t(message)]));
}

/** Messages may quote input; only the frames are logged. */
function withoutMessage(stack: string | undefined): string {
  return (stack ?? "")
    .split("\n")
    .filter((line) => line.trimStart().startsWith("at "))
    .slice(0, 12)
    .join("\n");
}
