import type { Insertable, Selectable } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { openText, sealText, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { VehicleSaleSigningTable } from "./sale-table.ts";

export type SigningRow = Selectable<VehicleSaleSigningTable>;
type Owner = Pick<RequestContext, "tenantId">;
type Keeper = Owner & { readonly keys: TenantKeys };

const place = (column: string, saleId: string, hash: string): string =>
  `vehicle_sale_signing|${column}|${saleId}|${hash}`;

interface Part {
  readonly saleId: string;
  readonly hash: string;
  readonly column: "papers" | "signers" | "copy";
}

export const sealPart = (ctx: Keeper, { column, saleId, hash }: Part, text: string): string =>
  sealText(ctx.keys, place(column, saleId, hash), text);

/** The signed copy; null before everybody signed. */
export function openCopy(ctx: Keeper, row: SigningRow): Buffer | null {
  const { sale_id: saleId, document_hash: hash, copy_sealed: sealed } = row;
  return sealed === null
    ? null
    : Buffer.from(openText(ctx.keys, place("copy", saleId, hash), sealed), "base64");
}

/** The newest papers that were sent to be signed. */
export async function findSigning(
  trx: TenantTransaction,
  ctx: Owner,
  saleId: string,
): Promise<SigningRow | undefined> {
  return trx
    .selectFrom("vehicle_sale_signing")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("sale_id", "=", saleId)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Keeps papers that are sent, or what became of them; the same papers are one row. */
export async function saveSigning(
  trx: TenantTransaction,
  ctx: Owner,
  row: Omit<Insertable<VehicleSaleSigningTable>, "tenant_id" | "number">,
): Promise<void> {
  const newest = await findSigning(trx, ctx, row.sale_id);
  const isSame = newest?.document_hash === row.document_hash;
  const number = newest === undefined ? 1 : isSame ? newest.number : newest.number + 1;
  const values = { ...row, tenant_id: ctx.tenantId, number };
  await trx
    .insertInto("vehicle_sale_signing")
    .values(values)
    .onConflict((conflict) => conflict.columns(["tenant_id", "sale_id", "number"]).doUpdateSet(values))
    .execute();
}
