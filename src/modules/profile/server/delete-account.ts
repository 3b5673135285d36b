import { lockOwnAccount } from "#modules/sessions/server/current-account.ts";
import { identityError } from "#modules/accounts/server/identity-error.ts";
import { requireRecentSignIn } from "#modules/sign-in/server/require-recent-sign-in.ts";
import { eraseAccount } from "./erase-account.ts";
import type { ProfileContext } from "./profile-context.ts";

/**
 * Deletes the account that asks: its row with everything that hangs on it, and what other modules keep for it.
 * Every session ends, providers are told, the address is free again, and a last mail confirms it.
 * @throws AppError `conflict` `identity.openOrders`; those of `requireRecentSignIn`
 */
export async function deleteAccount(
  ctx: ProfileContext,
  input: { readonly currentPassword?: string | undefined },
): Promise<void> {
  await requireRecentSignIn(ctx, input);
  const ended = await ctx.db.transaction(async (trx) =>
    eraseAccount(trx, ctx, await lockOwnAccount(trx, ctx)),
  );
  if (ended === undefined) throw identityError("conflict", "identity.openOrders");
  for (const id of ended) ctx.identity.revoked.add(ctx.tenantId, id);
}
