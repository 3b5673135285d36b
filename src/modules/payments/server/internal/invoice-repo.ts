import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/** The order's invoice number, made at the first time of asking and the same ever after. */
export async function invoiceNumber(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<string> {
  const read = () =>
    trx
      .selectFrom("invoice")
      .select("number")
      .where("tenant_id", "=", ctx.tenantId)
      .where("order_id", "=", orderId)
      .executeTakeFirst();
  const known = await read();
  if (known) return known.number;
  await trx
    .insertInto("invoice")
    .values({
      tenant_id: ctx.tenantId,
      order_id: orderId,
      number: `INV-${ctx.ids.random(10)}`,
      issued_at: ctx.clock.now(),
      mailed_at: null,
    })
    .onConflict((conflict) => conflict.columns(["tenant_id", "order_id"]).doNothing())
    .execute();
  const made = await read();
  if (made) return made.number;
  throw new Error("an invoice was made and is not there");
}

/** Notes that the invoice went out at the countersignature; false when it had before. */
export async function noteInvoiceMailed(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("invoice")
    .set({ mailed_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .where("mailed_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Notes that a payment's receipt went out; false when it had before. */
export async function noteReceiptMailed(
  trx: TenantTransaction,
  ctx: RequestContext,
  paymentId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("payment")
    .set({ receipt_mailed_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", paymentId)
    .where("receipt_mailed_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
