import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type {
  IdentityPool,
  PoolErrorCode,
  PoolSession,
  PoolUser,
} from "#modules/identity-pools/ports/identity-pool.ts";
import type { IdentityContext } from "./identity-context.ts";
import {
  type Account,
  confirmAccount,
  findAccount,
  findAccountByEmail,
  insertAccount,
  NO_PASSWORD,
} from "#modules/accounts/server/accounts-repo.ts";
import {
  findConnectedIdentity,
  insertConnectedIdentity,
} from "#modules/accounts/server/connected-identities-repo.ts";
import { openSession, type OpenedSession } from "#modules/sessions/server/open-session.ts";
import { insertPoolSession } from "#modules/sessions/server/pool-sessions-repo.ts";

interface PoolEntry {
  readonly pool: IdentityPool;
  readonly session: PoolSession;
  /** The person proved the address and the password at once: whoever else signed up for it is out. */
  readonly settles?: true;
}

/** Opens our session for somebody the retailer's own pool let in, or says why not. */
export async function signInWithPool(
  trx: TenantTransaction,
  ctx: IdentityContext,
  entry: PoolEntry,
): Promise<OpenedSession | PoolErrorCode> {
  const { pool, session } = entry;
  const account =
    pool.descriptor.keepsAccounts === true
      ? await findAccount(trx, ctx, session.user.subject)
      : await accountOf(trx, ctx, entry);
  // Gone between the pool's answer and now.
  if (account === undefined) return "INVALID_CREDENTIALS";
  if (account.status !== "confirmed") return "NEEDS_CONFIRMATION";
  if (account.contested) return "RESET_REQUIRED";
  const opened = await openSession(trx, ctx, account);
  await keepPoolSession(trx, ctx, { sessionId: opened.sessionId, session });
  return opened;
}

/** Keeps what the pool wants to see when it is asked whether the person may stay. */
export async function keepPoolSession(
  trx: TenantTransaction,
  ctx: IdentityContext,
  { sessionId, session }: { readonly sessionId: string; readonly session: PoolSession },
): Promise<void> {
  const { handle, user } = session;
  if (handle === null) return;
  await insertPoolSession(trx, ctx, { sessionId, handle, issuer: user.issuer, at: ctx.clock.now() });
}

/** The account of a hosted pool's user, found by issuer and subject, made or connected the first time. */
async function accountOf(
  trx: TenantTransaction,
  ctx: IdentityContext,
  { session: { user }, settles }: PoolEntry,
): Promise<Account | undefined> {
  const connected = await findConnectedIdentity(trx, ctx, user);
  const known =
    connected === undefined
      ? await findAccountByEmail(trx, ctx, { email: user.email, lock: true })
      : await findAccount(trx, ctx, connected.accountId);
  if (connected === undefined && !user.emailVerified) return known && { ...known, status: "unconfirmed" };
  const account = known ?? (await makeAccount(trx, ctx, user));
  if (account === undefined) return undefined;
  const at = ctx.clock.now();
  const contested = account.contested && settles !== true;
  if (account.status !== "confirmed" || contested !== account.contested)
    await confirmAccount(trx, ctx.tenantId, { id: account.id, at, contested });
  if (connected === undefined) await connectPoolUser(trx, ctx, { accountId: account.id, user });
  return { ...account, status: "confirmed", contested };
}

/** From now on this user of the hosted pool is that account; a connection that exists stays. */
export async function connectPoolUser(
  trx: TenantTransaction,
  ctx: IdentityContext,
  { accountId, user }: { readonly accountId: string; readonly user: PoolUser },
): Promise<void> {
  const { issuer, subject } = user;
  const key = { issuer, subject, provider: "hosted", handle: null } as const;
  await insertConnectedIdentity(trx, ctx, { ...key, accountId, at: ctx.clock.now() });
}

/** Somebody whom the pool knew before us; what they agreed to is known there. */
async function makeAccount(
  trx: TenantTransaction,
  ctx: IdentityContext,
  user: PoolUser,
): Promise<Account | undefined> {
  const { email, firstName = "", lastName = "", phone = "" } = user;
  const account = { id: ctx.ids.next("acc"), person: { email, firstName, lastName, phone } };
  await insertAccount(trx, ctx, { ...account, passwordHash: NO_PASSWORD, at: ctx.clock.now() });
  return findAccountByEmail(trx, ctx, { email, lock: true });
}
