import { AppError } from "#platform/shared/app-error.ts";
import { offeredConsents } from "#modules/accounts/domain/offered-consents.ts";
import { consentTexts } from "#modules/accounts/messages.ts";
import { type Profile, viewProfile } from "./get-profile.ts";
import type { Consent } from "#modules/accounts/server/accounts-repo.ts";
import { findConsents, recordConsents } from "#modules/accounts/server/people/consents-repo.ts";
import { lockOwnAccount } from "#modules/sessions/server/current-account.ts";
import { identityError } from "#modules/accounts/server/identity-error.ts";
import type { ProfileContext } from "./profile-context.ts";

export interface Preferences {
  readonly isSubscribedToMarketing: boolean;
  readonly isSubscribedToMarketingSms: boolean;
  /** Version of the texts that were on the page. */
  readonly consentVersion: string;
}

/**
 * Gives or withdraws the marketing consents (AUTH-24, OP-46). Each change of mind is one more row with time, text
 * version and network address; saying the same again adds none. What a retailer does not offer cannot be given.
 * @throws AppError `conflict` `identity.consentTextChanged`; `invalid` `identity.smsNeedsPhone`
 */
export async function savePreferences(ctx: ProfileContext, input: Preferences): Promise<Profile> {
  if (input.consentVersion !== consentTexts.version) {
    throw identityError("conflict", "identity.consentTextChanged");
  }
  const offered = offeredConsents(ctx.tenant);
  const outcome = await ctx.db.transaction(async (trx) => {
    const account = await lockOwnAccount(trx, ctx);
    const wanted = [
      { kind: "marketing-email", granted: input.isSubscribedToMarketing && offered.email },
      { kind: "marketing-sms", granted: input.isSubscribedToMarketingSms && offered.sms },
    ] as const;
    if (wanted[1].granted && account.phone === "") return noPhone();
    const standing = await findConsents(trx, ctx.tenantId, account.id);
    const consents: Consent[] = wanted
      .filter(({ kind, granted }) => (standing.get(kind)?.granted ?? false) !== granted)
      .map((consent) => ({ ...consent, textVersion: consentTexts.version }));
    await recordConsents(trx, ctx, { accountId: account.id, consents, at: ctx.clock.now() });
    return viewProfile(trx, ctx, account);
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

function noPhone(): AppError {
  return identityError("invalid", "identity.smsNeedsPhone", { field: "isSubscribedToMarketingSms" });
}
