import type { AppError } from "#platform/shared/app-error.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { afterFailure, type Lock, lockOf } from "../domain/lockout.ts";
import type { IdentityContext } from "./identity-context.ts";
import { type Account, emailIndex, findAccountByEmail } from "./internal/accounts-repo.ts";
import { clearFailures, findFailures, lockFailures, saveFailures } from "./internal/failures-repo.ts";
import { identityError } from "./internal/identity-error.ts";
import { openSession, type OpenedSession, type SignedIn, signInto } from "./internal/open-session.ts";

export interface SignInInput {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs in with a password (AUTH-01). Known and unknown addresses get the same answers, after the same
 * work: wrong password, and from the fifth in a row the lock.
 * @throws AppError `unauthenticated` `identity.signInFailed` (MSG-11); `limited` `identity.accountLocked`
 * (MSG-12); `forbidden` `identity.confirmationRequired`, only to who knows the password
 */
export async function signIn(ctx: IdentityContext, input: SignInInput): Promise<SignedIn> {
  const index = emailIndex(ctx.keys, input.email);
  const { account, failures } = await ctx.db.transaction(async (trx) => ({
    account: await findAccountByEmail(trx, ctx, { email: input.email }),
    failures: await findFailures(trx, ctx.tenantId, index),
  }));
  const lock = lockOf(failures, ctx.clock.now().getTime());
  if (lock.kind !== "open") throw locked(lock);
  const correct = await ctx.identity.passwords.verify(account?.passwordHash, input.password);
  const known = correct ? account : undefined;
  const outcome = await ctx.db.transaction((trx) => judge(trx, ctx, { index, account: known }));
  if (outcome === "wrong") throw identityError("unauthenticated", "identity.signInFailed");
  if (outcome === "unconfirmed") throw identityError("forbidden", "identity.confirmationRequired");
  if ("kind" in outcome) throw locked(outcome);
  return signInto(ctx, outcome);
}

/**
 * Decides one at a time per address, after the hash: of many guesses sent at once, those that finish
 * after the fifth failure are refused even when right.
 */
async function judge(
  trx: TenantTransaction,
  ctx: IdentityContext,
  { index, account }: { readonly index: string; readonly account: Account | undefined },
): Promise<OpenedSession | Lock | "wrong" | "unconfirmed"> {
  const now = ctx.clock.now().getTime();
  const failures = await lockFailures(trx, ctx.tenantId, index);
  const before = lockOf(failures, now);
  if (before.kind !== "open") return before;
  if (account === undefined) {
    const count = afterFailure(failures, now);
    await saveFailures(trx, ctx.tenantId, { emailIndex: index, count });
    const after = lockOf(count, now);
    return after.kind === "open" ? "wrong" : after;
  }
  if (failures !== undefined) await clearFailures(trx, ctx.tenantId, index);
  return account.status === "confirmed" ? openSession(trx, ctx, account) : "unconfirmed";
}

/** No time is named where only a reset helps. */
function locked(lock: Lock): AppError {
  const wait = lock.kind === "locked" ? { retryAfterSeconds: lock.waitSeconds } : {};
  return identityError("limited", "identity.accountLocked", wait);
}
