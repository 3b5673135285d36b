import { blindIndex, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { BuyingSigner } from "#modules/contract-papers/domain/buying-signer.ts";
import type {} from "./contracting-table.ts";

type Owner = RequestContext & { readonly keys: TenantKeys };

interface SignerCode {
  readonly id: string;
  readonly codeHash: string | null;
  readonly attempts: number;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** Under which a factor is found; nobody reads the factor from it. */
export function factorIndex(keys: TenantKeys, factor: string): string {
  return blindIndex(keys, `contract_signer|${factor}`);
}

/** Keyed and salted by its row, because a million codes are tried in a second. */
export function signerCodeHash(keys: TenantKeys, id: string, code: string): string {
  return blindIndex(keys, `contract_signer_code|${id}|${code}`);
}

/**
 * Remembers by what the signers of an order are recognized, in place of what was known before. What two of them share,
 * such as a last name, counts as the buyer's.
 */
export async function replaceSigners(
  trx: TenantTransaction,
  ctx: Owner,
  input: {
    readonly orderId: string;
    readonly factors: Readonly<Record<BuyingSigner, readonly string[]>>;
  },
): Promise<void> {
  await trx
    .deleteFrom("contract_signer")
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", input.orderId)
    .execute();
  const indexesOf = (signer: BuyingSigner) =>
    input.factors[signer].map((factor) => [factorIndex(ctx.keys, factor), signer] as const);
  const signers = new Map([...indexesOf("co-buyer"), ...indexesOf("buyer")]);
  if (signers.size === 0) return;
  const created_at = ctx.clock.now();
  const rows = [...signers].map(([factor_index, signer]) => ({
    tenant_id: ctx.tenantId,
    order_id: input.orderId,
    factor_index,
    signer,
    created_at,
  }));
  await trx.insertInto("contract_signer").values(rows).execute();
}

/** Orders with a signer who is recognized by this, and which of them, the newest contract first. */
export async function findSignedOrders(
  trx: TenantTransaction,
  tenantId: string,
  index: string,
): Promise<{ readonly orderId: string; readonly signer: BuyingSigner }[]> {
  const rows = await trx
    .selectFrom("contract_signer")
    .select(["order_id", "signer"])
    .where("tenant_id", "=", tenantId)
    .where("factor_index", "=", index)
    .orderBy("created_at", "desc")
    .orderBy("order_id", "desc")
    .limit(20)
    .execute();
  return rows.map(({ order_id, signer }) => ({ orderId: order_id, signer }));
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
