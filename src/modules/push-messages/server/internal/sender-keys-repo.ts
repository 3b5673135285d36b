import { openText, sealText } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { makeSenderKeys, type SenderKeys } from "./sender-proof.ts";
import type {} from "./push-tables.ts";

const AAD = "push_key|private";

/** The retailer's key; made when it is asked for the first time. Of two that are made at once the first stays. */
export async function readSenderKeys(trx: TenantTransaction, ctx: QueueContext): Promise<SenderKeys> {
  const known = await findKeys(trx, ctx);
  if (known !== undefined) return known;
  const made = makeSenderKeys();
  await trx
    .insertInto("push_key")
    .values({
      tenant_id: ctx.tenantId,
      public_key: made.publicKey,
      private_sealed: sealText(ctx.keys, AAD, made.privateKey),
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.column("tenant_id").doNothing())
    .execute();
  return (await findKeys(trx, ctx)) ?? made;
}

async function findKeys(trx: TenantTransaction, ctx: QueueContext): Promise<SenderKeys | undefined> {
  const row = await trx
    .selectFrom("push_key")
    .select(["public_key", "private_sealed"])
    .where("tenant_id", "=", ctx.tenantId)
    .executeTakeFirst();
  return row && { publicKey: row.public_key, privateKey: openText(ctx.keys, AAD, row.private_sealed) };
}
