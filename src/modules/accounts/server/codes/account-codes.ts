import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type {} from "../identity-tables.ts";

/** Makes every code that was sent for an account worthless, e.g. because its address changed. */
export async function dropCodesOf(
  trx: TenantTransaction,
  tenantId: string,
  accountId: string,
): Promise<void> {
  await trx
    .deleteFrom("email_code")
    .where("tenant_id", "=", tenantId)
    .where("account_id", "=", accountId)
    .execute();
}
