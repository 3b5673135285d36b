import { createHash } from "node:crypto";
import type { Ids } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type {} from "#modules/accounts/server/identity-tables.ts";

/** A code is on its way to the application and back; longer than that is somebody else's. */
const CODE_SECONDS = 60;
/** 52 characters of base32: 260 random bits. */
const CODE_LENGTH = 52;

/** What a code stands for. */
export interface Grant {
  readonly clientId: string;
  readonly accountId: string;
  readonly sessionId: string;
  readonly issuer: string;
  readonly redirectUri: string;
  /** Separated by spaces. */
  readonly scope: string;
  readonly nonce: string | null;
  readonly codeChallenge: string;
  readonly authTime: Date;
}

export interface StoredGrant extends Grant {
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly issuedSessionId: string | null;
}

/** Only the hash is stored: a copy of the database trades for nothing. */
function codeHash(code: string): string {
  return createHash("sha256").update(code).digest("base64url");
}

/** Stores a grant and answers its code. */
export async function insertGrant(
  trx: TenantTransaction,
  maker: { readonly tenantId: string; readonly ids: Ids },
  { grant, at }: { readonly grant: Grant; readonly at: Date },
): Promise<string> {
  const code = maker.ids.random(CODE_LENGTH);
  await trx
    .insertInto("openid_code")
    .values({
      tenant_id: maker.tenantId,
      code_hash: codeHash(code),
      client_id: grant.clientId,
      account_id: grant.accountId,
      session_id: grant.sessionId,
      issuer: grant.issuer,
      redirect_uri: grant.redirectUri,
      scope: grant.scope,
      nonce: grant.nonce,
      code_challenge: grant.codeChallenge,
      auth_time: grant.authTime,
      expires_at: new Date(at.getTime() + CODE_SECONDS * 1000),
      used_at: null,
      issued_session_id: null,
    })
    .execute();
  return code;
}

/** The grant of a code, locked until the transaction ends. */
export async function lockGrant(
  trx: TenantTransaction,
  tenantId: string,
  code: string,
): Promise<StoredGrant | undefined> {
  const row = await trx
    .selectFrom("openid_code")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("code_hash", "=", codeHash(code))
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      clientId: row.client_id,
      accountId: row.account_id,
      sessionId: row.session_id,
      issuer: row.issuer,
      redirectUri: row.redirect_uri,
      scope: row.scope,
      nonce: row.nonce,
      codeChallenge: row.code_challenge,
      authTime: row.auth_time,
      expiresAt: row.expires_at,
      usedAt: row.used_at,
      issuedSessionId: row.issued_session_id,
    }
  );
}

/** From now on the code is worth nothing; `issuedSessionId` is what it was traded for. */
export async function markGrantUsed(
  trx: TenantTransaction,
  tenantId: string,
  used: { readonly code: string; readonly at: Date; readonly issuedSessionId: string | null },
): Promise<void> {
  await trx
    .updateTable("openid_code")
    .set({ used_at: used.at, issued_session_id: used.issuedSessionId })
    .where("tenant_id", "=", tenantId)
    .where("code_hash", "=", codeHash(used.code))
    .execute();
}

/** Forgets codes that nobody can use or present again within reason. */
export async function deleteOldGrants(trx: TenantTransaction, tenantId: string, before: Date): Promise<void> {
  await trx
    .deleteFrom("openid_code")
    .where("tenant_id", "=", tenantId)
    .where("expires_at", "<", before)
    .execute();
}
