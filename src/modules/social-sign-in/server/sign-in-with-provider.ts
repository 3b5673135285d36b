import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { languageOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { ProviderProblem } from "#modules/sign-in/domain/provider-problem.ts";
import { consentTexts } from "#modules/accounts/messages.ts";
import type { CodeFlowName } from "#modules/accounts/domain/code-flow-name.ts";
import type { PoolSession, PoolUser } from "#modules/identity-pools/ports/identity-pool.ts";
import { noteErasedSessions } from "#modules/sessions/server/account-sessions-repo.ts";
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
  touchConnectedIdentity,
} from "#modules/accounts/server/connected-identities-repo.ts";
import { recordConsents } from "#modules/accounts/server/people/consents-repo.ts";
import { discardUnconfirmed } from "#modules/accounts/server/discard-unconfirmed.ts";
import { keepPoolSession } from "#modules/sign-in/server/sign-in-with-pool.ts";
import { type OpenedSession, openSession } from "#modules/sessions/server/open-session.ts";
import type { SocialContext } from "./social-context.ts";

interface Admission {
  readonly provider: CodeFlowName;
  readonly session: PoolSession;
}

/**
 * Opens the session of whom a provider vouches for. The key is issuer and subject, never the address:
 * a confirmed account of the same address is not entered, whatever the provider says about it. An address
 * that nobody has confirmed yet is proven by the provider's word, and what a stranger may have left on it
 * goes (pre-account takeover).
 */
export async function signInWithProvider(
  ctx: SocialContext,
  input: Admission,
): Promise<OpenedSession | ProviderProblem> {
  const ended: string[] = [];
  const outcome = await ctx.db.transaction((trx) => {
    ended.length = 0;
    return admit(trx, ctx, { ...input, ended });
  });
  for (const sessionId of ended) ctx.identity.revoked.add(ctx.tenantId, sessionId);
  return outcome;
}

async function admit(
  trx: TenantTransaction,
  ctx: SocialContext,
  input: Admission & { readonly ended: string[] },
): Promise<OpenedSession | ProviderProblem> {
  const { user } = input.session;
  const known = await enter(trx, ctx, input);
  if (known !== undefined) return known;
  if (!user.emailVerified) return "emailUnverified";
  const existing = await findAccountByEmail(trx, ctx, { email: user.email, lock: true });
  // Another tab of the same person may have been first: then it is connected by now.
  if (existing?.status === "confirmed") return (await enter(trx, ctx, input)) ?? "accountExists";
  if (existing !== undefined) {
    const at = ctx.clock.now();
    input.ended.push(...(await noteErasedSessions(trx, ctx.tenantId, { accountId: existing.id, at })));
    await discardUnconfirmed(trx, ctx.tenantId, existing.id);
  }
  const made = await makeAccount(trx, ctx, user);
  if (made === undefined) return (await enter(trx, ctx, input)) ?? "accountExists";
  await insertConnectedIdentity(trx, ctx, {
    ...keyOf(input),
    accountId: made.id,
    at: ctx.clock.now(),
  });
  return open(trx, ctx, { ...input, account: made });
}

/** A pool that is asked whether people may stay wants its handle back with every refresh. */
async function open(
  trx: TenantTransaction,
  ctx: SocialContext,
  { provider, session, account }: Admission & { readonly account: Account },
): Promise<OpenedSession> {
  const opened = await openSession(trx, ctx, account);
  if (provider === "hosted") await keepPoolSession(trx, ctx, { sessionId: opened.sessionId, session });
  return opened;
}

/** A session for an identity that is connected already. */
async function enter(
  trx: TenantTransaction,
  ctx: SocialContext,
  admission: Admission,
): Promise<OpenedSession | undefined> {
  const identity = await findConnectedIdentity(trx, ctx, admission.session.user);
  const account = identity && (await findAccount(trx, ctx, identity.accountId));
  if (identity === undefined || account === undefined) return undefined;
  const { handle } = keyOf(admission);
  await touchConnectedIdentity(trx, ctx, { identity, handle, at: ctx.clock.now() });
  return open(trx, ctx, { ...admission, account });
}

/** The handle of a hosted pool belongs to one session, that of Apple to the connection. */
export function keyOf({ provider, session }: Admission) {
  const { issuer, subject } = session.user;
  return { issuer, subject, provider, handle: provider === "hosted" ? null : session.handle };
}

/** Name and phone may be missing: the profile asks for them when they are needed. */
async function makeAccount(
  trx: TenantTransaction,
  ctx: SocialContext,
  user: PoolUser,
): Promise<Account | undefined> {
  const at = ctx.clock.now();
  const id = ctx.ids.next("acc");
  const { email, firstName = "", lastName = "", phone = "" } = user;
  const person = { email, firstName, lastName, phone };
  if (!(await insertAccount(trx, ctx, { id, person, passwordHash: NO_PASSWORD, at }))) return undefined;
  await confirmAccount(trx, ctx.tenantId, { id, at });
  const textVersion = consentTexts.version;
  const consents = [
    { kind: "terms", granted: true, textVersion },
    { kind: "marketing-email", granted: false, textVersion },
    { kind: "marketing-sms", granted: false, textVersion },
  ] as const;
  await recordConsents(trx, ctx, { accountId: id, consents, at });
  return {
    ...person,
    id,
    language: languageOf(ctx.tenant),
    status: "confirmed",
    contested: false,
    passwordHash: NO_PASSWORD,
  };
}
