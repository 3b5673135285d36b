/** MSG-01. */
export const GENERAL_ERROR = "An error occurred. Please try again.";
/** What happened where no answer came, and what to do about it. */
const NO_ANSWER = "We couldn't connect. Check your internet connection, then try again.";

interface ApiErrorDetails {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Stable code, e.g. `vehicle.unavailable`; `network.unreachable` and `network.timeout` are ours. */
  readonly code: string;
  /** Text a shopper may read. */
  readonly message: string;
  /** Field name to shopper text. */
  readonly fields: Readonly<Record<string, string>>;
  readonly correlationId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
}

/** An answer other than 2xx, or none at all. */
export class ApiError extends Error implements ApiErrorDetails {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly correlationId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(details: ApiErrorDetails) {
    super(details.message);
    this.name = "ApiError";
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields;
    this.correlationId = details.correlationId;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** The error of a failed answer, whether or not its body is our envelope. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const body = await readEnvelope(response);
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new ApiError({
    status: response.status,
    code: textOf(body["code"]) ?? "unexpected",
    message: textOf(body["message"]) ?? GENERAL_ERROR,
    fields: fieldsOf(body["fields"]),
    correlationId: textOf(body["correlationId"]) ?? response.headers.get("x-correlation-id") ?? undefined,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

/** The error of a call that got no answer. */
export function networkError(
  code: "network.unreachable" | "network.timeout",
  correlationId?: string,
): ApiError {
  const none = { fields: {}, retryAfterSeconds: undefined };
  return new ApiError({ status: 0, code, message: NO_ANSWER, correlationId, ...none });
}

async function readEnvelope(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await response.json();
    return typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    // A proxy's page instead of our envelope: the status says enough.
    return {};
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function fieldsOf(value: unknown): Record<string, string> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
