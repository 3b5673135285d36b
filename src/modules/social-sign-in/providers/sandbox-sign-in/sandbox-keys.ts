import { calculateJwkThumbprint, exportJWK, exportPKCS8, generateKeyPair, type JWK } from "jose";
import { openText, sealText } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { PoolContext } from "#modules/identity-pools/ports/identity-pool.ts";
import type {} from "./sandbox-tables.ts";

type SandboxKeyName = "google" | "apple" | "apple-client";

interface SandboxKey {
  readonly kid: string;
  readonly publicJwk: JWK;
  /** PKCS 8 as text, like Apple's .p8 files. */
  readonly privateKey: string;
}

/** Both companies sign with RS256; shops prove themselves to Apple with ES256. */
export const KEY_ALGORITHMS = { google: "RS256", apple: "RS256", "apple-client": "ES256" } as const;

/** A key of the sandbox, made when it is first needed. */
export async function sandboxKey(ctx: PoolContext, name: SandboxKeyName): Promise<SandboxKey> {
  const stored = await ctx.db.transaction((trx) => findKey(trx, ctx, name));
  if (stored !== undefined) return stored;
  const pair = await generateKeyPair(KEY_ALGORITHMS[name], { extractable: true });
  const [publicJwk, privateKey] = await Promise.all([
    exportJWK(pair.publicKey),
    exportPKCS8(pair.privateKey),
  ]);
  const kid = await calculateJwkThumbprint(publicJwk);
  return ctx.db.transaction(async (trx) => {
    await trx
      .insertInto("sbx_identity_key")
      .values({
        tenant_id: ctx.tenantId,
        name,
        kid,
        public_jwk: JSON.stringify({ ...publicJwk, kid, alg: KEY_ALGORITHMS[name], use: "sig" }),
        private_sealed: sealText(ctx.keys, place(name), privateKey),
        created_at: ctx.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const kept = await findKey(trx, ctx, name);
    if (kept === undefined) throw new Error("the sandbox key was not stored");
    return kept;
  });
}

async function findKey(
  trx: TenantTransaction,
  ctx: PoolContext,
  name: SandboxKeyName,
): Promise<SandboxKey | undefined> {
  const row = await trx
    .selectFrom("sbx_identity_key")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("name", "=", name)
    .executeTakeFirst();
  return (
    row && {
      kid: row.kid,
      publicJwk: row.public_jwk,
      privateKey: openText(ctx.keys, place(name), row.private_sealed),
    }
  );
}

const place = (name: SandboxKeyName): string => `sbx_identity_key|private|${name}`;
