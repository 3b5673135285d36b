import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { thumbnailKey } from "./internal/documents-repo.ts";

/** Every key under which something of a tenant may be stored, to delete it with the tenant. */
export async function allObjectKeys(
  trx: TenantTransaction,
  { tenantId }: { readonly tenantId: string },
): Promise<readonly string[]> {
  const stored = await trx
    .selectFrom("document")
    .select("object_key")
    .where("tenant_id", "=", tenantId)
    .union(trx.selectFrom("document_object_removal").select("object_key").where("tenant_id", "=", tenantId))
    .execute();
  return stored.flatMap(({ object_key: key }) => [key, thumbnailKey(key)]);
}
