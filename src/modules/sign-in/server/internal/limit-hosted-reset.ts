import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import { CODE_LIMITS } from "#modules/accounts/domain/limits-data.ts";
import type { IdentityPool } from "#modules/identity-pools/ports/identity-pool.ts";
import type { IdentityContext } from "../identity-context.ts";
import { emailIndex } from "#modules/accounts/server/accounts-repo.ts";
import { identityError } from "#modules/accounts/server/identity-error.ts";

/**
 * Counts a reset at a hosted pool here, before the vendor does: the vendor counts its own users alone, which would
 * tell who has an account. @throws AppError `limited` `identity.resetLimit` (MSG-13)
 */
export async function limitHostedReset(
  ctx: IdentityContext,
  pool: IdentityPool,
  input: { readonly email: string; readonly step: "start" | "confirm" },
): Promise<void> {
  if (pool.descriptor.keepsAccounts === true) return;
  const { requests, attempts, windowSeconds } = CODE_LIMITS.reset;
  const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, {
    bucket: `identity.hostedReset.${input.step}`,
    key: emailIndex(ctx.keys, input.email),
    limit: input.step === "start" ? requests : attempts,
    windowSeconds,
  });
  const field = input.step === "start" ? "email" : "code";
  if (!allowed) throw identityError("limited", "identity.resetLimit", { field, retryAfterSeconds });
}
