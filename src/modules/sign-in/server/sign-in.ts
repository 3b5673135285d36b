import type { AppError } from "#platform/shared/app-error.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { afterFailure, afterSuccess, type Lock, lockOf } from "#modules/accounts/domain/lockout.ts";
import { passwordFailuresOf } from "#modules/accounts/domain/tenant-limits.ts";
import type {
  IdentityPool,
  PoolAnswer,
  PoolErrorCode,
  PoolSession,
} from "#modules/identity-pools/ports/identity-pool.ts";
import type { IdentityContext } from "./identity-context.ts";
import { emailIndex, findAccountByEmail } from "#modules/accounts/server/accounts-repo.ts";
import { signInWithPool } from "./sign-in-with-pool.ts";
import { findFailures, lockFailures, saveFailures } from "#modules/accounts/server/failures-repo.ts";
import { identityError } from "#modules/accounts/server/identity-error.ts";
import { findKnownDevice } from "#modules/accounts/server/devices/known-devices-repo.ts";
import { type OpenedSession, type SignedIn, signInto } from "#modules/sessions/server/open-session.ts";
import { poolError } from "#modules/identity-pools/server/pool-error.ts";
import { notifyOwner } from "#modules/accounts/server/notify-owner.ts";

interface SignInInput {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs in with a password (AUTH-01), which the retailer's pool checks. Known and unknown addresses get the
 * same answers, after the same work: wrong password, and from the fifth in a row the lock. A browser that signed
 * in to the account before is counted by itself, so that strangers lock out nobody but strangers (decision 0198).
 * @throws AppError `unauthenticated` `identity.signInFailed` (MSG-11); `limited` `identity.accountLocked`
 * (MSG-12); `forbidden` `identity.confirmationRequired` or `identity.resetRequired`, only to who knows the
 * password; `provider-unavailable` `identity.unavailable`
 */
export async function signIn(ctx: IdentityContext, input: SignInInput): Promise<SignedIn> {
  const index = emailIndex(ctx.keys, input.email);
  const { key, failures } = await ctx.db.transaction(async (trx) => {
    const counter = (await findKnownDevice(trx, ctx, index)) ?? index;
    return { key: counter, failures: await findFailures(trx, ctx.tenantId, counter) };
  });
  const lock = lockOf(failures, ctx.clock.now().getTime());
  if (lock.kind !== "open") throw locked(lock);
  const pool = await ctx.identity.pools.of(ctx);
  const answer = await pool.signInWithPassword(ctx, input);
  if (!answer.ok && !CHECKED.has(answer.error.code)) throw poolError(answer.error);
  const outcome = await ctx.db.transaction((trx) =>
    evaluate(trx, ctx, { key, email: input.email, pool, answer }),
  );
  if (typeof outcome === "string") throw poolError({ code: outcome });
  if ("kind" in outcome) throw locked(outcome);
  return signInto(ctx, outcome);
}

/** Answers about the password itself; all others say nothing about who is asking. */
const CHECKED: ReadonlySet<PoolErrorCode> = new Set(["INVALID_CREDENTIALS", "NEEDS_CONFIRMATION"]);

/**
 * Decides one at a time per address, after the pool: of many guesses sent at once, those that finish
 * after the fifth failure are refused even when right.
 */
async function evaluate(
  trx: TenantTransaction,
  ctx: IdentityContext,
  input: {
    /** Whose failures count: the known device's, else the address's. */
    readonly key: string;
    readonly email: string;
    readonly pool: IdentityPool;
    readonly answer: PoolAnswer<PoolSession>;
  },
): Promise<OpenedSession | Lock | PoolErrorCode> {
  const { key, pool, answer } = input;
  const now = ctx.clock.now().getTime();
  const failures = await lockFailures(trx, ctx.tenantId, key);
  const before = lockOf(failures, now);
  if (before.kind !== "open") return before;
  if (!answer.ok && answer.error.code === "INVALID_CREDENTIALS") {
    const count = afterFailure(failures, now, passwordFailuresOf(ctx.tenant));
    await saveFailures(trx, ctx.tenantId, { emailIndex: key, count });
    const after = lockOf(count, now);
    if (after.kind === "open") return answer.error.code;
    const account = await findAccountByEmail(trx, ctx, { email: input.email });
    await notifyOwner(trx, ctx, { email: input.email, account });
    return after;
  }
  if (failures !== undefined)
    await saveFailures(trx, ctx.tenantId, { emailIndex: key, count: afterSuccess(failures) });
  return answer.ok ? signInWithPool(trx, ctx, { pool, session: answer.value }) : answer.error.code;
}

/** No time is named where only a reset helps. */
function locked(lock: Lock): AppError {
  const wait = lock.kind === "locked" ? { retryAfterSeconds: lock.waitSeconds } : {};
  return identityError("limited", "identity.accountLocked", wait);
}
