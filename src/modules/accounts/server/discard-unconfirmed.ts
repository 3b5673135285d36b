import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type {} from "./identity-tables.ts";

/**
 * Removes a sign-up that was never confirmed, with its password, sessions, codes and consents: somebody else
 * has proven that the address is theirs. A confirmed account stays.
 */
export async function discardUnconfirmed(
  trx: TenantTransaction,
  tenantId: string,
  accountId: string,
): Promise<void> {
  await trx
    .deleteFrom("account")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", accountId)
    .where("status", "=", "unconfirmed")
    .execute();
}
