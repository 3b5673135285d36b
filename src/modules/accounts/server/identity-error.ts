import { AppError, type AppErrorKind } from "#platform/shared/app-error.ts";
import { identityMessages, type IdentityMessageKey } from "../messages.ts";

/** An error whose code is the key of its text. `field` also shows the text beside that field. */
export function identityError(
  kind: AppErrorKind,
  code: IdentityMessageKey,
  more: { readonly field?: string; readonly retryAfterSeconds?: number } = {},
): AppError {
  const said = longerThanSaid(code, more.retryAfterSeconds ?? 0);
  const message = identityMessages[said];
  return new AppError(kind, {
    code: said,
    message,
    ...(more.field === undefined ? {} : { fields: { [more.field]: message } }),
    ...(more.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: more.retryAfterSeconds }),
  });
}

/** Wordings of the requirements that name a time, and what is said when the true wait is longer (MSG-13, MSG-20). */
const NAMED_WAITS: Readonly<Partial<Record<IdentityMessageKey, readonly [number, IdentityMessageKey]>>> = {
  "identity.attemptsExceeded": [1800, "identity.attemptsExceededLong"],
  "identity.requestsExceeded": [1800, "identity.requestsExceededLong"],
  "identity.resetLimit": [3600, "identity.resetLimitLong"],
};

function longerThanSaid(code: IdentityMessageKey, waitSeconds: number): IdentityMessageKey {
  const [seconds, longer] = NAMED_WAITS[code] ?? [];
  return seconds !== undefined && longer !== undefined && waitSeconds > seconds ? longer : code;
}
