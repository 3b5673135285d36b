import { blindIndex } from "#platform/server/crypto/field-encryption.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { afterFailure, afterSuccess, lockOf } from "#modules/accounts/domain/lockout.ts";
import { passwordFailuresOf } from "#modules/accounts/domain/tenant-limits.ts";
import type { IdentityContext } from "./identity-context.ts";
import { tokenInvalid } from "#modules/sessions/server/tokens/verify-access-token.ts";
import { findAuthenticatedAt, markAuthenticated } from "#modules/sessions/server/account-sessions-repo.ts";
import { type Account, findAccount } from "#modules/accounts/server/accounts-repo.ts";
import { hasPassword, signedInActor } from "#modules/sessions/server/current-account.ts";
import { findFailures, lockFailures, saveFailures } from "#modules/accounts/server/failures-repo.ts";
import { identityError } from "#modules/accounts/server/identity-error.ts";

/** A sign-in older than this is not enough for what matters (decision 0037). */
const RECENT_SECONDS = 900;

/**
 * Lets pass who signed in within 15 minutes or sends the current password along; the password then counts
 * as a new sign-in of this session. Answers the account as it was.
 * @throws AppError `forbidden` `identity.signInAgain`; `invalid` `identity.wrongPassword`;
 * `conflict` `identity.noPassword`; `limited` `identity.accountLocked` (MSG-12)
 */
export async function requireRecentSignIn(
  ctx: IdentityContext,
  input: { readonly currentPassword?: string | undefined },
): Promise<Account> {
  const { account, authenticatedAt } = await findStanding(ctx);
  if (input.currentPassword !== undefined) {
    await provePassword(ctx, account, input.currentPassword);
    return account;
  }
  const age = ctx.clock.now().getTime() - authenticatedAt.getTime();
  if (age > RECENT_SECONDS * 1000) throw signInAgain(account);
  return account;
}

/** Both texts have one code: the page asks for the password, or leads to the sign-in page. */
function signInAgain(account: Account): AppError {
  const error = identityError("forbidden", "identity.signInAgain");
  if (hasPassword(account)) return error;
  const { message } = identityError("forbidden", "identity.signInAgainWithout").details;
  return new AppError("forbidden", { ...error.details, message });
}

async function findStanding(ctx: IdentityContext) {
  const { accountId, sessionId } = signedInActor(ctx);
  const { account, authenticatedAt } = await ctx.db.transaction(async (trx) => ({
    account: await findAccount(trx, ctx, accountId),
    authenticatedAt: await findAuthenticatedAt(trx, ctx.tenantId, { id: sessionId, accountId }),
  }));
  // Ended while its access token still runs.
  if (account === undefined || authenticatedAt === undefined) throw tokenInvalid();
  return { account, authenticatedAt };
}

/**
 * Checks the current password; wrong ones lock this session's checks as they would lock the sign-in page. They
 * are counted by session: a stranger at the sign-in page does not lock the owner who is signed in.
 * @throws AppError as `requireRecentSignIn`
 */
export async function provePassword(ctx: IdentityContext, account: Account, password: string): Promise<void> {
  if (!hasPassword(account)) throw identityError("conflict", "identity.noPassword");
  await refuseWhileLocked(ctx);
  await checkProof(ctx, await ctx.identity.passwords.verify(account.passwordHash, password));
}

/** Asks before anybody checks a password, so that a lock costs no work and tells nothing. */
export async function refuseWhileLocked(ctx: IdentityContext): Promise<void> {
  const key = failuresKey(ctx);
  refuseLocked(ctx, await ctx.db.transaction((trx) => findFailures(trx, ctx.tenantId, key)));
}

/**
 * What a checked password means: a right one is a new sign-in of this session, a wrong one counts.
 * @throws AppError as `requireRecentSignIn`
 */
export async function checkProof(ctx: IdentityContext, correct: boolean): Promise<void> {
  const key = failuresKey(ctx);
  const failures = await ctx.db.transaction(async (trx) => {
    const now = ctx.clock.now();
    const before = await lockFailures(trx, ctx.tenantId, key);
    if (lockOf(before, now.getTime()).kind !== "open") return before;
    if (correct) {
      if (before !== undefined)
        await saveFailures(trx, ctx.tenantId, { emailIndex: key, count: afterSuccess(before) });
      await markAuthenticated(trx, ctx.tenantId, { id: signedInActor(ctx).sessionId, at: now });
      return undefined;
    }
    const count = afterFailure(before, now.getTime(), passwordFailuresOf(ctx.tenant));
    await saveFailures(trx, ctx.tenantId, { emailIndex: key, count });
    return count;
  });
  refuseLocked(ctx, failures);
  if (!correct) throw identityError("invalid", "identity.wrongPassword", { field: "currentPassword" });
}

function failuresKey(ctx: IdentityContext): string {
  return blindIndex(ctx.keys, `session_failures|${signedInActor(ctx).sessionId}`);
}

function refuseLocked(ctx: IdentityContext, failures: Parameters<typeof lockOf>[0]): void {
  const lock = lockOf(failures, ctx.clock.now().getTime());
  if (lock.kind === "locked") {
    throw identityError("limited", "identity.accountLocked", { retryAfterSeconds: lock.waitSeconds });
  }
  if (lock.kind === "reset") throw identityError("limited", "identity.accountLocked");
}
