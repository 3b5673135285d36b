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

/** The newest papers that were sent to be signed and are not void; or those of a package, void or not. */
export async function findSigning(
  trx: TenantTransaction,
  ctx: Owner,
  { saleId, ref }: { readonly saleId: string; readonly ref?: string },
): Promise<SigningRow | undefined> {
  return trx
    .selectFrom("vehicle_sale_signing")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("sale_id", "=", saleId)
    .where((is) => (ref === undefined ? is("voided_at", "is", null) : is("provider_ref", "=", ref)))
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** How many papers were sent or given up. */
export async function countSignings(trx: TenantTransaction, ctx: Owner, saleId: string): Promise<number> {
  const { newest } = await trx
    .selectFrom("vehicle_sale_signing")
    .select((row) => row.fn.max("number").as("newest"))
    .where("tenant_id", "=", ctx.tenantId)
    .where("sale_id", "=", saleId)
    .executeTakeFirstOrThrow();
  return newest ?? 0;
}

export async function noteVoided(
  trx: TenantTransaction,
  ctx: RequestContext,
  { sale_id: saleId, number }: Pick<SigningRow, "sale_id" | "number">,
): Promise<void> {
  await trx
    .updateTable("vehicle_sale_signing")
    .set({ voided_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("sale_id", "=", saleId)
    .where("number", "=", number)
    .execute();
}

/** Remembers a package that will never be the papers of its sale; nothing for a sale that is gone. */
export async function insertVoided(
  trx: TenantTransaction,
  ctx: RequestContext & Keeper,
  { saleId, ref }: { readonly saleId: string; readonly ref: string },
): Promise<void> {
  const now = ctx.clock.now();
  const number = 1 + (await countSignings(trx, ctx, saleId));
  const values = { tenant_id: ctx.tenantId, sale_id: saleId, number, provider_ref: ref };
  const papers_sealed = sealPart(ctx, { saleId, hash: "", column: "papers" }, "[]");
  await trx
    .insertInto("vehicle_sale_signing")
    .values({ ...values, document_hash: "", papers_sealed, sent_at: now, expires_at: now, voided_at: now })
    .execute();
}

/** Keeps papers that are sent, or what became of them; the same papers are one row. */
export async function saveSigning(
  trx: TenantTransaction,
  ctx: Owner,
  row: Omit<Insertable<VehicleSaleSigningTable>, "tenant_id" | "number">,
): Promise<void> {
  const newest = await findSigning(trx, ctx, { saleId: row.sale_id });
  const isSame = newest?.document_hash === row.document_hash;
  const number = isSame ? newest.number : 1 + (await countSignings(trx, ctx, row.sale_id));
  const values = { ...row, tenant_id: ctx.tenantId, number };
  await trx
    .insertInto("vehicle_sale_signing")
    .values(values)
    .onConflict((conflict) => conflict.columns(["tenant_id", "sale_id", "number"]).doUpdateSet(values))
    .execute();
}
