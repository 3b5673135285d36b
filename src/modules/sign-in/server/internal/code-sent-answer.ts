import type { IdentityMessageKey } from "#modules/accounts/messages.ts";
import type { CodeRequest, CodeSent } from "#modules/accounts/server/codes/email-code.ts";
import { identityError } from "#modules/accounts/server/identity-error.ts";

/**
 * The answer to a request for a code. The text belongs under the one field of the form, the e-mail (OP-51).
 * @throws AppError `limited` `identity.resendTooSoon` or what `texts` name
 */
export function codeSentAnswer(
  request: CodeRequest,
  texts: { readonly exceeded: IdentityMessageKey; readonly burned: IdentityMessageKey },
): CodeSent {
  if (request.kind === "sent") return request.sent;
  const code = request.kind === "too-soon" ? "identity.resendTooSoon" : texts[request.kind];
  throw identityError("limited", code, { field: "email", retryAfterSeconds: request.waitSeconds });
}
