import { createHash } from "node:crypto";
import type { Ids } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type {} from "#modules/accounts/server/identity-tables.ts";
import type {} from "#modules/accounts/server/people/profile-tables.ts";

/** A session ends after this much idleness, and at the latest after the second, used or not. */
export const IDLE_SECONDS = 7 * 86_400;
const ABSOLUTE_SECONDS = 30 * 86_400;
/** 52 characters of base32: 260 random bits. */
const TOKEN_LENGTH = 52;

interface Maker {
  readonly tenantId: string;
  readonly ids: Ids;
}

interface StoredRefreshToken {
  readonly sessionId: string;
  readonly accountId: string;
  /** The OpenID Connect client it belongs to; null is the storefront itself. */
  readonly clientId: string | null;
  readonly expiresAt: Date;
  readonly rotatedAt: Date | null;
  readonly sessionExpiresAt: Date;
  readonly sessionRevoked: boolean;
}

/** Only the hash is stored: a copy of the database refreshes nothing. */
function refreshTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** A session that an OpenID Connect client holds. */
interface ClientSession {
  readonly clientId: string;
  readonly scope: string;
  /** When the person last proved who they are. */
  readonly authTime: Date;
}

/** Opens a session and answers its id and first refresh token. */
export async function insertSession(
  trx: TenantTransaction,
  maker: Maker,
  input: { accountId: string; at: Date; device?: string; client?: ClientSession },
): Promise<{ sessionId: string; refreshToken: string }> {
  const sessionId = maker.ids.next("ses");
  const expiresAt = new Date(input.at.getTime() + ABSOLUTE_SECONDS * 1000);
  await trx
    .insertInto("account_session")
    .values({
      tenant_id: maker.tenantId,
      id: sessionId,
      account_id: input.accountId,
      created_at: input.at,
      last_used_at: input.at,
      expires_at: expiresAt,
      revoked_at: null,
      revoke_reason: null,
      device: input.device ?? null,
      client_id: input.client?.clientId ?? null,
      scope: input.client?.scope ?? null,
      authenticated_at: input.client?.authTime ?? null,
    })
    .execute();
  const refreshToken = await insertRefreshToken(trx, maker, {
    sessionId,
    at: input.at,
    sessionExpiresAt: expiresAt,
  });
  return { sessionId, refreshToken };
}

/** Adds the next token of a family; it never outlives the session. */
export async function insertRefreshToken(
  trx: TenantTransaction,
  maker: Maker,
  input: { sessionId: string; at: Date; sessionExpiresAt: Date },
): Promise<string> {
  const token = maker.ids.random(TOKEN_LENGTH);
  const idleEnd = input.at.getTime() + IDLE_SECONDS * 1000;
  await trx
    .insertInto("refresh_token")
    .values({
      tenant_id: maker.tenantId,
      token_hash: refreshTokenHash(token),
      session_id: input.sessionId,
      created_at: input.at,
      expires_at: new Date(Math.min(idleEnd, input.sessionExpiresAt.getTime())),
      rotated_at: null,
    })
    .execute();
  return token;
}

/** A refresh token with its session, locked until the transaction ends. */
export async function lockRefreshToken(
  trx: TenantTransaction,
  tenantId: string,
  token: string,
): Promise<StoredRefreshToken | undefined> {
  const row = await trx
    .selectFrom("refresh_token as token")
    .innerJoin("account_session as session", (join) =>
      join.onRef("session.tenant_id", "=", "token.tenant_id").onRef("session.id", "=", "token.session_id"),
    )
    .select([
      "token.session_id",
      "token.expires_at",
      "token.rotated_at",
      "session.account_id",
      "session.client_id",
    ])
    .select(["session.expires_at as session_expires_at", "session.revoked_at"])
    .where("token.tenant_id", "=", tenantId)
    .where("token.token_hash", "=", refreshTokenHash(token))
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      sessionId: row.session_id,
      accountId: row.account_id,
      clientId: row.client_id,
      expiresAt: row.expires_at,
      rotatedAt: row.rotated_at,
      sessionExpiresAt: row.session_expires_at,
      sessionRevoked: row.revoked_at !== null,
    }
  );
}

/** Marks a token used; a second use within the grace keeps the first time. */
export async function markRotated(
  trx: TenantTransaction,
  tenantId: string,
  input: { token: string; at: Date },
): Promise<void> {
  await trx
    .updateTable("refresh_token")
    .set({ rotated_at: input.at })
    .where("tenant_id", "=", tenantId)
    .where("token_hash", "=", refreshTokenHash(input.token))
    .where("rotated_at", "is", null)
    .execute();
}

export async function touchSession(
  trx: TenantTransaction,
  tenantId: string,
  session: { id: string; at: Date },
): Promise<void> {
  await trx
    .updateTable("account_session")
    .set({ last_used_at: session.at })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", session.id)
    .execute();
}

export type RevokeReason =
  | "signed-out"
  | "refresh-token-reused"
  | "ended-by-owner"
  | "ended-by-pool"
  | "password-changed"
  | "password-reset"
  | "address-proven";

/** Ends a session with all its refresh tokens; ending it again changes nothing. */
export async function revokeSession(
  trx: TenantTransaction,
  tenantId: string,
  session: { id: string; reason: RevokeReason; at: Date },
): Promise<void> {
  await trx
    .updateTable("account_session")
    .set({ revoked_at: session.at, revoke_reason: session.reason })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", session.id)
    .where("revoked_at", "is", null)
    .execute();
}

/** Ids of the sessions that ended after `since`, those of deleted accounts among them. */
export async function findRevokedSessions(
  trx: TenantTransaction,
  tenantId: string,
  since: Date,
): Promise<string[]> {
  const rows = await trx
    .selectFrom("account_session")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("revoked_at", ">", since)
    .unionAll(
      trx
        .selectFrom("erased_session")
        .select("session_id as id")
        .where("tenant_id", "=", tenantId)
        .where("erased_at", ">", since),
    )
    .execute();
  return rows.map((row) => row.id);
}

/** When the person last proved who they are in this session, and what its client may know. */
export async function findSessionStart(
  trx: TenantTransaction,
  tenantId: string,
  id: string,
): Promise<{ readonly authTime: Date; readonly scope: string | null } | undefined> {
  const row = await trx
    .selectFrom("account_session")
    .select(["created_at", "authenticated_at", "scope"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && { authTime: row.authenticated_at ?? row.created_at, scope: row.scope };
}

/** Whether a session neither ended nor ran out. */
export async function isSessionOpen(
  trx: TenantTransaction,
  tenantId: string,
  session: { readonly id: string; readonly at: Date },
): Promise<boolean> {
  const row = await trx
    .selectFrom("account_session")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", session.id)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", session.at)
    .executeTakeFirst();
  return row !== undefined;
}
