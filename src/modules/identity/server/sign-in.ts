import type { AppError } from "#platform/shared/app-error.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { afterFailure, type Lock, lockOf } from "../domain/lockout.ts";
import { passwordFailuresOf } from "../domain/tenant-limits.ts";
import type { IdentityPool, PoolAnswer, PoolErrorCode, PoolSession } from "../providers/identity-pool.ts";
import type { IdentityContext } from "./identity-context.ts";
import { emailIndex } from "./internal/accounts-repo.ts";
import { enterWithPool } from "./internal/enter-with-pool.ts";
import { clearFailures, findFailures, lockFailures, saveFailures } from "./internal/failures-repo.ts";
import { identityError } from "./internal/identity-error.ts";
import { type OpenedSession, type SignedIn, signInto } from "./internal/open-session.ts";
import { poolError } from "./internal/pool-error.ts";

export interface SignInInput {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs in with a password (AUTH-01), which the retailer's pool checks. Known and unknown addresses get the
 * same answers, after the same work: wrong password, and from the fifth in a row the lock.
 * @throws AppError `unauthenticated` `identity.signInFailed` (MSG-11); `limited` `identity.accountLocked`
 * (MSG-12); `forbidden` `identity.confirmationRequired` or `identity.resetRequired`, only to who knows the
 * password; `provider-unavailable` `identity.unavailable`
 */
export async function signIn(ctx: IdentityContext, input: SignInInput): Promise<SignedIn> {
  const index = emailIndex(ctx.keys, input.email);
  const failures = await ctx.db.transaction((trx) => findFailures(trx, ctx.tenantId, index));
  const lock = lockOf(failures, ctx.clock.now().getTime());
  if (lock.kind !== "open") throw locked(lock);
  const pool = await ctx.identity.pools.of(ctx);
  const answer = await pool.signInWithPassword(ctx, input);
  if (!answer.ok && !JUDGED.has(answer.error.code)) throw poolError(answer.error);
  const outcome = await ctx.db.transaction((trx) => judge(trx, ctx, { index, pool, answer }));
  if (typeof outcome === "string") throw poolError({ code: outcome });
  if ("kind" in outcome) throw locked(outcome);
  return signInto(ctx, outcome);
}

/** Answers about the password itself; all others say nothing about who is asking. */
const JUDGED: ReadonlySet<PoolErrorCode> = new Set(["INVALID_CREDENTIALS", "NEEDS_CONFIRMATION"]);

/**
 * Decides one at a time per address, after the pool: of many guesses sent at once, those that finish
 * after the fifth failure are refused even when right.
 */
async function judge(
  trx: TenantTransaction,
  ctx: IdentityContext,
  input: {
    readonly index: string;
    readonly pool: IdentityPool;
    readonly answer: PoolAnswer<PoolSession>;
  },
): Promise<OpenedSession | Lock | PoolErrorCode> {
  const { index, pool, answer } = input;
  const now = ctx.clock.now().getTime();
  const failures = await lockFailures(trx, ctx.tenantId, index);
  const before = lockOf(failures, now);
  if (before.kind !== "open") return before;
  if (!answer.ok && answer.error.code === "INVALID_CREDENTIALS") {
    const count = afterFailure(failures, now, passwordFailuresOf(ctx.tenant));
    await saveFailures(trx, ctx.tenantId, { emailIndex: index, count });
    const after = lockOf(count, now);
    return after.kind === "open" ? answer.error.code : after;
  }
  if (failures !== undefined) await clearFailures(trx, ctx.tenantId, index);
  return answer.ok ? enterWithPool(trx, ctx, { pool, session: answer.value }) : answer.error.code;
}

/** No time is named where only a reset helps. */
function locked(lock: Lock): AppError {
  const wait = lock.kind === "locked" ? { retryAfterSeconds: lock.waitSeconds } : {};
  return identityError("limited", "identity.accountLocked", wait);
}
