import type { IdentityPool, PoolConfirm, PoolSession } from "#modules/identity-pools/ports/identity-pool.ts";
import type { IdentityContext } from "./identity-context.ts";
import { confirmAccount, findAccountByEmail } from "#modules/accounts/server/accounts-repo.ts";
import { signInWithPool } from "./sign-in-with-pool.ts";
import { type SignedIn, signInto } from "#modules/sessions/server/open-session.ts";
import { poolError } from "#modules/identity-pools/server/pool-error.ts";

interface ConfirmSignUpInput {
  readonly email: string;
  /** Six digits. */
  readonly code: string;
  /** The password of the sign-up; with it the person is signed in at once. */
  readonly password?: string | undefined;
}

/**
 * Confirms an address by its code (AUTH-06). Answers a session when the password came along, else undefined.
 * When somebody signed up for the same address meanwhile, the password is needed: the code alone must
 * not put a stranger's password on the account.
 * @throws AppError `invalid` `identity.codeWrong` (MSG-15), `identity.codeExpired` (MSG-14),
 * `identity.passwordRequired`; `limited` `identity.attemptsExceeded` (MSG-20); `provider-unavailable`
 */
export async function confirmSignUp(
  ctx: IdentityContext,
  input: ConfirmSignUpInput,
): Promise<SignedIn | undefined> {
  const pool = await ctx.identity.pools.of(ctx);
  const contested = await isContested(ctx, pool, input.email);
  const answer = await pool.confirmSignUp(ctx, { ...input, contested });
  if (!answer.ok) throw poolError(answer.error);
  const { session } = answer.value;
  if (session !== null) return enter(ctx, pool, session);
  if (pool.descriptor.keepsAccounts !== true) await confirmOurs(ctx, { ...input, contested });
  return undefined;
}

async function enter(ctx: IdentityContext, pool: IdentityPool, session: PoolSession): Promise<SignedIn> {
  const opened = await ctx.db.transaction((trx) =>
    signInWithPool(trx, ctx, { pool, session, settles: true }),
  );
  if (typeof opened === "string") throw poolError({ code: opened });
  return signInto(ctx, opened);
}

/** A pool of our own accounts knows by itself. */
async function isContested(ctx: IdentityContext, pool: IdentityPool, email: string): Promise<boolean> {
  if (pool.descriptor.keepsAccounts === true) return false;
  const account = await ctx.db.transaction((trx) => findAccountByEmail(trx, ctx, { email }));
  return account?.contested ?? false;
}

/** A password that was sent along and is not the pool's may be the owner's: then only a reset settles it. */
async function confirmOurs(ctx: IdentityContext, { email, contested }: PoolConfirm): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (trx) => {
    const account = await findAccountByEmail(trx, ctx, { email, lock: true });
    if (account?.status === "unconfirmed")
      await confirmAccount(trx, ctx.tenantId, { id: account.id, at, contested });
  });
}
