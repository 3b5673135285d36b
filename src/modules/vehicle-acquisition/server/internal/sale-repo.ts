import type { Insertable, Selectable } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { openJson, sealJson, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { BankAccount } from "../../domain/bank-account.ts";
import type { InspectionResult, SaleActor, SaleDeal, SaleEvent, SalePayoff } from "../../domain/sale-view.ts";
import type { Seller } from "../../domain/seller-schema.ts";
import type { VehicleSaleTable } from "./sale-table.ts";

export type SaleRow = Selectable<VehicleSaleTable>;
type Owner = Pick<RequestContext, "tenantId">;
type Keeper = Owner & { readonly keys: TenantKeys };

/** What each sealed column holds. */
interface Sealed {
  readonly seller: Seller;
  readonly deal: SaleDeal;
  readonly inspection: InspectionResult;
  readonly payoff: SalePayoff;
  readonly bank: BankAccount;
}

const place = (column: string, id: string): string => `vehicle_sale|${column}|${id}`;

export function seal<Column extends keyof Sealed>(
  ctx: Keeper,
  { id, column }: { readonly id: string; readonly column: Column },
  value: Sealed[Column],
): string {
  return sealJson(ctx.keys, place(column, id), value);
}

/** Null where nothing was said yet. */
export function open<Column extends keyof Sealed>(
  ctx: Keeper,
  row: SaleRow,
  column: Column,
): Sealed[Column] | null {
  const sealed = row[`${column}_sealed`];
  return sealed === null ? null : openJson<Sealed[Column]>(ctx.keys, place(column, row.id), sealed);
}

/** The two that every sale has. */
export function openDeal(ctx: Keeper, row: SaleRow): { readonly seller: Seller; readonly deal: SaleDeal } {
  const [seller, deal] = [open(ctx, row, "seller"), open(ctx, row, "deal")];
  if (seller === null || deal === null) throw new Error("a sale without seller or car");
  return { seller, deal };
}

export async function insertSale(
  trx: TenantTransaction,
  ctx: Owner,
  row: Omit<Insertable<VehicleSaleTable>, "tenant_id">,
): Promise<SaleRow> {
  return trx
    .insertInto("vehicle_sale")
    .values({ ...row, tenant_id: ctx.tenantId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The sale, kept from others until the transaction ends. */
export async function lockSale(trx: TenantTransaction, ctx: Owner, id: string): Promise<SaleRow | undefined> {
  return trx
    .selectFrom("vehicle_sale")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** An account's sales, the newest first. */
export async function findSalesOfAccount(
  trx: TenantTransaction,
  ctx: Owner,
  accountId: string,
): Promise<readonly SaleRow[]> {
  return trx
    .selectFrom("vehicle_sale")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("account_id", "=", accountId)
    .orderBy("accepted_at", "desc")
    .execute();
}

/** Answers the sale as it is afterwards, one version on. */
export async function updateSale(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id, ...values }: Partial<SaleRow> & Pick<SaleRow, "id">,
): Promise<SaleRow> {
  return trx
    .updateTable("vehicle_sale")
    .set((row) => ({ ...values, version: row("version", "+", 1), changed_at: ctx.clock.now() }))
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function appendEvent(
  trx: TenantTransaction,
  ctx: RequestContext,
  { saleId, ...event }: { readonly saleId: string; readonly kind: SaleEvent; readonly actor: SaleActor },
): Promise<void> {
  const { count } = await trx
    .selectFrom("vehicle_sale_event")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("tenant_id", "=", ctx.tenantId)
    .where("sale_id", "=", saleId)
    .executeTakeFirstOrThrow();
  const row = { ...event, sale_id: saleId, number: count + 1, happened_at: ctx.clock.now() };
  await trx
    .insertInto("vehicle_sale_event")
    .values({ ...row, tenant_id: ctx.tenantId })
    .execute();
}

export async function findEvents(trx: TenantTransaction, ctx: Owner, saleId: string) {
  return trx
    .selectFrom("vehicle_sale_event")
    .select(["kind", "actor", "happened_at"])
    .where("tenant_id", "=", ctx.tenantId)
    .where("sale_id", "=", saleId)
    .orderBy("number", "desc")
    .execute();
}
