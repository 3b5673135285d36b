import * as v from "valibot";
import { fieldErrors } from "#platform/shared/fields/form-schema.ts";
import { COMMON_PASSWORD } from "#platform/shared/fields/password.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { type ResetPassword, resetPasswordSchema } from "../../domain/password-reset-schema.ts";
import { PASSWORD_RESET } from "#modules/accounts/message-templates.ts";
import type { IdentityContext } from "../identity-context.ts";
import { isCommonPassword } from "#modules/accounts/server/passwords/is-common-password.ts";
import { revokeSessionsOf } from "#modules/sessions/server/account-sessions-repo.ts";
import { emailIndex, findAccountByEmail } from "#modules/accounts/server/accounts-repo.ts";
import { clearFailures } from "#modules/accounts/server/failures-repo.ts";
import { forgetDevices } from "#modules/accounts/server/devices/known-devices-repo.ts";
import { fieldsError } from "#modules/accounts/server/fields-error.ts";
import { limitHostedReset } from "../internal/limit-hosted-reset.ts";
import { poolError } from "#modules/identity-pools/server/pool-error.ts";
import { settleProvenAccount } from "#modules/identity-pools/server/settle-proven-account.ts";

/**
 * Replaces the password by a code (AUTH-05, VAL-30): ends every session and the lock, and tells the owner.
 * Every wrong field is named before the code is looked at, so that mending them costs no attempt.
 * @throws AppError `invalid` `identity.checkFields`, `identity.codeWrong` (MSG-15),
 * `identity.codeWrongOneLeft`, `identity.codeExpired` (MSG-14); `limited` `identity.resetLimit` (MSG-13);
 * `provider-unavailable` `identity.resetUnavailable`
 */
export async function confirmPasswordReset(
  ctx: IdentityContext,
  input: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { email, code, password } = await checkForm(ctx, input);
  const pool = await ctx.identity.pools.of(ctx);
  await limitHostedReset(ctx, pool, { email, step: "confirm" });
  const answer = await pool.confirmPasswordReset(ctx, { email, code, newPassword: password });
  if (!answer.ok) {
    throw poolError(answer.error, {
      ATTEMPTS_EXCEEDED: { text: "identity.resetLimit" },
      RESET_LIMIT: { field: "code" },
      UNAVAILABLE: { text: "identity.resetUnavailable" },
    });
  }
  if (pool.descriptor.keepsAccounts !== true) await settleOurs(ctx, email);
}

/** Looks at nothing of the account: its name may be in the password only once the code is right. */
async function checkForm(
  ctx: IdentityContext,
  input: Readonly<Record<string, unknown>>,
): Promise<ResetPassword> {
  const parsed = v.safeParse(resetPasswordSchema, input);
  const fields = parsed.success ? {} : fieldErrors(parsed.issues);
  const { password, email } = input;
  if (typeof password === "string") {
    if (await isCommonPassword(ctx, { password, email: typeof email === "string" ? email : "" }))
      (fields["password"] ??= []).push(COMMON_PASSWORD);
  }
  if (parsed.success && Object.keys(fields).length === 0) return parsed.output;
  throw fieldsError(fields);
}

/** What a new password at a hosted pool means here: the address is proven, and nobody else stays signed in. */
async function settleOurs(ctx: IdentityContext, email: string): Promise<void> {
  const at = ctx.clock.now();
  const ended = await ctx.db.transaction(async (trx) => {
    await clearFailures(trx, ctx.tenantId, emailIndex(ctx.keys, email));
    const found = await findAccountByEmail(trx, ctx, { email, lock: true });
    if (found === undefined) return [];
    const status = found.contested ? "unconfirmed" : found.status;
    const { account, endedSessions } = await settleProvenAccount(trx, ctx, { ...found, status });
    const { id: accountId, firstName } = account;
    await forgetDevices(trx, ctx, accountId);
    const params = { firstName };
    await queueMessage(trx, ctx, { channel: "email", to: account.email, template: PASSWORD_RESET, params });
    const others = await revokeSessionsOf(trx, ctx.tenantId, { accountId, reason: "password-reset", at });
    return [...endedSessions, ...others];
  });
  for (const sessionId of ended) ctx.identity.revoked.add(ctx.tenantId, sessionId);
}
