import { createHash } from "node:crypto";
import { openJson, sealJson } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { PoolContext } from "#modules/identity-pools/ports/identity-pool.ts";
import type {} from "./sandbox-tables.ts";

const CODE_SECONDS = 60;

/** What a code stands for until it is traded. */
export interface SandboxCode {
  readonly provider: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly codeChallenge: string;
  /** Of the identity token. */
  readonly claims: Readonly<Record<string, unknown>>;
}

const hashOf = (code: string): string => createHash("sha256").update(code).digest("base64url");
const place = (hash: string): string => `sbx_identity_code|claims|${hash}`;

export async function insertCode(
  trx: TenantTransaction,
  ctx: PoolContext,
  input: { readonly code: string } & SandboxCode,
): Promise<void> {
  const now = ctx.clock.now();
  const hash = hashOf(input.code);
  await trx
    .deleteFrom("sbx_identity_code")
    .where("tenant_id", "=", ctx.tenantId)
    .where("expires_at", "<=", now)
    .execute();
  await trx
    .insertInto("sbx_identity_code")
    .values({
      tenant_id: ctx.tenantId,
      code_hash: hash,
      provider: input.provider,
      client_id: input.clientId,
      redirect_uri: input.redirectUri,
      code_challenge: input.codeChallenge,
      claims_sealed: sealJson(ctx.keys, place(hash), input.claims),
      expires_at: new Date(now.getTime() + CODE_SECONDS * 1000),
    })
    .execute();
}

/** A code works once. */
export async function takeCode(
  trx: TenantTransaction,
  ctx: PoolContext,
  code: string,
): Promise<SandboxCode | undefined> {
  const hash = hashOf(code);
  const row = await trx
    .deleteFrom("sbx_identity_code")
    .where("tenant_id", "=", ctx.tenantId)
    .where("code_hash", "=", hash)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined || row.expires_at <= ctx.clock.now()) return undefined;
  return {
    provider: row.provider,
    clientId: row.client_id,
    redirectUri: row.redirect_uri,
    codeChallenge: row.code_challenge,
    claims: openJson<Record<string, unknown>>(ctx.keys, place(hash), row.claims_sealed),
  };
}

/** True the first time that a person agrees. */
export async function rememberConsent(
  trx: TenantTransaction,
  ctx: PoolContext,
  input: { readonly provider: string; readonly subject: string },
): Promise<boolean> {
  const result = await trx
    .insertInto("sbx_identity_consent")
    .values({ tenant_id: ctx.tenantId, ...input, at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
