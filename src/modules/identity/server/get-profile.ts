import type { IdentityContext } from "./identity-context.ts";
import { findAccount } from "./internal/accounts-repo.ts";
import { tokenInvalid } from "./verify-access-token.ts";

/** NAV-06, with the field names of the sign-up (AUTH-08, AUTH-19). */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Ten digits. */
  readonly phoneNumber: string;
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
  const { firstName, lastName, email, phone } = account;
  return { firstName, lastName, email, phoneNumber: phone };
}
