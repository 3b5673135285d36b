import { RESET_CODE } from "../../message-templates.ts";
import type { IdentityContext } from "../identity-context.ts";
import { findAccountByEmail } from "../internal/accounts-repo.ts";
import { type CodeSent, requestCode } from "../internal/email-code.ts";
import { sentOrRefused } from "../internal/sent-or-refused.ts";

/**
 * Sends a code to choose a new password (AUTH-04). Addresses without an account get the same answers and
 * limits after the same work; they just get no message.
 * @throws AppError `limited` `identity.resendTooSoon`, `identity.resetLimit` (MSG-13)
 */
export async function requestPasswordReset(
  ctx: IdentityContext,
  input: { readonly email: string },
): Promise<CodeSent> {
  const request = await ctx.db.transaction(async (trx) => {
    const account = await findAccountByEmail(trx, ctx, input);
    return requestCode(trx, ctx, { purpose: "reset", email: input.email, account, template: RESET_CODE });
  });
  return sentOrRefused(request, { exceeded: "identity.resetLimit", burned: "identity.resetLimit" });
}
