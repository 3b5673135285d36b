import type { PoolCodeSent } from "#modules/identity-pools/ports/identity-pool.ts";
import type { IdentityContext } from "./identity-context.ts";
import { poolError } from "#modules/identity-pools/server/pool-error.ts";

/**
 * Sends another sign-up code (AUTH-06, OP-22). Addresses without a waiting sign-up get the same answers
 * and limits after the same work; they just get no message.
 * @throws AppError `limited` `identity.resendTooSoon`, `identity.signUpCodesExceeded` (MSG-20);
 * `provider-unavailable` `identity.signUpUnavailable`
 */
export async function resendCode(
  ctx: IdentityContext,
  input: { readonly email: string },
): Promise<PoolCodeSent> {
  const pool = await ctx.identity.pools.of(ctx);
  const answer = await pool.resendSignUpCode(ctx, input);
  if (answer.ok) return answer.value;
  throw poolError(answer.error, {
    ATTEMPTS_EXCEEDED: { text: "identity.signUpCodesExceeded", field: "email" },
    REQUESTS_EXCEEDED: { text: "identity.signUpCodesExceeded" },
    UNAVAILABLE: { text: "identity.signUpUnavailable" },
  });
}
