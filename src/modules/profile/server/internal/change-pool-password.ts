import { identityMessages } from "#modules/accounts/messages.ts";
import type { IdentityContext } from "#modules/sign-in/server/identity-context.ts";
import type { Account } from "#modules/accounts/server/accounts-repo.ts";
import { fieldsError } from "#modules/accounts/server/fields-error.ts";
import { poolError } from "#modules/identity-pools/server/pool-error.ts";
import { checkProof, refuseWhileLocked } from "#modules/sign-in/server/require-recent-sign-in.ts";

/**
 * Has the retailer's hosted pool replace a password that we do not keep. Wrong ones count as at the sign-in page.
 * @throws AppError those of `provePassword`; `invalid` `identity.checkFields` with the pool's own rules;
 * `provider-unavailable` `identity.unavailable`
 */
export async function changePoolPassword(
  ctx: IdentityContext,
  input: { readonly account: Account; readonly currentPassword: string; readonly newPassword: string },
): Promise<void> {
  const { account, currentPassword: password, newPassword } = input;
  await refuseWhileLocked(ctx);
  const pool = await ctx.identity.pools.of(ctx);
  const answer = await pool.changePassword(ctx, { email: account.email, password, newPassword });
  if (answer.ok || answer.error.code === "INVALID_CREDENTIALS") return checkProof(ctx, answer.ok);
  if (answer.error.code !== "PASSWORD_POLICY") throw poolError(answer.error);
  const rules = answer.error.rules ?? [];
  throw fieldsError({
    newPassword: rules.length > 0 ? [...rules] : [identityMessages["identity.passwordRefused"]],
  });
}
