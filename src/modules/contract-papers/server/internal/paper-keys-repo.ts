import { openText, sealText, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { IdentityPem } from "#platform/server/pdf/signature/paper-identity.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

interface PaperKeyTable {
  tenant_id: string;
  id: string;
  certificate: string;
  private_sealed: string;
  created_at: Date;
  retired_at: Date | null;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    paper_key: PaperKeyTable;
  }
}

type Owner = RequestContext & { readonly keys: TenantKeys };

const place = (id: string): string => `paper_key|private|${id}`;

/** The key that seals papers now; undefined before the first. */
export async function findPaperKey(
  trx: TenantTransaction,
  ctx: Owner,
): Promise<(IdentityPem & { readonly createdAt: Date }) | undefined> {
  const row = await trx
    .selectFrom("paper_key")
    .select(["id", "certificate", "private_sealed", "created_at"])
    .where("tenant_id", "=", ctx.tenantId)
    .where("retired_at", "is", null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const privateKey = openText(ctx.keys, place(row.id), row.private_sealed);
  return { certificate: row.certificate, privateKey, createdAt: row.created_at };
}

/** Does nothing when the retailer has an active key: the first of two processes wins. */
export async function insertPaperKey(trx: TenantTransaction, ctx: Owner, pem: IdentityPem): Promise<void> {
  const id = ctx.ids.next("pkey");
  await trx
    .insertInto("paper_key")
    .values({
      tenant_id: ctx.tenantId,
      id,
      certificate: pem.certificate,
      private_sealed: sealText(ctx.keys, place(id), pem.privateKey),
      created_at: ctx.clock.now(),
      retired_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The active key seals nothing any more. What it sealed stays valid: papers carry their certificate. */
export async function retirePaperKey(trx: TenantTransaction, ctx: Owner): Promise<void> {
  await trx
    .updateTable("paper_key")
    .set({ retired_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("retired_at", "is", null)
    .execute();
}
