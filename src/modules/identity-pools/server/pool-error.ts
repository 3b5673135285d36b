import { AppError, type AppErrorKind } from "#platform/shared/app-error.ts";
import { identityMessages, type IdentityMessageKey } from "#modules/accounts/messages.ts";
import type { PoolError, PoolErrorCode } from "../ports/identity-pool.ts";
import { fieldsError } from "#modules/accounts/server/fields-error.ts";
import { identityError } from "#modules/accounts/server/identity-error.ts";

interface Meaning {
  readonly kind: AppErrorKind;
  readonly text: IdentityMessageKey;
  /** The field that the text stands beside. */
  readonly field?: string;
}

/** What people read when a pool refuses; the one place where that is said. */
const MEANINGS: Readonly<Record<Exclude<PoolErrorCode, "PASSWORD_POLICY">, Meaning>> = {
  INVALID_CREDENTIALS: { kind: "unauthenticated", text: "identity.signInFailed" },
  ACCOUNT_LOCKED: { kind: "limited", text: "identity.accountLocked" },
  NEEDS_CONFIRMATION: { kind: "forbidden", text: "identity.confirmationRequired" },
  RESET_REQUIRED: { kind: "forbidden", text: "identity.resetRequired" },
  EMAIL_IN_USE: { kind: "conflict", text: "identity.accountExists", field: "email" },
  WRONG_CODE: { kind: "invalid", text: "identity.codeWrong", field: "code" },
  CODE_EXPIRED: { kind: "invalid", text: "identity.codeExpired", field: "code" },
  ATTEMPTS_EXCEEDED: { kind: "limited", text: "identity.attemptsExceeded", field: "code" },
  REQUESTS_EXCEEDED: { kind: "limited", text: "identity.requestsExceeded", field: "email" },
  TOO_SOON: { kind: "limited", text: "identity.resendTooSoon", field: "email" },
  RESET_LIMIT: { kind: "limited", text: "identity.resetLimit", field: "email" },
  BUSY: { kind: "limited", text: "identity.tooManyRequests" },
  PASSWORD_REQUIRED: { kind: "invalid", text: "identity.passwordRequired", field: "password" },
  UNAVAILABLE: { kind: "provider-unavailable", text: "identity.unavailable" },
  SESSION_REVOKED: { kind: "unauthenticated", text: "identity.sessionExpired" },
  REDIRECT_REFUSED: { kind: "invalid", text: "identity.unavailable" },
  UNSUPPORTED: { kind: "conflict", text: "identity.notOffered" },
};

/** Seconds that a caller is told to wait where the pool names none. */
const WAIT_SECONDS: Readonly<Partial<Record<PoolErrorCode, number>>> = {
  RESET_LIMIT: 3600,
  ATTEMPTS_EXCEEDED: 1800,
  REQUESTS_EXCEEDED: 1800,
  BUSY: 60,
};

/** `identity.codeWrong` and so on, where a verb has words of its own. */
export type PoolTexts = Readonly<Partial<Record<PoolErrorCode, Partial<Meaning>>>>;

/** The refusal of a pool as an answer to people; `texts` replace single meanings. */
export function poolError(error: PoolError, texts: PoolTexts = {}): AppError {
  const { code, attemptsLeft } = error;
  if (code === "PASSWORD_POLICY") return policyError(error.rules ?? []);
  const meaning: Meaning = { ...MEANINGS[code], ...texts[code] };
  const { kind, field } = meaning;
  const text = code === "WRONG_CODE" && attemptsLeft === 1 ? oneLeft(meaning.text) : meaning.text;
  const retryAfterSeconds = error.retryAfterSeconds ?? WAIT_SECONDS[code];
  return identityError(kind, text, {
    ...(field === undefined ? {} : { field }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

function policyError(rules: readonly string[]): AppError {
  const password = rules.length === 0 ? [identityMessages["identity.passwordRefused"]] : [...rules];
  return fieldsError({ password });
}

function oneLeft(text: IdentityMessageKey): IdentityMessageKey {
  return text === "identity.codeWrong" ? "identity.codeWrongOneLeft" : text;
}
