import { openText } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Keeper } from "./internal/journey-repo.ts";

/** For an access request (PRIV-01): the instructions that somebody gave, as they were read, and how they were proven. */
export async function givenConsent(
  trx: TenantTransaction,
  ctx: Keeper,
  { id }: { readonly id: string },
): Promise<object | null> {
  const row = await trx
    .selectFrom("prequalification_consent")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const open = (column: string, sealed: string) =>
    openText(ctx.keys, `prequalification_consent|${column}|${id}`, sealed);
  return {
    words: JSON.parse(row.words) as unknown,
    language: row.language,
    agreedAt: row.agreed_at,
    fromAddress: open("address", row.address_sealed),
    phone: open("phone", row.phone_sealed),
    provenAt: row.proven_at,
    provenBy: row.proven_by,
    keptUntil: row.keep_until,
  };
}
