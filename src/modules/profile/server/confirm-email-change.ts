import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { normalizeEmail } from "#platform/shared/fields/email.ts";
import { attemptsLeft, codeState } from "#modules/accounts/domain/code-rules.ts";
import { EMAIL_CHANGE_LIMITS } from "../domain/email-change-limits.ts";
import { EMAIL_CHANGED } from "#modules/accounts/profile-message-templates.ts";
import { type Profile, viewProfile } from "./get-profile.ts";
import { type Account, emailIndex, findAccountByEmail } from "#modules/accounts/server/accounts-repo.ts";
import { dropCodesOf } from "#modules/accounts/server/codes/account-codes.ts";
import { lockOwnAccount } from "#modules/sessions/server/current-account.ts";
import {
  countWrongCode,
  type EmailChange,
  findEmailChanges,
  isCodeOf,
  markChangeUsed,
} from "./internal/email-changes-repo.ts";
import { clearFailures } from "#modules/accounts/server/failures-repo.ts";
import { identityError } from "#modules/accounts/server/identity-error.ts";
import { deleteAccountRow, updateEmail } from "#modules/accounts/server/people/profile-repo.ts";
import type { ProfileContext } from "./profile-context.ts";

type Outcome =
  | { readonly kind: "wrong" | "one-left" | "expired" | "nothing" | "taken" }
  | { readonly kind: "burned"; readonly waitSeconds: number }
  | { readonly kind: "changed"; readonly profile: Profile };

/**
 * Moves the account to the new address by the code that went there, and tells the old one. The same code again
 * answers the same.
 * @throws AppError `invalid` `identity.codeWrong` (MSG-15), `identity.codeExpired` (MSG-14), `identity.noEmailChange`;
 * `conflict` `identity.accountExists`; `limited` `identity.attemptsExceeded` (MSG-20)
 */
export async function confirmEmailChange(
  ctx: ProfileContext,
  input: { readonly code: string },
): Promise<Profile> {
  const outcome = await ctx.db.transaction((trx) => evaluate(trx, ctx, input.code));
  const field = "code";
  switch (outcome.kind) {
    case "changed":
      return outcome.profile;
    case "wrong":
      throw identityError("invalid", "identity.codeWrong", { field });
    case "one-left":
      throw identityError("invalid", "identity.codeWrongOneLeft", { field });
    case "expired":
      throw identityError("invalid", "identity.codeExpired", { field });
    case "nothing":
      throw identityError("invalid", "identity.noEmailChange", { field });
    case "taken":
      throw identityError("conflict", "identity.accountExists", { field });
    case "burned": {
      const retryAfterSeconds = outcome.waitSeconds;
      throw identityError("limited", "identity.attemptsExceeded", { field, retryAfterSeconds });
    }
  }
}

async function evaluate(trx: TenantTransaction, ctx: ProfileContext, code: string): Promise<Outcome> {
  const account = await lockOwnAccount(trx, ctx);
  const at = ctx.clock.now();
  const [newest] = await findEmailChanges(trx, ctx, account.id);
  if (newest === undefined) return { kind: "nothing" };
  if (newest.used) return again(trx, ctx, { account, change: newest, code });
  const state = codeState(newest, EMAIL_CHANGE_LIMITS, at.getTime());
  if (state.kind === "burned") return state;
  if (state.kind !== "usable") return { kind: "expired" };
  if (isCodeOf(ctx.keys, newest, code)) return move(trx, ctx, { account, change: newest });
  const left = attemptsLeft(newest.attempts + 1, EMAIL_CHANGE_LIMITS);
  await countWrongCode(trx, ctx.tenantId, { id: newest.id, burnedAt: left === 0 ? at : null });
  if (left === 0) return { kind: "burned", waitSeconds: EMAIL_CHANGE_LIMITS.burnedSeconds };
  return { kind: left === 1 ? "one-left" : "wrong" };
}

/** The answer to a code got lost and it was sent again; guesses at a used code learn nothing. */
async function again(
  trx: TenantTransaction,
  ctx: ProfileContext,
  {
    account,
    change,
    code,
  }: { readonly account: Account; readonly change: EmailChange; readonly code: string },
): Promise<Outcome> {
  const done = normalizeEmail(account.email) === normalizeEmail(change.email);
  if (!done || !isCodeOf(ctx.keys, change, code)) return { kind: "nothing" };
  return { kind: "changed", profile: await viewProfile(trx, ctx, account) };
}

async function move(
  trx: TenantTransaction,
  ctx: ProfileContext,
  { account, change }: { readonly account: Account; readonly change: EmailChange },
): Promise<Outcome> {
  const at = ctx.clock.now();
  const { email } = change;
  const holder = await findAccountByEmail(trx, ctx, { email, lock: true });
  if (holder !== undefined && holder.id !== account.id) {
    if (holder.status === "confirmed") return { kind: "taken" };
    // Somebody's sign-up that was never confirmed does not take the address.
    await deleteAccountRow(trx, ctx, holder.id);
  }
  await updateEmail(trx, ctx, { id: account.id, email, at });
  await markChangeUsed(trx, ctx.tenantId, { id: change.id, at });
  // Codes that went to the old address would still open the account.
  await dropCodesOf(trx, ctx.tenantId, account.id);
  await clearFailures(trx, ctx.tenantId, emailIndex(ctx.keys, account.email));
  const params = { firstName: account.firstName, newEmail: masked(email) };
  await queueMessage(trx, ctx, { channel: "email", to: account.email, template: EMAIL_CHANGED, params });
  return { kind: "changed", profile: await viewProfile(trx, ctx, { ...account, email }) };
}

/** Enough for the owner to know it, too little for a reader of the old mailbox. */
function masked(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}
