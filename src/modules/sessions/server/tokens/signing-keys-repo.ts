import type { JWK } from "jose";
import { openJson, sealJson, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type {} from "#modules/accounts/server/identity-tables.ts";

interface Owner {
  readonly tenantId: string;
  readonly keys: TenantKeys;
}

/** Whose tokens a key signs: the storefront's own, or those of OpenID Connect clients. */
export type KeyPurpose = "session" | "openid";

export interface StoredSigningKey {
  readonly kid: string;
  readonly publicJwk: JWK;
  readonly privateJwk: JWK;
  readonly active: boolean;
}

const aad = (kid: string): string => `signing_key|private|${kid}`;

/** The active key and those retired after `since`. */
export async function findSigningKeys(
  trx: TenantTransaction,
  owner: Owner,
  { purpose, since }: { readonly purpose: KeyPurpose; readonly since: Date },
): Promise<StoredSigningKey[]> {
  const rows = await trx
    .selectFrom("signing_key")
    .selectAll()
    .where("tenant_id", "=", owner.tenantId)
    .where("purpose", "=", purpose)
    .where((eb) => eb.or([eb("retired_at", "is", null), eb("retired_at", ">", since)]))
    .orderBy("created_at")
    .execute();
  return rows.map((row) => ({
    kid: row.kid,
    publicJwk: row.public_jwk,
    privateJwk: openJson<JWK>(owner.keys, aad(row.kid), row.private_sealed),
    active: row.retired_at === null,
  }));
}

/** Does nothing when the tenant already has an active key. */
export async function insertSigningKey(
  trx: TenantTransaction,
  owner: Owner,
  key: { kid: string; purpose: KeyPurpose; publicJwk: JWK; privateJwk: JWK; at: Date },
): Promise<void> {
  await trx
    .insertInto("signing_key")
    .values({
      tenant_id: owner.tenantId,
      kid: key.kid,
      purpose: key.purpose,
      public_jwk: JSON.stringify(key.publicJwk),
      private_sealed: sealJson(owner.keys, aad(key.kid), key.privateJwk),
      created_at: key.at,
      retired_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** From now on the active key only verifies. Answers whether there was one older than `madeBefore`. */
export async function retireSigningKey(
  trx: TenantTransaction,
  tenantId: string,
  { purpose, at, madeBefore }: { readonly purpose: KeyPurpose; readonly at: Date; readonly madeBefore: Date },
): Promise<boolean> {
  const result = await trx
    .updateTable("signing_key")
    .set({ retired_at: at })
    .where("tenant_id", "=", tenantId)
    .where("purpose", "=", purpose)
    .where("created_at", "<=", madeBefore)
    .where("retired_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
