import type { PoolCodeSent } from "#modules/identity-pools/ports/identity-pool.ts";
import type { IdentityContext } from "../identity-context.ts";
import { limitHostedReset } from "../internal/limit-hosted-reset.ts";
import { poolError } from "#modules/identity-pools/server/pool-error.ts";

/**
 * Sends a code to choose a new password (AUTH-04). Addresses without an account get the same answers and
 * limits after the same work; they just get no message.
 * @throws AppError `limited` `identity.resendTooSoon`, `identity.resetLimit` (MSG-13);
 * `provider-unavailable` `identity.resetUnavailable`
 */
export async function requestPasswordReset(
  ctx: IdentityContext,
  input: { readonly email: string },
): Promise<PoolCodeSent> {
  const pool = await ctx.identity.pools.of(ctx);
  await limitHostedReset(ctx, pool, { ...input, step: "start" });
  const answer = await pool.startPasswordReset(ctx, input);
  if (answer.ok) return answer.value;
  throw poolError(answer.error, {
    REQUESTS_EXCEEDED: { text: "identity.resetLimit" },
    ATTEMPTS_EXCEEDED: { text: "identity.resetLimit", field: "email" },
    UNAVAILABLE: { text: "identity.resetUnavailable" },
  });
}
