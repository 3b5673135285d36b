/** The eight kinds of surprise; each has one HTTP status, mapped in `platform/server/http`. */
export type AppErrorKind =
  | "invalid"
  | "too-large"
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "limited"
  | "provider-unavailable";

interface AppErrorDetails {
  /** Stable code for callers, e.g. `vehicle.unavailable`. */
  readonly code: string;
  /** Text a shopper may read. Never vendor text, SQL or a stack. */
  readonly message: string;
  /** The move that a table does not list, in the words of the table. For logs; never sent. */
  readonly move?: string;
  /** Field name to shopper text, when single fields are wrong. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds until a retry makes sense (sent as Retry-After). */
  readonly retryAfterSeconds?: number;
}

/** A failure that ends the request. Anything else that is thrown answers 500 `unexpected`. */
export class AppError extends Error {
  readonly isAppError = true;
  readonly kind: AppErrorKind;
  readonly details: AppErrorDetails;

  constructor(kind: AppErrorKind, details: AppErrorDetails) {
    super(`${kind}: ${details.code}`);
    this.name = "AppError";
    this.kind = kind;
    this.details = details;
  }
}

/** Works across bundles, where `instanceof` does not. */
export function isAppError(error: unknown): error is AppError {
  return (
    typeof error === "object" && error !== null && (error as { isAppError?: unknown }).isAppError === true
  );
}
