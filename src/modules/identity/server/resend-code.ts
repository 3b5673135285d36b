import { SIGN_UP_CODE } from "../message-templates.ts";
import type { IdentityContext } from "./identity-context.ts";
import { findAccountByEmail } from "./internal/accounts-repo.ts";
import { type CodeSent, requestCode } from "./internal/email-code.ts";
import { sentOrRefused } from "./internal/sent-or-refused.ts";

/**
 * Sends another sign-up code (AUTH-06, OP-22). Addresses without a waiting sign-up get the same answers
 * and limits after the same work; they just get no message.
 * @throws AppError `limited` `identity.resendTooSoon`, `identity.requestsExceeded` (MSG-20)
 */
export async function resendCode(ctx: IdentityContext, input: { readonly email: string }): Promise<CodeSent> {
  const request = await ctx.db.transaction(async (trx) => {
    const found = await findAccountByEmail(trx, ctx, { email: input.email, lock: true });
    const account = found?.status === "unconfirmed" ? found : undefined;
    return requestCode(trx, ctx, { purpose: "sign-up", email: input.email, account, template: SIGN_UP_CODE });
  });
  return sentOrRefused(request, {
    exceeded: "identity.requestsExceeded",
    burned: "identity.requestsExceeded",
  });
}
