import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { IdentityPool, PoolSession } from "#modules/identity-pools/ports/identity-pool.ts";
import type { IdentityContext } from "../identity-context.ts";
import { type Account, findAccount, findAccountByEmail } from "#modules/accounts/server/accounts-repo.ts";
import { codeError } from "#modules/accounts/server/codes/code-error.ts";
import { type CodeTry, tryCode } from "#modules/accounts/server/codes/email-code.ts";
import { markCodeUsed } from "#modules/accounts/server/codes/email-codes-repo.ts";
import { connectPoolUser, keepPoolSession } from "../sign-in-with-pool.ts";
import { identityError } from "#modules/accounts/server/identity-error.ts";
import {
  openSession,
  type OpenedSession,
  type SignedIn,
  signInto,
} from "#modules/sessions/server/open-session.ts";
import { poolError } from "#modules/identity-pools/server/pool-error.ts";
import { settleProvenAccount } from "#modules/identity-pools/server/settle-proven-account.ts";

interface VerifyPasscodeInput {
  readonly email: string;
  /** Six digits. */
  readonly code: string;
}

const TEXTS = {
  wrong: "identity.passcodeWrong",
  "one-left": "identity.passcodeWrongOneLeft",
  expired: "identity.passcodeExpired",
  burned: "identity.attemptsExceeded",
} as const;

/**
 * Signs in with a passcode (AUTH-07, AUTH-18), after which the retailer's pool has its say. The password lock
 * does not matter here. While the pool is out, our own word is enough for addresses that were confirmed
 * before (AUTH-23). An account that was never confirmed loses what its sign-up said about signing in
 * (`settleProvenAccount`).
 * @throws AppError `invalid` `identity.passcodeWrong` (MSG-18), `identity.passcodeWrongOneLeft`,
 * `identity.passcodeExpired` (MSG-19); `limited` `identity.attemptsExceeded` (MSG-20); `forbidden` and
 * `provider-unavailable` as `poolError` has them
 */
export async function verifyPasscode(ctx: IdentityContext, input: VerifyPasscodeInput): Promise<SignedIn> {
  const outcome = await ctx.db.transaction((trx) => evaluate(trx, ctx, input));
  if (outcome.kind !== "right") throw codeError(outcome, TEXTS);
  const pool = await ctx.identity.pools.of(ctx);
  const session = await askPool(ctx, pool, outcome.account);
  const entered = await ctx.db.transaction((trx) =>
    enter(trx, ctx, { accountId: outcome.account.id, session, pool }),
  );
  for (const sessionId of entered.endedSessions) ctx.identity.revoked.add(ctx.tenantId, sessionId);
  return signInto(ctx, entered.opened);
}

async function evaluate(
  trx: TenantTransaction,
  ctx: IdentityContext,
  { email, code }: VerifyPasscodeInput,
): Promise<CodeTry> {
  const found = await findAccountByEmail(trx, ctx, { email, lock: true });
  const tried = await tryCode(trx, ctx, { purpose: "passcode", email, code, account: found });
  if (tried.kind === "right")
    await markCodeUsed(trx, ctx.tenantId, { id: tried.code.id, at: ctx.clock.now() });
  return tried;
}

/** Undefined: the pool is out, and the address was confirmed before. */
async function askPool(
  ctx: IdentityContext,
  pool: IdentityPool,
  account: Account,
): Promise<PoolSession | undefined> {
  const answer = await pool.signInWithPasscode(ctx, { email: account.email });
  if (answer.ok) return answer.value;
  const { code } = answer.error;
  if (code === "UNAVAILABLE" && account.status === "confirmed") {
    ctx.log.warn("signed in by passcode while the user pool is out", { code: "identity.passcodeAlone" });
    return undefined;
  }
  throw poolError(answer.error, {
    INVALID_CREDENTIALS: { kind: "invalid", text: "identity.passcodeWrong", field: "code" },
  });
}

async function enter(
  trx: TenantTransaction,
  ctx: IdentityContext,
  input: {
    readonly accountId: string;
    readonly session: PoolSession | undefined;
    readonly pool: IdentityPool;
  },
): Promise<{ readonly opened: OpenedSession; readonly endedSessions: readonly string[] }> {
  const found = await findAccount(trx, ctx, input.accountId);
  if (found === undefined) throw identityError("invalid", "identity.passcodeWrong", { field: "code" });
  const { account, endedSessions } = await settleProvenAccount(trx, ctx, found);
  const opened = await openSession(trx, ctx, account);
  const { session, pool } = input;
  if (session === undefined) return { opened, endedSessions };
  const { id: accountId } = account;
  if (pool.descriptor.keepsAccounts !== true)
    await connectPoolUser(trx, ctx, { accountId, user: session.user });
  await keepPoolSession(trx, ctx, { sessionId: opened.sessionId, session });
  return { opened, endedSessions };
}
