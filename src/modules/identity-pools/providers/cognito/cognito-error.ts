import type { PoolError, PoolErrorCode } from "../../ports/identity-pool.ts";

/** Which verb failed: a few of Cognito's errors mean different things in different calls. */
export type CognitoOperation =
  | "signUp"
  | "confirmSignUp"
  | "resend"
  | "signIn"
  | "passcode"
  | "startReset"
  | "confirmReset"
  | "changePassword"
  | "refresh"
  | "signOut";

/** Errors that mean the same in every call. */
const EVERYWHERE: Readonly<Record<string, PoolErrorCode>> = {
  NotAuthorizedException: "INVALID_CREDENTIALS",
  UserNotFoundException: "INVALID_CREDENTIALS",
  UserNotConfirmedException: "NEEDS_CONFIRMATION",
  PasswordResetRequiredException: "RESET_REQUIRED",
  UsernameExistsException: "EMAIL_IN_USE",
  AliasExistsException: "EMAIL_IN_USE",
  CodeMismatchException: "WRONG_CODE",
  ExpiredCodeException: "CODE_EXPIRED",
  LimitExceededException: "RESET_LIMIT",
  TooManyRequestsException: "BUSY",
  TooManyFailedAttemptsException: "BUSY",
  InvalidPasswordException: "PASSWORD_POLICY",
  PasswordHistoryPolicyViolationException: "PASSWORD_POLICY",
  RefreshTokenReuseException: "SESSION_REVOKED",
};

const IN_ONE_CALL: Readonly<Partial<Record<CognitoOperation, Readonly<Record<string, PoolErrorCode>>>>> = {
  // An unknown user has no code that could be right.
  confirmSignUp: {
    NotAuthorizedException: "WRONG_CODE",
    UserNotFoundException: "WRONG_CODE",
    LimitExceededException: "ATTEMPTS_EXCEEDED",
    TooManyFailedAttemptsException: "ATTEMPTS_EXCEEDED",
  },
  // What concerns one user answers as an unknown user does: a wrong code tells nobody who has an account.
  confirmReset: {
    NotAuthorizedException: "WRONG_CODE",
    UserNotFoundException: "WRONG_CODE",
    ExpiredCodeException: "WRONG_CODE",
    UserNotConfirmedException: "WRONG_CODE",
    InvalidParameterException: "WRONG_CODE",
    TooManyFailedAttemptsException: "RESET_LIMIT",
  },
  resend: { LimitExceededException: "REQUESTS_EXCEEDED" },
  // The pool takes no sign-ups of its own: there is no password that could be wrong.
  signUp: { LimitExceededException: "BUSY", NotAuthorizedException: "UNAVAILABLE" },
  changePassword: { LimitExceededException: "ACCOUNT_LOCKED" },
  refresh: {
    NotAuthorizedException: "SESSION_REVOKED",
    UserNotFoundException: "SESSION_REVOKED",
    PasswordResetRequiredException: "SESSION_REVOKED",
    UserNotConfirmedException: "SESSION_REVOKED",
  },
};

/** Calls that change something: when no answer came, they may have. */
const WRITES: ReadonlySet<CognitoOperation> = new Set([
  "signUp",
  "confirmSignUp",
  "resend",
  "startReset",
  "confirmReset",
  "changePassword",
  "refresh",
]);

/** Translates what the SDK threw. Vendor texts stay here; only the password rules come through, cut down. */
export function cognitoError(operation: CognitoOperation, thrown: unknown): PoolError {
  const { name, message } = thrown instanceof Error ? thrown : new Error("not an error");
  const vendorCode = /^[A-Za-z]{1,60}$/u.test(name) ? name : "unknown";
  if (name === "NotAuthorizedException" && /attempts exceeded/iu.test(message))
    return { code: "ACCOUNT_LOCKED", vendorCode };
  const code = IN_ONE_CALL[operation]?.[name] ?? EVERYWHERE[name];
  if (code === "PASSWORD_POLICY") return { code, vendorCode, rules: rulesOf(message) };
  if (code !== undefined) return { code, vendorCode };
  const unknown = WRITES.has(operation) && isSilence(thrown) && !wasNeverSent(thrown);
  return { code: "UNAVAILABLE", vendorCode, ...(unknown && { outcomeUnknown: true }) };
}

/** Refused by the breaker: nothing was sent. */
export class CircuitOpen extends Error {
  override name = "CircuitOpen";
}

/** True when the service gave no answer that counts: silence, a broken connection, or its own failure. */
export function isSilence(thrown: unknown): boolean {
  if (thrown instanceof CircuitOpen) return false;
  const status = (thrown as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;
  return status === undefined || status >= 500;
}

function wasNeverSent(thrown: unknown): boolean {
  const code = (thrown as { code?: unknown } | null)?.code;
  return code === "ECONNREFUSED" || code === "ENOTFOUND" || code === "EHOSTUNREACH";
}

/** `Password did not conform with policy: Password must have uppercase characters` and the like. */
function rulesOf(message: string): readonly string[] {
  const rule = message.split(":").at(-1)?.trim() ?? "";
  return /^[\w ,.'-]{3,120}$/u.test(rule) ? [rule] : [];
}
