import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import type {} from "./identity-tables.ts";

/** Ends every open session of an account and answers their ids, for `ctx.identity.revoked` after the commit. */
export async function revokeAllSessions(
  trx: TenantTransaction,
  tenantId: string,
  input: {
    readonly accountId: string;
    readonly reason: "password-reset" | "address-proven";
    readonly at: Date;
  },
): Promise<string[]> {
  const rows = await trx
    .updateTable("account_session")
    .set({ revoked_at: input.at, revoke_reason: input.reason })
    .where("tenant_id", "=", tenantId)
    .where("account_id", "=", input.accountId)
    .where("revoked_at", "is", null)
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}
