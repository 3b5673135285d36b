import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { COMMON_PASSWORD } from "#platform/shared/fields/password.ts";
import { fieldErrors } from "#platform/shared/fields/form-schema.ts";
import * as v from "valibot";
import { isFamiliarPassword } from "../../domain/familiar-password.ts";
import { passwordChangeSchema } from "../../domain/profile-schema.ts";
import { identityMessages } from "../../messages.ts";
import { PASSWORD_CHANGED_HERE } from "../../profile-message-templates.ts";
import { getProfile } from "../get-profile.ts";
import { revokeSessionsOf } from "../internal/account-sessions-repo.ts";
import { findAccount, setPasswordHash } from "../internal/accounts-repo.ts";
import { hasPassword, lockOwnAccount, signedInActor } from "../internal/current-account.ts";
import { identityError } from "../internal/identity-error.ts";
import { provePassword } from "../internal/require-recent-sign-in.ts";
import { fieldsError } from "../internal/fields-error.ts";
import { tokenInvalid } from "../verify-access-token.ts";
import type { ProfileContext } from "./profile-context.ts";

export interface PasswordChange {
  readonly currentPassword?: string | undefined;
  readonly newPassword?: string | undefined;
  readonly passwordConfirmation?: string | undefined;
}

/**
 * Replaces the password (VAL-17, VAL-30). The current one is always needed; every other session ends, and the
 * owner hears of it by mail.
 * @throws AppError `invalid` `identity.checkFields` with everything that is wrong; `invalid`
 * `identity.wrongPassword`; `conflict` `identity.noPassword`; `limited` `identity.accountLocked`
 */
export async function changePassword(ctx: ProfileContext, input: PasswordChange): Promise<void> {
  const { accountId, sessionId } = signedInActor(ctx);
  const account = await ctx.db.transaction((trx) => findAccount(trx, ctx, accountId));
  if (account === undefined) throw tokenInvalid();
  if (!hasPassword(account)) throw identityError("conflict", "identity.noPassword");
  const { currentPassword, newPassword } = await check(ctx, input);
  await provePassword(ctx, account, currentPassword);
  const passwordHash = await ctx.identity.passwords.hash(newPassword);
  const ended = await ctx.db.transaction(async (trx) => {
    const now = await lockOwnAccount(trx, ctx);
    // Changed meanwhile in another window: what was proven is no longer the current password.
    if (now.passwordHash !== account.passwordHash) return undefined;
    const at = ctx.clock.now();
    await setPasswordHash(trx, ctx.tenantId, { id: accountId, passwordHash, at });
    const others = { accountId, exceptId: sessionId, reason: "password-changed", at } as const;
    const sessions = await revokeSessionsOf(trx, ctx.tenantId, others);
    const params = { firstName: now.firstName };
    await queueMessage(trx, ctx, {
      channel: "email",
      to: now.email,
      template: PASSWORD_CHANGED_HERE,
      params,
    });
    return sessions;
  });
  if (ended === undefined) {
    throw identityError("invalid", "identity.wrongPassword", { field: "currentPassword" });
  }
  for (const id of ended) ctx.identity.revoked.add(ctx.tenantId, id);
}

async function check(ctx: ProfileContext, input: PasswordChange) {
  const parsed = v.safeParse(passwordChangeSchema, input);
  const wrong = parsed.success ? {} : fieldErrors(parsed.issues);
  const { newPassword } = input;
  if (newPassword !== undefined && newPassword !== "") {
    const problems: string[] = [];
    if (await isTooCommon(ctx, newPassword)) problems.push(COMMON_PASSWORD);
    if (newPassword === input.currentPassword) problems.push(identityMessages["identity.samePassword"]);
    if (problems.length > 0) (wrong["newPassword"] ??= []).push(...problems);
  }
  if (!parsed.success || Object.keys(wrong).length > 0) throw fieldsError(wrong);
  return parsed.output;
}

async function isTooCommon(ctx: ProfileContext, password: string): Promise<boolean> {
  const around = { ...(await getProfile(ctx)), brand: ctx.tenant.brandName };
  return isFamiliarPassword(password, around) || ctx.identity.commonPasswords.has(password);
}
