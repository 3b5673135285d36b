import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { SessionsContext } from "./sessions-context.ts";
import { tokenInvalid } from "./tokens/verify-access-token.ts";
import type { Account } from "#modules/accounts/server/accounts-repo.ts";
import { lockAccount } from "#modules/accounts/server/people/profile-repo.ts";

/** Whose account and which session of it asks. @throws AppError `unauthenticated` when nobody is signed in */
export function signedInActor(ctx: SessionsContext): {
  readonly accountId: string;
  readonly sessionId: string;
} {
  if (ctx.actor.kind !== "account") throw tokenInvalid();
  return ctx.actor;
}

/** The account that asks, locked for a change. @throws AppError `unauthenticated` when it is gone */
export async function lockOwnAccount(trx: TenantTransaction, ctx: SessionsContext): Promise<Account> {
  const account = await lockAccount(trx, ctx, signedInActor(ctx).accountId);
  if (account === undefined) throw tokenInvalid();
  return account;
}

/** False for accounts that sign in by passcode or through somebody else only (AUTH-13). */
export function hasPassword(account: Pick<Account, "passwordHash">): boolean {
  return account.passwordHash.startsWith("$argon2id$");
}
