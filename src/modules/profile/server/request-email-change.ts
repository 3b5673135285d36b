import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { checkEmailChanged } from "#platform/shared/fields/email.ts";
import { checkRequest, type RequestVerdict } from "#modules/accounts/domain/code-rules.ts";
import { EMAIL_CHANGE_LIMITS } from "../domain/email-change-limits.ts";
import { emailChangeSchema } from "#modules/accounts/domain/profile-schema.ts";
import { EMAIL_CHANGE_CODE } from "#modules/accounts/profile-message-templates.ts";
import { getProfile } from "./get-profile.ts";
import { findAccountByEmail } from "#modules/accounts/server/accounts-repo.ts";
import { lockOwnAccount } from "#modules/sessions/server/current-account.ts";
import { findEmailChanges, insertEmailChange } from "./internal/email-changes-repo.ts";
import { identityError } from "#modules/accounts/server/identity-error.ts";
import { requireRecentSignIn } from "#modules/sign-in/server/require-recent-sign-in.ts";
import { fieldsError } from "#modules/accounts/server/fields-error.ts";
import { parseForm } from "#modules/accounts/server/parse-form.ts";
import type { ProfileContext } from "./profile-context.ts";

interface EmailChangeRequest {
  readonly email?: string | undefined;
  readonly emailConfirmation?: string | undefined;
  readonly currentPassword?: string | undefined;
}

/** A code is on its way to the new address. Seconds. */
interface EmailChangeAsked {
  /** The new address, as it will be stored. */
  readonly email: string;
  readonly codeExpiresInSeconds: number;
  readonly resendAfterSeconds: number;
  /** After this one a single request is left (MSG-20). */
  readonly oneRequestLeft: boolean;
}

/**
 * Sends a code to a new address (VAL-04, VAL-05). Nothing changes until it is entered; asking again, for the
 * same address or another, makes the earlier codes worthless.
 * @throws AppError `invalid` `identity.checkFields`; `conflict` `identity.accountExists` (MSG-16), `identity.managedElsewhere` (AUTH-13); `limited`
 * `identity.resendTooSoon`, `identity.requestsExceeded`; those of `requireRecentSignIn`
 */
export async function requestEmailChange(
  ctx: ProfileContext,
  input: EmailChangeRequest,
): Promise<EmailChangeAsked> {
  const { email } = parseForm(emailChangeSchema, input);
  const profile = await getProfile(ctx);
  if (!profile.hasPassword && profile.signsInWith.length > 0) {
    throw identityError("conflict", "identity.managedElsewhere");
  }
  const same = checkEmailChanged(email, profile.email);
  if (same !== undefined) throw fieldsError({ email: [same] });
  await requireRecentSignIn(ctx, input);
  const verdict = await ctx.db.transaction((trx) => send(trx, ctx, email));
  switch (verdict.kind) {
    case "allowed":
      return {
        email,
        codeExpiresInSeconds: EMAIL_CHANGE_LIMITS.codeSeconds,
        resendAfterSeconds: verdict.resendAfterSeconds,
        oneRequestLeft: verdict.oneLeft,
      };
    case "taken":
      throw identityError("conflict", "identity.accountExists", { field: "email" });
    case "too-soon":
      throw identityError("limited", "identity.resendTooSoon", { retryAfterSeconds: verdict.waitSeconds });
    case "exceeded":
    case "burned":
      throw identityError("limited", "identity.requestsExceeded", { retryAfterSeconds: verdict.waitSeconds });
  }
}

async function send(
  trx: TenantTransaction,
  ctx: ProfileContext,
  email: string,
): Promise<RequestVerdict | { readonly kind: "taken" }> {
  const account = await lockOwnAccount(trx, ctx);
  const at = ctx.clock.now();
  const sent = await findEmailChanges(trx, ctx, account.id);
  const verdict = checkRequest({ own: sent, ofDay: sent }, EMAIL_CHANGE_LIMITS, at.getTime());
  if (verdict.kind !== "allowed") return verdict;
  const holder = await findAccountByEmail(trx, ctx, { email });
  if (holder?.status === "confirmed") return { kind: "taken" };
  const code = await insertEmailChange(trx, ctx, { accountId: account.id, email, at });
  const params = { code, firstName: account.firstName };
  await queueMessage(trx, ctx, { channel: "email", to: email, template: EMAIL_CHANGE_CODE, params });
  return verdict;
}
