import { recordConsents } from "#modules/accounts/server/people/consents-repo.ts";
import { deviceName } from "#modules/sessions/domain/device-name.ts";
import { lockOwnAccount, signedInActor } from "#modules/sessions/server/current-account.ts";
import { MOST_BROWSERS, pushConsent } from "../domain/push-consent.ts";
import type { PushTarget } from "../domain/push-content.ts";
import { isPushEndpoint } from "../domain/push-endpoint.ts";
import { encryptMessage } from "./internal/message-encryption.ts";
import { pushError } from "./internal/push-error.ts";
import { deleteSubscriptions, findSubscriptions, insertSubscription } from "./internal/subscriptions-repo.ts";
import type { PushContext } from "./push-context.ts";

/**
 * Lets the browser that asks show updates about the account's orders, and notes the consent (OP-46). The oldest of too
 * many browsers makes room.
 * @throws AppError `conflict` `push.consentTextChanged`; `invalid` `push.addressRefused`; `not-found` `push.off`
 */
export async function turnPushOn(
  ctx: PushContext,
  input: PushTarget & { readonly consentVersion: string },
): Promise<{ readonly id: string }> {
  const { endpoint, keys, consentVersion } = input;
  const { sessionId } = signedInActor(ctx);
  if (!ctx.tenant.config.consumer.keepsOffline) throw pushError(ctx, "not-found", "push.off");
  if (consentVersion !== pushConsent.version) throw pushError(ctx, "conflict", "push.consentTextChanged");
  if (!isPushEndpoint(endpoint) || !areKeys(keys)) throw pushError(ctx, "invalid", "push.addressRefused");
  const at = ctx.clock.now();
  return ctx.db.transaction(async (trx) => {
    const account = await lockOwnAccount(trx, ctx);
    const id = ctx.ids.next("psh");
    await insertSubscription(trx, ctx, {
      id,
      accountId: account.id,
      sessionId,
      target: { endpoint, keys },
      device: deviceName(ctx.caller?.userAgent ?? ""),
      createdAt: at,
    });
    const all = await findSubscriptions(trx, ctx, account.id);
    const over = all.slice(MOST_BROWSERS).map((one) => one.id);
    await deleteSubscriptions(trx, ctx, { accountId: account.id, ids: over });
    const consent = { kind: "order-push", granted: true, textVersion: pushConsent.version } as const;
    await recordConsents(trx, ctx, { accountId: account.id, consents: [consent], at });
    return { id };
  });
}

/** Keys with which nothing can be sealed are none. */
function areKeys(keys: PushTarget["keys"]): boolean {
  try {
    return Buffer.from(keys.auth, "base64url").length === 16 && encryptMessage("", keys).length > 0;
  } catch {
    return false;
  }
}
