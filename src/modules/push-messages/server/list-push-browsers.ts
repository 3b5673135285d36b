import { findOpenSessions } from "#modules/sessions/server/account-sessions-repo.ts";
import { signedInActor } from "#modules/sessions/server/current-account.ts";
import { pushConsent } from "../domain/push-consent.ts";
import type { PushContext } from "./push-context.ts";
import { readSenderKeys } from "./internal/sender-keys-repo.ts";
import { findSubscriptions } from "./internal/subscriptions-repo.ts";

/** Which browsers of an account show updates, and what one needs in order to ask for them. */
export interface PushView {
  /** False where the retailer's pages keep nothing on devices: without the worker there is nobody to show them. */
  readonly isOffered: boolean;
  /** The key that a browser hands to its push service. */
  readonly publicKey: string;
  readonly consentVersion: string;
  /** Whether the sandbox stands in where a browser has no push service. */
  readonly hasStandIn: boolean;
  readonly browsers: readonly {
    readonly id: string;
    readonly device: string;
    /** ISO instant. */
    readonly since: string;
    /** The one that asks. */
    readonly current: boolean;
  }[];
}

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
