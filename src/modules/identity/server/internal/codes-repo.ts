import { blindIndex, type TenantKeys } from "#platform/server/field-encryption.ts";
import type { Ids } from "#platform/server/request-context.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { CODE_SECONDS, MAX_REQUESTS, type SentCode } from "../../domain/code-rules.ts";
import type {} from "./identity-tables.ts";

interface Owner {
  readonly tenantId: string;
  readonly keys: TenantKeys;
}

export interface StoredCode extends SentCode {
  readonly id: string;
  readonly codeHash: string;
}

/** The newest codes of an account, newest first; as many as the limits ever look at. */
export async function findCodes(
  trx: TenantTransaction,
  owner: Owner,
  accountId: string,
): Promise<StoredCode[]> {
  const rows = await trx
    .selectFrom("verification_code")
    .selectAll()
    .where("tenant_id", "=", owner.tenantId)
    .where("account_id", "=", accountId)
    .where("purpose", "=", "sign-up")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(MAX_REQUESTS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    codeHash: row.code_hash,
    createdAt: row.created_at.getTime(),
    expiresAt: row.expires_at.getTime(),
    attempts: row.attempts,
    used: row.used_at !== null,
  }));
}

/** Makes a six-digit code, stores its keyed hash, and answers the code for the message. */
export async function insertCode(
  trx: TenantTransaction,
  owner: Owner & { readonly ids: Ids },
  input: { accountId: string; at: Date },
): Promise<string> {
  const id = owner.ids.next("code");
  const code = String(owner.ids.integer(1_000_000)).padStart(6, "0");
  await trx
    .insertInto("verification_code")
    .values({
      tenant_id: owner.tenantId,
      id,
      account_id: input.accountId,
      purpose: "sign-up",
      code_hash: codeHash(owner.keys, id, code),
      created_at: input.at,
      expires_at: new Date(input.at.getTime() + CODE_SECONDS * 1000),
      used_at: null,
    })
    .execute();
  return code;
}

/** Keyed and salted by its row, because a million codes are tried in a second. */
export function codeHash(keys: TenantKeys, id: string, code: string): string {
  return blindIndex(keys, `verification_code|${id}|${code}`);
}

/** Counts a wrong try. */
export async function countAttempt(trx: TenantTransaction, tenantId: string, id: string): Promise<void> {
  await trx
    .updateTable("verification_code")
    .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
}

/** A code works once. */
export async function markCodeUsed(
  trx: TenantTransaction,
  tenantId: string,
  code: { id: string; at: Date },
): Promise<void> {
  await trx
    .updateTable("verification_code")
    .set({ used_at: code.at })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", code.id)
    .execute();
}
