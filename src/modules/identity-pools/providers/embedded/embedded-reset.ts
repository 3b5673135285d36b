import { languageOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { inLanguage } from "#platform/shared/texts/language.ts";
import { COMMON_PASSWORD } from "#platform/shared/fields/password.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { forReader } from "#modules/messaging/server/for-reader.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { isFamiliarPassword } from "#modules/accounts/domain/familiar-password.ts";
import { PASSWORD_RESET, RESET_CODE, RESET_LINK } from "#modules/accounts/message-templates.ts";
import {
  type Account,
  emailIndex,
  findAccountByEmail,
  setPasswordHash,
} from "#modules/accounts/server/accounts-repo.ts";
import { type Miss, requestCode, tryCode } from "#modules/accounts/server/codes/email-code.ts";
import { markCodeUsed } from "#modules/accounts/server/codes/email-codes-repo.ts";
import { clearFailures } from "#modules/accounts/server/failures-repo.ts";
import { forgetDevices } from "#modules/accounts/server/devices/known-devices-repo.ts";
import { settleProvenAccount } from "../../server/settle-proven-account.ts";
import { revokeSessionsOf } from "#modules/sessions/server/account-sessions-repo.ts";
import {
  type PoolAnswer,
  type PoolCodeSent,
  type PoolContext,
  poolOk,
  poolRefuses,
} from "../../ports/identity-pool.ts";
import { answerOfRequest, refusalOfMiss } from "./code-answers.ts";
import type { EmbeddedPoolParts } from "./embedded-session.ts";

/** Sends a code to choose a new password; unknown addresses get the same answer after the same work. */
export async function startEmbeddedReset(
  ctx: PoolContext,
  { email }: { readonly email: string },
): Promise<PoolAnswer<PoolCodeSent>> {
  const request = await ctx.db.transaction(async (trx) => {
    const account = await findAccountByEmail(trx, ctx, { email });
    const asked = { purpose: "reset", email, account } as const;
    if (ctx.caller === undefined) return requestCode(trx, ctx, { ...asked, template: RESET_CODE });
    const { tenant } = await forReader(trx, ctx, email);
    const link = `${ctx.siteOrigin}${inLanguage(languageOf(tenant), "/reset-password/confirm")}`;
    return requestCode(trx, ctx, { ...asked, template: RESET_LINK, link });
  });
  return answerOfRequest(request);
}

interface Command {
  readonly email: string;
  readonly code: string;
  readonly newPassword: string;
}

/** Replaces the password by a code, ends every session and the lock, and tells the owner; all or nothing. */
export async function confirmEmbeddedReset(
  ctx: PoolContext,
  { passwords, revoked }: EmbeddedPoolParts,
  command: Command,
): Promise<PoolAnswer<null>> {
  const passwordHash = await passwords.hash(command.newPassword);
  const outcome = await ctx.db.transaction((trx) => evaluate(trx, ctx, { command, passwordHash }));
  // The account's own names, which only who has the code may learn of.
  if (outcome.kind === "familiar") return poolRefuses("PASSWORD_POLICY", { rules: [COMMON_PASSWORD] });
  if (outcome.kind !== "reset") return refusalOfMiss(outcome);
  for (const sessionId of outcome.endedSessions) revoked.add(ctx.tenantId, sessionId);
  return poolOk(null);
}

type Outcome =
  | Miss
  | { readonly kind: "familiar" }
  | { readonly kind: "reset"; readonly endedSessions: readonly string[] };

async function evaluate(
  trx: TenantTransaction,
  ctx: PoolContext,
  { command, passwordHash }: { readonly command: Command; readonly passwordHash: string },
): Promise<Outcome> {
  const { email, code, newPassword } = command;
  const found = await findAccountByEmail(trx, ctx, { email, lock: true });
  const tried = await tryCode(trx, ctx, { purpose: "reset", email, code, account: found });
  if (tried.kind !== "right") return tried;
  const around = { ...tried.account, brand: ctx.tenant.brandName };
  if (isFamiliarPassword(newPassword, around)) return { kind: "familiar" };
  await markCodeUsed(trx, ctx.tenantId, { id: tried.code.id, at: ctx.clock.now() });
  const proven = await settleProvenAccount(trx, ctx, tried.account);
  const ended = await replacePassword(trx, ctx, { account: proven.account, passwordHash });
  return { kind: "reset", endedSessions: [...proven.endedSessions, ...ended] };
}

async function replacePassword(
  trx: TenantTransaction,
  ctx: PoolContext,
  { account, passwordHash }: { readonly account: Account; readonly passwordHash: string },
): Promise<string[]> {
  const { tenantId } = ctx;
  const at = ctx.clock.now();
  const { id: accountId, email, firstName } = account;
  await setPasswordHash(trx, tenantId, { id: accountId, passwordHash, at });
  await clearFailures(trx, tenantId, emailIndex(ctx.keys, email));
  await forgetDevices(trx, ctx, accountId);
  const params = { firstName };
  await queueMessage(trx, ctx, { channel: "email", to: email, template: PASSWORD_RESET, params });
  return revokeSessionsOf(trx, tenantId, { accountId, reason: "password-reset", at });
}
