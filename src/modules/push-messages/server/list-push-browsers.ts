import { findOpenSessions } from "#modules/sessions/server/account-sessions-repo.ts";
import { signedInActor } from "#modules/sessions/server/current-account.ts";
import type { PushView } from "../domain/push-view.ts";
import { pushConsent } from "../domain/push-consent.ts";
import type { PushContext } from "./push-context.ts";
import { readSenderKeys } from "./internal/sender-keys-repo.ts";
import { findSubscriptions } from "./internal/subscriptions-repo.ts";

/** @throws AppError unauthenticated */
export async function listPushBrowsers(ctx: PushContext): Promise<PushView> {
  const { accountId, sessionId } = signedInActor(ctx);
  return ctx.db.transaction(async (trx) => {
    const now = ctx.clock.now();
    const open = await findOpenSessions(trx, ctx.tenantId, { accountId, now });
    const standing = new Set(open.map(({ id }) => id));
    const found = await findSubscriptions(trx, ctx, accountId);
    const { publicKey } = await readSenderKeys(trx, ctx);
    return {
      isOffered: ctx.tenant.config.consumer.keepsOffline,
      publicKey,
      consentVersion: pushConsent.version,
      hasStandIn: ctx.tenant.isDemo,
      browsers: found
        .filter((one) => standing.has(one.sessionId))
        .map((one) => ({
          id: one.id,
          device: one.device,
          since: one.createdAt.toISOString(),
          current: one.sessionId === sessionId,
        })),
    };
  });
}
