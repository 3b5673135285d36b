import { publicTenant } from "#modules/tenancy/domain/public-tenant.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Language } from "#platform/shared/texts/language.ts";
import { offeredConsents } from "#modules/accounts/domain/offered-consents.ts";
import { type HomeAddress, NO_ADDRESS } from "#modules/accounts/domain/profile-schema.ts";
import type { IdentityContext } from "#modules/sign-in/server/identity-context.ts";
import { type Account, findAccount } from "#modules/accounts/server/accounts-repo.ts";
import { findConsents } from "#modules/accounts/server/people/consents-repo.ts";
import { hasPassword, signedInActor } from "#modules/sessions/server/current-account.ts";
import { findHomeAddress, findSignInProviders } from "#modules/accounts/server/people/profile-repo.ts";
import { tokenInvalid } from "#modules/sessions/server/tokens/verify-access-token.ts";

/** One agreement as it stands (OP-46). */
interface ConsentView {
  readonly kind: "terms" | "marketing-email" | "marketing-sms" | "phone-contact" | "order-push";
  readonly granted: boolean;
  readonly textVersion: string;
  /** ISO instant. */
  readonly at: string;
}

/** NAV-06, AUTH-19: what the account says about its owner. The address is all empty while there is none. */
export interface Profile extends HomeAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Ten digits. */
  readonly phoneNumber: string;
  readonly isSubscribedToMarketing: boolean;
  readonly isSubscribedToMarketingSms: boolean;
  readonly consents: readonly ConsentView[];
  /** False: sign-in is by passcode or elsewhere, and a reset sets the first password (AUTH-13). */
  readonly hasPassword: boolean;
  /** True also where the password sits in the retailer's hosted pool, which changes it for us. */
  readonly canChangePassword: boolean;
  /** Who else vouches for the person, e.g. `google`; with no password the e-mail is theirs to change. */
  readonly signsInWith: readonly string[];
  /** Null: never chosen. */
  readonly language: Language | null;
}

/**
 * Who is signed in.
 * @throws AppError `unauthenticated` when nobody is, or the account is gone
 */
export async function getProfile(ctx: IdentityContext): Promise<Profile> {
  const { accountId } = signedInActor(ctx);
  return ctx.db.transaction(async (trx) => {
    const account = await findAccount(trx, ctx, accountId);
    if (account === undefined) throw tokenInvalid();
    return viewProfile(trx, ctx, account);
  });
}

/** The profile of an account at hand. */
export async function viewProfile(
  trx: TenantTransaction,
  ctx: IdentityContext,
  account: Account,
): Promise<Profile> {
  const consents = await findConsents(trx, ctx.tenantId, account.id);
  const { firstName, lastName, email, phone } = account;
  const offered = offeredConsents(ctx.tenant);
  const signsInWith = await findSignInProviders(trx, ctx.tenantId, account.id);
  return {
    firstName,
    lastName,
    email,
    phoneNumber: phone,
    ...((await findHomeAddress(trx, ctx, account.id)) ?? NO_ADDRESS),
    isSubscribedToMarketing: offered.email && consents.get("marketing-email")?.granted === true,
    isSubscribedToMarketingSms: offered.sms && consents.get("marketing-sms")?.granted === true,
    consents: [...consents.values()].map((consent) => ({ ...consent, at: consent.at.toISOString() })),
    hasPassword: hasPassword(account),
    canChangePassword: hasPassword(account) || keepsPasswordInPool(ctx, signsInWith),
    signsInWith,
    language: account.language,
  };
}

/** True when the account belongs to a hosted pool that takes passwords from our forms, not on pages of its own. */
function keepsPasswordInPool({ tenant }: IdentityContext, signsInWith: readonly string[]): boolean {
  return signsInWith.includes("hosted") && !publicTenant(tenant).signIn.hosted;
}
