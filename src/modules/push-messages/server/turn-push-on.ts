import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { findOpenSessions } from "#modules/sessions/server/account-sessions-repo.ts";
import { recordConsents } from "#modules/accounts/server/people/consents-repo.ts";
import { deviceName } from "#modules/sessions/domain/device-name.ts";
import { lockOwnAccount, signedInActor } from "#modules/sessions/server/current-account.ts";
import { MOST_BROWSERS, pushConsent } from "../domain/push-consent.ts";
import type { PushTarget } from "../domain/push-content.ts";
import { isPushEndpoint } from "../domain/push-endpoint.ts";
import { encryptMessage } from "./internal/message-encryption.ts";
import { pushError, turnedOnTooOften } from "./internal/push-error.ts";
import { deleteSubscriptions, findSubscriptions, insertSubscription } from "./internal/subscriptions-repo.ts";
import type { PushContext } from "./push-context.ts";

/** Each writes a consent and holds the account: enough for every device, too little for keeping the database busy. */
const OF_ACCOUNT = { bucket: "push.on", limit: 30, windowSeconds: 3_600 } as const;
/** The first byte of a point that is written in full (RFC 8291, 3.1); a browser opens nothing sealed for other forms. */
const UNCOMPRESSED = 4;

/**
 * Lets the browser that asks show updates about the account's orders, and notes the consent (OP-46). The oldest of too
 * many browsers makes room.
 * @throws AppError `conflict` `push.consentTextChanged`; `invalid` `push.addressRefused`; `limited` `push.tooOften`;
 * `not-found` `push.off`
 */
export async function turnPushOn(
  ctx: PushContext,
  input: PushTarget & { readonly consentVersion: string },
): Promise<{ readonly id: string }> {
  const { endpoint, keys, consentVersion } = input;
  const { sessionId, accountId } = signedInActor(ctx);
  if (!ctx.tenant.config.consumer.keepsOffline) throw pushError(ctx, "not-found", "push.off");
  if (consentVersion !== pushConsent.version) throw pushError(ctx, "conflict", "push.consentTextChanged");
  if (!isPushEndpoint(endpoint) || !areKeys(keys)) throw pushError(ctx, "invalid", "push.addressRefused");
  const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, { ...OF_ACCOUNT, key: accountId });
  if (!allowed) throw turnedOnTooOften(ctx, retryAfterSeconds);
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
    await endOthers(trx, ctx, { id, accountId: account.id, sessionId });
    const consent = { kind: "order-push", granted: true, textVersion: pushConsent.version } as const;
    await recordConsents(trx, ctx, { accountId: account.id, consents: [consent], at });
    return { id };
  });
}

/**
 * A session is one browser, so what it had before is gone at its push service too; and what belongs to sessions that
 * are over takes no browser's place.
 */
async function endOthers(
  trx: TenantTransaction,
  ctx: PushContext,
  made: { readonly id: string; readonly accountId: string; readonly sessionId: string },
): Promise<void> {
  const { accountId } = made;
  const open = await findOpenSessions(trx, ctx.tenantId, { accountId, now: ctx.clock.now() });
  const standing = new Set(open.map(({ id }) => id));
  const all = await findSubscriptions(trx, ctx, accountId);
  const isKept = (one: (typeof all)[number]) =>
    one.sessionId === made.sessionId ? one.id === made.id : standing.has(one.sessionId);
  const kept = new Set(all.filter(isKept).slice(0, MOST_BROWSERS));
  const ids = all.filter((one) => !kept.has(one)).map(({ id }) => id);
  await deleteSubscriptions(trx, ctx, { accountId, ids });
}

/** Keys with which nothing can be sealed are none, nor is a point that browsers write differently. */
function areKeys(keys: PushTarget["keys"]): boolean {
  const point = Buffer.from(keys.p256dh, "base64url");
  if (point.length !== 65 || point[0] !== UNCOMPRESSED) return false;
  try {
    return Buffer.from(keys.auth, "base64url").length === 16 && encryptMessage("", keys).length > 0;
  } catch {
    return false;
  }
}
