import { blindIndex, openJson, sealJson } from "#platform/server/crypto/field-encryption.ts";
import { keptStatement } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { PushTarget } from "../../domain/push-content.ts";
import type {} from "./push-tables.ts";

/** A browser that wants updates. */
interface PushSubscriptionRow {
  readonly id: string;
  readonly sessionId: string;
  /** In plain words, e.g. `Safari on iPhone`. */
  readonly device: string;
  readonly createdAt: Date;
}

const place = (id: string): string => `push_subscription|target|${id}`;

const ofAccount = keptStatement(
  (db, { tenantId, accountId }: { readonly tenantId: string; readonly accountId: string }) =>
    db
      .selectFrom("push_subscription")
      .select(["id", "session_id", "device", "created_at"])
      .where("tenant_id", "=", tenantId)
      .where("account_id", "=", accountId)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc"),
);

/** Browsers of an account, the newest first. */
export async function findSubscriptions(
  trx: TenantTransaction,
  ctx: QueueContext,
  accountId: string,
): Promise<PushSubscriptionRow[]> {
  const rows = await ofAccount(trx, { tenantId: ctx.tenantId, accountId });
  return rows.map((row) => ({
    id: row.id,
    sessionId: row.session_id,
    device: row.device,
    createdAt: row.created_at,
  }));
}

/** Whose a subscription is and where it leads, for sending; undefined once it was taken back. */
export async function findTarget(
  trx: TenantTransaction,
  ctx: QueueContext,
  id: string,
): Promise<
  { readonly accountId: string; readonly sessionId: string; readonly target: PushTarget } | undefined
> {
  const row = await trx
    .selectFrom("push_subscription")
    .select(["account_id", "session_id", "target_sealed"])
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const target = openJson<PushTarget>(ctx.keys, place(id), row.target_sealed);
  return { accountId: row.account_id, sessionId: row.session_id, target };
}

interface NewSubscription extends PushSubscriptionRow {
  readonly accountId: string;
  readonly target: PushTarget;
}

/** Keeps a browser; what it had before, for this account or another one, ends. Of two at the same moment the last stays. */
export async function insertSubscription(
  trx: TenantTransaction,
  ctx: QueueContext,
  { id, accountId, sessionId, target, device, createdAt }: NewSubscription,
): Promise<void> {
  const row = {
    id,
    account_id: accountId,
    session_id: sessionId,
    target_sealed: sealJson(ctx.keys, place(id), target),
    device,
    created_at: createdAt,
  };
  const endpointIndex = blindIndex(ctx.keys, `push:${target.endpoint}`);
  await trx
    .insertInto("push_subscription")
    .values({ tenant_id: ctx.tenantId, endpoint_index: endpointIndex, ...row })
    .onConflict((conflict) => conflict.columns(["tenant_id", "endpoint_index"]).doUpdateSet(row))
    .execute();
}

/** Ends subscriptions of an account. @returns how many there were */
export async function deleteSubscriptions(
  trx: TenantTransaction,
  ctx: QueueContext,
  { accountId, ids }: { readonly accountId: string; readonly ids: readonly string[] },
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await trx
    .deleteFrom("push_subscription")
    .where("tenant_id", "=", ctx.tenantId)
    .where("account_id", "=", accountId)
    .where("id", "in", ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
