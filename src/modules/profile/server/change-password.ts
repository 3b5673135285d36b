import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { COMMON_PASSWORD } from "#platform/shared/fields/password.ts";
import { fieldErrors } from "#platform/shared/fields/form-schema.ts";
import * as v from "valibot";
import { passwordChangeSchema } from "#modules/accounts/domain/profile-schema.ts";
import { identityMessages } from "#modules/accounts/messages.ts";
import { PASSWORD_CHANGED_HERE } from "#modules/accounts/profile-message-templates.ts";
import { isCommonPassword } from "#modules/accounts/server/passwords/is-common-password.ts";
import { getProfile, type Profile } from "./get-profile.ts";
import { revokeSessionsOf } from "#modules/sessions/server/account-sessions-repo.ts";
import { type Account, findAccount, setPasswordHash } from "#modules/accounts/server/accounts-repo.ts";
import { changePoolPassword } from "./internal/change-pool-password.ts";
import { hasPassword, lockOwnAccount, signedInActor } from "#modules/sessions/server/current-account.ts";
import { identityError } from "#modules/accounts/server/identity-error.ts";
import { provePassword } from "#modules/sign-in/server/require-recent-sign-in.ts";
import { fieldsError } from "#modules/accounts/server/fields-error.ts";
import { tokenInvalid } from "#modules/sessions/server/tokens/verify-access-token.ts";
import type { ProfileContext } from "./profile-context.ts";

interface PasswordChange {
  readonly currentPassword?: string | undefined;
  readonly newPassword?: string | undefined;
  readonly passwordConfirmation?: string | undefined;
}

/**
 * Replaces the password (VAL-17, VAL-30), ours or the one in the retailer's hosted pool. The current one is
 * always needed; every other session ends, and the owner hears of it by mail.
 * @throws AppError `invalid` `identity.checkFields` with everything that is wrong; `invalid`
 * `identity.wrongPassword`; `conflict` `identity.noPassword`; `limited` `identity.accountLocked`
 */
export async function changePassword(ctx: ProfileContext, input: PasswordChange): Promise<void> {
  const profile = await getProfile(ctx);
  if (!profile.canChangePassword) throw identityError("conflict", "identity.noPassword");
  const account = await ctx.db.transaction((trx) => findAccount(trx, ctx, signedInActor(ctx).accountId));
  if (account === undefined) throw tokenInvalid();
  const { currentPassword, newPassword } = await check(ctx, input, profile);
  let passwordHash: string | undefined;
  if (hasPassword(account)) {
    await provePassword(ctx, account, currentPassword);
    passwordHash = await ctx.identity.passwords.hash(newPassword);
  } else await changePoolPassword(ctx, { account, currentPassword, newPassword });
  const ended = await ctx.db.transaction((trx) => settle(trx, ctx, { before: account, passwordHash }));
  if (ended === undefined) {
    throw identityError("invalid", "identity.wrongPassword", { field: "currentPassword" });
  }
  for (const id of ended) ctx.identity.revoked.add(ctx.tenantId, id);
}

/**
 * Stores the new hash, none where a pool keeps it, ends the other sessions and tells the owner. Answers the
 * ended sessions; undefined when the password was changed in another window meanwhile.
 */
async function settle(
  trx: TenantTransaction,
  ctx: ProfileContext,
  input: { readonly before: Account; readonly passwordHash: string | undefined },
): Promise<string[] | undefined> {
  const { accountId, sessionId } = signedInActor(ctx);
  const now = await lockOwnAccount(trx, ctx);
  if (now.passwordHash !== input.before.passwordHash) return undefined;
  const at = ctx.clock.now();
  const { passwordHash } = input;
  if (passwordHash !== undefined)
    await setPasswordHash(trx, ctx.tenantId, { id: accountId, passwordHash, at });
  const params = { firstName: now.firstName };
  const template = PASSWORD_CHANGED_HERE;
  await queueMessage(trx, ctx, { channel: "email", to: now.email, template, params });
  const others = { accountId, exceptId: sessionId, reason: "password-changed", at } as const;
  return revokeSessionsOf(trx, ctx.tenantId, others);
}

async function check(ctx: ProfileContext, input: PasswordChange, profile: Profile) {
  const parsed = v.safeParse(passwordChangeSchema, input);
  const wrong = parsed.success ? {} : fieldErrors(parsed.issues);
  const { newPassword } = input;
  if (newPassword !== undefined && newPassword !== "") {
    const problems: string[] = [];
    const { email, firstName, lastName } = profile;
    if (await isCommonPassword(ctx, { password: newPassword, email, firstName, lastName }))
      problems.push(COMMON_PASSWORD);
    if (newPassword.normalize("NFC") === input.currentPassword?.normalize("NFC"))
      problems.push(identityMessages["identity.samePassword"]);
    if (problems.length > 0) (wrong["newPassword"] ??= []).push(...problems);
  }
  if (!parsed.success || Object.keys(wrong).length > 0) throw fieldsError(wrong);
  return parsed.output;
}
