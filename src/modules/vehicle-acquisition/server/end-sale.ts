import { giveBackFromSale } from "#modules/trade-in/server/sell-trade-in.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { SaleView } from "../domain/sale-view.ts";
import { SALE_CANCELED } from "../messages.ts";
import { lockOwnSale, requireAct, type SeenSale } from "./internal/own-sale.ts";
import { appendEvent, type SaleRow, updateSale } from "./internal/sale-repo.ts";
import { dropPapers } from "./papers/drop-papers.ts";
import { voidPapers } from "./papers/void-papers.ts";
import { tellSeller } from "./internal/tell-seller.ts";
import { viewSale } from "./internal/view-sale.ts";
import type { SaleContext } from "./sale-context.ts";

/** The seller changes their mind; possible until money is on its way. @throws AppError conflict */
export async function cancelSale(ctx: SaleContext, seen: SeenSale): Promise<SaleView> {
  return ctx.db.transaction(async (trx) => {
    const row = await lockOwnSale(trx, ctx, seen);
    await requireAct(trx, ctx, { row, act: "cancel" });
    return viewSale(trx, ctx, await endSale(trx, ctx, { row, by: "SELLER" }));
  });
}

/** Ends a sale without a purchase: the car and, while it is valid, the offer are its owner's again. */
export async function endSale(
  trx: TenantTransaction,
  ctx: SaleContext,
  { row, by }: { readonly row: SaleRow; readonly by: "SELLER" | "RETAILER" },
): Promise<SaleRow> {
  const ended = await updateSale(trx, ctx, {
    id: row.id,
    canceled_at: ctx.clock.now(),
    canceled_by: by,
    bank_sealed: null,
  });
  await dropPapers(trx, ctx, row.id);
  await voidPapers(trx, ctx, row.id);
  await giveBackFromSale(trx, ctx, { tradeInId: row.trade_in_id, saleId: row.id });
  await appendEvent(trx, ctx, { saleId: row.id, kind: "canceled", actor: by });
  await tellSeller(trx, ctx, { row: ended, mail: SALE_CANCELED });
  return ended;
}
