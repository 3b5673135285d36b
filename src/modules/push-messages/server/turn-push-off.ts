import { recordConsents } from "#modules/accounts/server/people/consents-repo.ts";
import { lockOwnAccount } from "#modules/sessions/server/current-account.ts";
import { pushConsent } from "../domain/push-consent.ts";
import { pushError } from "./internal/push-error.ts";
import { deleteSubscriptions } from "./internal/subscriptions-repo.ts";
import type { PushContext } from "./push-context.ts";

/**
 * Takes back what a browser of the account was allowed (OP-46). What is on its way there is dropped: who delivers it
 * looks for the subscription first.
 * @throws AppError `not-found` `push.notFound`
 */
export async function turnPushOff(ctx: PushContext, { id }: { readonly id: string }): Promise<void> {
  const isOff = await ctx.db.transaction(async (trx) => {
    const account = await lockOwnAccount(trx, ctx);
    const ended = await deleteSubscriptions(trx, ctx, { accountId: account.id, ids: [id] });
    if (ended === 0) return false;
    const consent = { kind: "order-push", granted: false, textVersion: pushConsent.version } as const;
    const at = ctx.clock.now();
    await recordConsents(trx, ctx, { accountId: account.id, consents: [consent], at });
    return true;
  });
  if (!isOff) throw pushError(ctx, "not-found", "push.notFound");
}
