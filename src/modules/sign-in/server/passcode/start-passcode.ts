import { PASSCODE } from "#modules/accounts/message-templates.ts";
import type { IdentityContext } from "../identity-context.ts";
import { findAccountByEmail } from "#modules/accounts/server/accounts-repo.ts";
import { type CodeSent, requestCode } from "#modules/accounts/server/codes/email-code.ts";
import { poolError } from "#modules/identity-pools/server/pool-error.ts";
import { codeSentAnswer } from "../internal/code-sent-answer.ts";

/**
 * Sends a one-time passcode (AUTH-02, AUTH-18). Addresses without an account get the same answers and limits
 * after the same work; they just get no message.
 * @throws AppError `limited` `identity.resendTooSoon`, `identity.requestsExceeded`,
 * `identity.attemptsExceeded` (MSG-20); `conflict` `identity.notOffered`
 */
export async function startPasscode(
  ctx: IdentityContext,
  input: { readonly email: string },
): Promise<CodeSent> {
  const pool = await ctx.identity.pools.of(ctx);
  if (!(await pool.capabilities(ctx)).emailOtp) throw poolError({ code: "UNSUPPORTED" });
  const request = await ctx.db.transaction(async (trx) => {
    const account = await findAccountByEmail(trx, ctx, input);
    return requestCode(trx, ctx, { purpose: "passcode", email: input.email, account, template: PASSCODE });
  });
  return codeSentAnswer(request, {
    exceeded: "identity.requestsExceeded",
    burned: "identity.attemptsExceeded",
  });
}
