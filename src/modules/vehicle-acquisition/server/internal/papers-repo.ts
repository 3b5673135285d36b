import type { Selectable } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { SalePaper } from "../../domain/sale-papers.ts";
import type { VehicleSalePaperTable } from "./sale-table.ts";

type PaperRow = Selectable<VehicleSalePaperTable>;
type Owner = Pick<RequestContext, "tenantId">;

export async function findPapers(
  trx: TenantTransaction,
  ctx: Owner,
  saleId: string,
): Promise<readonly PaperRow[]> {
  return trx
    .selectFrom("vehicle_sale_paper")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("sale_id", "=", saleId)
    .execute();
}

/** True where the paper was there. */
export async function rejectPaper(
  trx: TenantTransaction,
  ctx: Owner,
  { saleId, kind }: { readonly saleId: string; readonly kind: SalePaper },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("vehicle_sale_paper")
    .set({ is_rejected: true })
    .where("tenant_id", "=", ctx.tenantId)
    .where("sale_id", "=", saleId)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** One of each kind: a new one takes the place of what was there. */
export async function putPaper(
  trx: TenantTransaction,
  ctx: RequestContext,
  paper: { readonly id: string; readonly saleId: string; readonly kind: SalePaper; readonly key: string },
): Promise<void> {
  const values = { id: paper.id, object_key: paper.key, is_rejected: false, given_at: ctx.clock.now() };
  await trx
    .insertInto("vehicle_sale_paper")
    .values({ ...values, tenant_id: ctx.tenantId, sale_id: paper.saleId, kind: paper.kind })
    .onConflict((conflict) => conflict.columns(["tenant_id", "sale_id", "kind"]).doUpdateSet(values))
    .execute();
}

/** @returns the keys of their files */
export async function deletePapers(
  trx: TenantTransaction,
  ctx: Owner,
  saleId: string,
): Promise<readonly string[]> {
  const rows = await trx
    .deleteFrom("vehicle_sale_paper")
    .where("tenant_id", "=", ctx.tenantId)
    .where("sale_id", "=", saleId)
    .returning("object_key")
    .execute();
  return rows.map(({ object_key: key }) => key);
}
