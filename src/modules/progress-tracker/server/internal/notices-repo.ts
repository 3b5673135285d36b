import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Asked } from "#modules/order-steps/domain/asked.ts";

interface BuyerNoticeTable {
  tenant_id: string;
  order_id: string;
  notice: string;
  occasion: string;
  told_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    buyer_notice: BuyerNoticeTable;
  }
}

/** Notes that a buyer is told of an occasion; false when they were before. */
export async function noteNotice(
  trx: TenantTransaction,
  ctx: RequestContext,
  { orderId, asked }: { readonly orderId: string; readonly asked: Asked },
): Promise<boolean> {
  const { notice, occasion } = asked;
  const row = {
    tenant_id: ctx.tenantId,
    order_id: orderId,
    notice,
    occasion,
    told_at: ctx.clock.now(),
  };
  const noted = await trx
    .insertInto("buyer_notice")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "order_id", "notice"])
        .doUpdateSet({ occasion, told_at: row.told_at })
        .where("buyer_notice.occasion", "<>", occasion),
    )
    .returning("notice")
    .executeTakeFirst();
  return noted !== undefined;
}
