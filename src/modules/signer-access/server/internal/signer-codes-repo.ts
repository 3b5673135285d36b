import type { Generated } from "kysely";
import { blindIndex, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

interface ContractSignerCodeTable {
  tenant_id: string;
  id: string;
  factor_index: string;
  /** Null until the code was made, and for ever for an unknown address. */
  code_hash: string | null;
  attempts: Generated<number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    contract_signer_code: ContractSignerCodeTable;
  }
}

type Owner = RequestContext & { readonly keys: TenantKeys };

interface SignerCode {
  readonly id: string;
  readonly codeHash: string | null;
  readonly attempts: number;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** Keyed and salted by its row, because a million codes are tried in a second. */
export function signerCodeHash(keys: TenantKeys, id: string, code: string): string {
  return blindIndex(keys, `contract_signer_code|${id}|${code}`);
}

/** Notes that a code was asked for; it is made, or not, by a job. Answers the id. */
export async function insertCodeRequest(
  trx: TenantTransaction,
  ctx: Owner,
  input: { readonly index: string; readonly expiresAt: Date },
): Promise<string> {
  const id = ctx.ids.next("scode");
  await trx
    .insertInto("contract_signer_code")
    .values({
      tenant_id: ctx.tenantId,
      id,
      factor_index: input.index,
      code_hash: null,
      created_at: ctx.clock.now(),
      expires_at: input.expiresAt,
      used_at: null,
    })
    .execute();
  return id;
}

/** The row of one request, locked, with what it was asked for. */
export async function lockCodeRequest(trx: TenantTransaction, tenantId: string, id: string) {
  return trx
    .selectFrom("contract_signer_code")
    .select(["id", "factor_index", "code_hash"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** The newest code of an address, locked, so that two tries at once are counted one after the other. */
export async function lockNewestCode(
  trx: TenantTransaction,
  tenantId: string,
  index: string,
): Promise<SignerCode | undefined> {
  const row = await trx
    .selectFrom("contract_signer_code")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("factor_index", "=", index)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      codeHash: row.code_hash,
      attempts: row.attempts,
      expiresAt: row.expires_at,
      usedAt: row.used_at,
    }
  );
}

/** Changes one code: its hash, its count, or that it was used. */
export async function updateCode(
  trx: TenantTransaction,
  tenantId: string,
  change: {
    readonly id: string;
    readonly set: { readonly code_hash: string } | { readonly attempts: number } | { readonly used_at: Date };
  },
): Promise<void> {
  await trx
    .updateTable("contract_signer_code")
    .set(change.set)
    .where("tenant_id", "=", tenantId)
    .where("id", "=", change.id)
    .execute();
}
