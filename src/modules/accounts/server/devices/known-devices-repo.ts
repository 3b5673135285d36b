import { blindIndex, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { BrowserContext } from "../../domain/browser.ts";
import type {} from "../identity-tables.ts";
import type {} from "./known-devices-table.ts";

type Owner = BrowserContext & { readonly tenantId: string; readonly keys: TenantKeys };

/** An account is known by this many browsers; the one used longest ago makes room. */
const KEPT = 10;

/** Keyed hash of the calling browser's cookie; undefined where there is none. */
export function browserHash({ browser, keys }: Owner): string | undefined {
  return browser && blindIndex(keys, `known_device|${browser.token}`);
}

/**
 * The key under which the calling browser's failures are counted when it signed in to the account of this
 * address before; undefined otherwise. A cookie that was made just now is not looked for.
 */
export async function findKnownDevice(
  trx: TenantTransaction,
  ctx: Owner,
  emailIndex: string,
): Promise<string | undefined> {
  const hash = browserHash(ctx);
  if (hash === undefined || ctx.browser?.isNew === true) return undefined;
  const row = await trx
    .selectFrom("known_device as device")
    .innerJoin("account", (join) =>
      join.onRef("account.tenant_id", "=", "device.tenant_id").onRef("account.id", "=", "device.account_id"),
    )
    .select("device.account_id")
    .where("device.tenant_id", "=", ctx.tenantId)
    .where("device.device_hash", "=", hash)
    .where("account.email_index", "=", emailIndex)
    .executeTakeFirst();
  return row && deviceKey(ctx.keys, { accountId: row.account_id, hash });
}

/** From now on the account knows the calling browser. */
export async function keepDevice(
  trx: TenantTransaction,
  ctx: Owner,
  input: { readonly accountId: string; readonly at: Date },
): Promise<void> {
  const hash = browserHash(ctx);
  if (hash === undefined) return;
  const key = { tenant_id: ctx.tenantId, account_id: input.accountId, device_hash: hash };
  await trx
    .insertInto("known_device")
    .values({ ...key, created_at: input.at, seen_at: input.at })
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "account_id", "device_hash"]).doUpdateSet({ seen_at: input.at }),
    )
    .execute();
  await trx
    .deleteFrom("known_device")
    .where("tenant_id", "=", ctx.tenantId)
    .where("account_id", "=", input.accountId)
    .where("device_hash", "in", (eb) =>
      eb
        .selectFrom("known_device as other")
        .select("other.device_hash")
        .where("other.tenant_id", "=", ctx.tenantId)
        .where("other.account_id", "=", input.accountId)
        .orderBy("other.seen_at", "desc")
        .orderBy("other.device_hash")
        .offset(KEPT),
    )
    .execute();
}

/** The account knows no browser any more; their counters go with them. */
export async function forgetDevices(trx: TenantTransaction, ctx: Owner, accountId: string): Promise<void> {
  const gone = await trx
    .deleteFrom("known_device")
    .where("tenant_id", "=", ctx.tenantId)
    .where("account_id", "=", accountId)
    .returning("device_hash")
    .execute();
  if (gone.length === 0) return;
  const keys = gone.map((row) => deviceKey(ctx.keys, { accountId, hash: row.device_hash }));
  await trx
    .deleteFrom("sign_in_failure")
    .where("tenant_id", "=", ctx.tenantId)
    .where("email_index", "in", keys)
    .execute();
}

function deviceKey(keys: TenantKeys, device: { readonly accountId: string; readonly hash: string }): string {
  return blindIndex(keys, `device_failures|${device.accountId}|${device.hash}`);
}
