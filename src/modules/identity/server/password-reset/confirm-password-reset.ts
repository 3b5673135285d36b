import * as v from "valibot";
import { fieldErrors } from "#platform/shared/fields/form-schema.ts";
import { COMMON_PASSWORD } from "#platform/shared/fields/password.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { isFamiliarPassword } from "../../domain/familiar-password.ts";
import { type ResetPassword, resetPasswordSchema } from "../../domain/password-reset-schema.ts";
import { PASSWORD_RESET } from "../../message-templates.ts";
import type { IdentityContext } from "../identity-context.ts";
import { type Account, emailIndex, findAccountByEmail, setPasswordHash } from "../internal/accounts-repo.ts";
import { codeError } from "../internal/code-error.ts";
import { type Miss, tryCode } from "../internal/email-code.ts";
import { markCodeUsed } from "../internal/email-codes-repo.ts";
import { clearFailures } from "../internal/failures-repo.ts";
import { fieldsError } from "../internal/fields-error.ts";
import { proveAddress } from "../internal/prove-address.ts";
import { revokeSessionsOf } from "../internal/account-sessions-repo.ts";

const TEXTS = {
  wrong: "identity.codeWrong",
  "one-left": "identity.codeWrongOneLeft",
  expired: "identity.codeExpired",
  burned: "identity.resetLimit",
} as const;

/**
 * Replaces the password by a code (AUTH-05, VAL-30): ends every session and the lock, and tells the owner.
 * Every wrong field is named before the code is looked at, so that mending them costs no attempt.
 * @throws AppError `invalid` `identity.checkFields`, `identity.codeWrong` (MSG-15),
 * `identity.codeWrongOneLeft`, `identity.codeExpired` (MSG-14); `limited` `identity.resetLimit` (MSG-13)
 */
export async function confirmPasswordReset(
  ctx: IdentityContext,
  input: Readonly<Record<string, unknown>>,
): Promise<void> {
  const form = await checkForm(ctx, input);
  const passwordHash = await ctx.identity.passwords.hash(form.password);
  const outcome = await ctx.db.transaction((trx) => judge(trx, ctx, { form, passwordHash }));
  if (outcome.kind === "familiar") throw fieldsError({ password: [COMMON_PASSWORD] });
  if (outcome.kind !== "reset") throw codeError(outcome, TEXTS);
  for (const sessionId of outcome.endedSessions) ctx.identity.revoked.add(ctx.tenantId, sessionId);
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
    const around = { email: typeof email === "string" ? email : "", firstName: "", lastName: "" };
    const familiar = isFamiliarPassword(password, { ...around, brand: ctx.tenant.brandName });
    if (familiar || (await ctx.identity.commonPasswords.has(password)))
      (fields["password"] ??= []).push(COMMON_PASSWORD);
  }
  if (parsed.success && Object.keys(fields).length === 0) return parsed.output;
  throw fieldsError(fields);
}

type Outcome =
  | Miss
  | { readonly kind: "familiar" }
  | { readonly kind: "reset"; readonly endedSessions: readonly string[] };

async function judge(
  trx: TenantTransaction,
  ctx: IdentityContext,
  { form, passwordHash }: { readonly form: ResetPassword; readonly passwordHash: string },
): Promise<Outcome> {
  const { email, code } = form;
  const found = await findAccountByEmail(trx, ctx, { email, lock: true });
  const tried = await tryCode(trx, ctx, { purpose: "reset", email, code, account: found });
  if (tried.kind !== "right") return tried;
  const around = { ...tried.account, brand: ctx.tenant.brandName };
  if (isFamiliarPassword(form.password, around)) return { kind: "familiar" };
  await markCodeUsed(trx, ctx.tenantId, { id: tried.code.id, at: ctx.clock.now() });
  const proven = await proveAddress(trx, ctx, tried.account);
  const ended = await replacePassword(trx, ctx, { account: proven.account, passwordHash });
  return { kind: "reset", endedSessions: [...proven.endedSessions, ...ended] };
}

async function replacePassword(
  trx: TenantTransaction,
  ctx: IdentityContext,
  { account, passwordHash }: { readonly account: Account; readonly passwordHash: string },
): Promise<string[]> {
  const { tenantId } = ctx;
  const at = ctx.clock.now();
  const { id: accountId, email, firstName } = account;
  await setPasswordHash(trx, tenantId, { id: accountId, passwordHash, at });
  await clearFailures(trx, tenantId, emailIndex(ctx.keys, email));
  const params = { firstName };
  await queueMessage(trx, ctx, { channel: "email", to: email, template: PASSWORD_RESET, params });
  return revokeSessionsOf(trx, tenantId, { accountId, reason: "password-reset", at });
}
