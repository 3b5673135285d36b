import { sql } from "kysely";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import { openText, sealText, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

export interface PoolSessionTable {
  tenant_id: string;
  session_id: string;
  issuer: string;
  handle_sealed: string;
  checked_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    pool_session: PoolSessionTable;
  }
}

interface Owner {
  readonly tenantId: string;
  readonly keys: TenantKeys;
}

/** A session of ours and what its pool wants to see. */
export interface PoolHandle {
  readonly sessionId: string;
  readonly handle: string;
}

const aad = (sessionId: string): string => `pool_session|handle|${sessionId}`;

export async function insertPoolSession(
  trx: TenantTransaction,
  owner: Owner,
  input: PoolHandle & { readonly issuer: string; readonly at: Date },
): Promise<void> {
  await trx
    .insertInto("pool_session")
    .values({
      tenant_id: owner.tenantId,
      session_id: input.sessionId,
      issuer: input.issuer,
      handle_sealed: sealText(owner.keys, aad(input.sessionId), input.handle),
      checked_at: input.at,
    })
    .execute();
}

/** Takes the question of a session whose last one was before `before`; undefined when there is none to ask. */
export async function claimPoolSession(
  trx: TenantTransaction,
  owner: Owner,
  input: { readonly sessionId: string; readonly at: Date; readonly before: Date },
): Promise<PoolHandle | undefined> {
  const row = await trx
    .updateTable("pool_session")
    .set({ checked_at: input.at })
    .where("tenant_id", "=", owner.tenantId)
    .where("session_id", "=", input.sessionId)
    .where("checked_at", "<=", input.before)
    .returningAll()
    .executeTakeFirst();
  return row && open(owner.keys, row);
}

/** Keeps the handle that counts from now on. */
export async function replacePoolHandle(
  trx: TenantTransaction,
  owner: Owner,
  { sessionId, handle }: PoolHandle,
): Promise<void> {
  await trx
    .updateTable("pool_session")
    .set({ handle_sealed: sealText(owner.keys, aad(sessionId), handle) })
    .where("tenant_id", "=", owner.tenantId)
    .where("session_id", "=", sessionId)
    .execute();
}

/** Sessions that ended here and not yet at the pool. */
export const endedPoolSessions: DueRows = {
  table: "pool_session",
  where: () => sql`exists (select from account_session session where session.tenant_id = own.tenant_id
    and session.id = own.session_id and session.revoked_at is not null)`,
};

/** Handles of sessions that ended here and not yet at the pool. */
export async function findEndedPoolSessions(
  trx: TenantTransaction,
  owner: Owner,
  limit: number,
): Promise<PoolHandle[]> {
  const rows = await trx
    .selectFrom("pool_session as pool")
    .innerJoin("account_session as session", (join) =>
      join.onRef("session.tenant_id", "=", "pool.tenant_id").onRef("session.id", "=", "pool.session_id"),
    )
    .selectAll("pool")
    .where("pool.tenant_id", "=", owner.tenantId)
    .where("session.revoked_at", "is not", null)
    .orderBy("session.revoked_at")
    .limit(limit)
    .execute();
  return rows.map((row) => open(owner.keys, row));
}

export async function deletePoolSession(
  trx: TenantTransaction,
  tenantId: string,
  sessionId: string,
): Promise<void> {
  await trx
    .deleteFrom("pool_session")
    .where("tenant_id", "=", tenantId)
    .where("session_id", "=", sessionId)
    .execute();
}

function open(keys: TenantKeys, row: PoolSessionTable): PoolHandle {
  return { sessionId: row.session_id, handle: openText(keys, aad(row.session_id), row.handle_sealed) };
}
