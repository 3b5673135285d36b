import type { IdentityContext } from "./identity-context.ts";
import { findAccount } from "./internal/accounts-repo.ts";
import { tokenInvalid } from "./verify-access-token.ts";

/** NAV-06, with the seeds' own field names. */
export interface Profile {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
}

/**
 * Who is signed in.
 * @throws AppError `unauthenticated` when nobody is, or the account is gone
 */
export async function getProfile(ctx: IdentityContext): Promise<Profile> {
  const { actor } = ctx;
  if (actor.kind !== "account") throw tokenInvalid();
  const account = await ctx.db.transaction((trx) => findAccount(trx, ctx, actor.accountId));
  if (account === undefined) throw tokenInvalid();
  return { firstname: account.firstName, lastname: account.lastName, email: account.email };
}
