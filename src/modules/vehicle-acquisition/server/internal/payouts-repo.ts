import type { Insertable, Selectable } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { openJson, sealJson, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { PayoutOrder } from "../../providers/payout-provider.ts";
import type { VehicleSalePayoutTable } from "./sale-table.ts";

export type PayoutRow = Selectable<VehicleSalePayoutTable>;
type Owner = Pick<RequestContext, "tenantId">;
type Keeper = Owner & { readonly keys: TenantKeys };
type Destination = PayoutOrder["to"];

const place = (id: string): string => `vehicle_sale_payout|destination|${id}`;

export const sealDestination = (ctx: Keeper, id: string, to: Destination): string =>
  sealJson(ctx.keys, place(id), to);

/** Null once it was erased. */
export function openDestination(
  ctx: Keeper,
  { id, destination_sealed: sealed }: PayoutRow,
): Destination | null {
  return sealed === null ? null : openJson<Destination>(ctx.keys, place(id), sealed);
}

export async function insertPayout(
  trx: TenantTransaction,
  ctx: Owner,
  row: Omit<Insertable<VehicleSalePayoutTable>, "tenant_id">,
): Promise<void> {
  await trx
    .insertInto("vehicle_sale_payout")
    .values({ ...row, tenant_id: ctx.tenantId })
    .execute();
}

/** In the order in which they were sent. */
export async function findPayouts(
  trx: TenantTransaction,
  ctx: Owner,
  saleId: string,
): Promise<readonly PayoutRow[]> {
  return trx
    .selectFrom("vehicle_sale_payout")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("sale_id", "=", saleId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Those whose bank has not said yet what became of them. */
export async function findPendingPayouts(trx: TenantTransaction, ctx: Owner): Promise<readonly PayoutRow[]> {
  return trx
    .selectFrom("vehicle_sale_payout")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("state", "=", "PENDING")
    .orderBy("changed_at")
    .limit(500)
    .execute();
}

/** True where it was on its way until now. */
export async function settlePayout(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id, state, reason }: Pick<PayoutRow, "id" | "state" | "reason">,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("vehicle_sale_payout")
    .set({ state, reason, changed_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .where("state", "=", "PENDING")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
