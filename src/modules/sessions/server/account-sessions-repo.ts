import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { REMEMBER_SECONDS } from "./revoked-sessions.ts";
import { IDLE_SECONDS, type RevokeReason } from "./sessions-repo.ts";
import type {} from "#modules/accounts/server/people/profile-tables.ts";

interface OpenSessionRow {
  readonly id: string;
  readonly device: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/** Sessions of an account that still stand, the one used last first. */
export async function findOpenSessions(
  trx: TenantTransaction,
  tenantId: string,
  input: { readonly accountId: string; readonly now: Date },
): Promise<OpenSessionRow[]> {
  const rows = await trx
    .selectFrom("account_session")
    .select(["id", "device", "created_at", "last_used_at"])
    .where("tenant_id", "=", tenantId)
    .where("account_id", "=", input.accountId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", input.now)
    .where("last_used_at", ">", new Date(input.now.getTime() - IDLE_SECONDS * 1000))
    .orderBy("last_used_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
}

/** When the person of a standing session last proved who they are; undefined when the session is over. */
export async function findAuthenticatedAt(
  trx: TenantTransaction,
  tenantId: string,
  session: { readonly id: string; readonly accountId: string },
): Promise<Date | undefined> {
  const row = await trx
    .selectFrom("account_session")
    .select(["created_at", "authenticated_at"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", session.id)
    .where("account_id", "=", session.accountId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return row && (row.authenticated_at ?? row.created_at);
}

export async function markAuthenticated(
  trx: TenantTransaction,
  tenantId: string,
  session: { readonly id: string; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable("account_session")
    .set({ authenticated_at: session.at })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", session.id)
    .execute();
}

/** Whether a session is this account's, standing or over. */
export async function isSessionOf(
  trx: TenantTransaction,
  tenantId: string,
  session: { readonly id: string; readonly accountId: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom("account_session")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", session.id)
    .where("account_id", "=", session.accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends every standing session of an account, except one if named; answers whose tokens are to be refused. */
export async function revokeSessionsOf(
  trx: TenantTransaction,
  tenantId: string,
  input: {
    readonly accountId: string;
    readonly exceptId?: string;
    readonly reason: RevokeReason;
    readonly at: Date;
  },
): Promise<string[]> {
  let query = trx
    .updateTable("account_session")
    .set({ revoked_at: input.at, revoke_reason: input.reason })
    .where("tenant_id", "=", tenantId)
    .where("account_id", "=", input.accountId)
    .where("revoked_at", "is", null);
  if (input.exceptId !== undefined) query = query.where("id", "<>", input.exceptId);
  const rows = await query.returning("id").execute();
  return rows.map(({ id }) => id);
}

/**
 * Notes the sessions of an account that is about to be deleted, so that access tokens signed before are
 * refused everywhere until they expire. Forgets those noted long ago.
 */
export async function noteErasedSessions(
  trx: TenantTransaction,
  tenantId: string,
  input: { readonly accountId: string; readonly at: Date },
): Promise<string[]> {
  const sessions = await trx
    .selectFrom("account_session")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("account_id", "=", input.accountId)
    .execute();
  const longAgo = new Date(input.at.getTime() - REMEMBER_SECONDS * 1000);
  await trx
    .deleteFrom("erased_session")
    .where("tenant_id", "=", tenantId)
    .where("erased_at", "<", longAgo)
    .execute();
  const rows = sessions.map(({ id }) => ({ tenant_id: tenantId, session_id: id, erased_at: input.at }));
  if (rows.length > 0) {
    await trx
      .insertInto("erased_session")
      .values(rows)
      .onConflict((conflict) => conflict.columns(["tenant_id", "session_id"]).doNothing())
      .execute();
  }
  return sessions.map(({ id }) => id);
}
