import { AppError, type AppErrorKind } from "#platform/shared/app-error.ts";
import { identityMessages, type IdentityMessageKey } from "../../messages.ts";

/** An error whose code is the key of its text. `field` also shows the text beside that field. */
export function identityError(
  kind: AppErrorKind,
  code: IdentityMessageKey,
  more: { readonly field?: string; readonly retryAfterSeconds?: number } = {},
): AppError {
  const message = identityMessages[code];
  return new AppError(kind, {
    code,
    message,
    ...(more.field === undefined ? {} : { fields: { [more.field]: message } }),
    ...(more.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: more.retryAfterSeconds }),
  });
}
