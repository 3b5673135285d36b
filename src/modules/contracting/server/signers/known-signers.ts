import { blindIndex, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { BuyingSigner } from "#modules/contract-papers/domain/buying-signer.ts";
import type {} from "./contract-signer-table.ts";

type Owner = RequestContext & { readonly keys: TenantKeys };

/** Under which a factor is found; nobody reads the factor from it. */
export function factorIndex(keys: TenantKeys, factor: string): string {
  return blindIndex(keys, `contract_signer|${factor}`);
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
