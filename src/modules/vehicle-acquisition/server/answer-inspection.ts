import type { SaleView } from "../domain/sale-view.ts";
import { advanceSale } from "./advance-sale.ts";
import { endSale } from "./end-sale.ts";
import { lockOwnSale, requireAct, type SeenSale } from "./internal/own-sale.ts";
import { appendEvent, updateSale } from "./internal/sale-repo.ts";
import { viewSale } from "./internal/view-sale.ts";
import type { SaleContext } from "./sale-context.ts";

/** The seller's word about the amount after an inspection; a no ends the sale, and the car stays theirs. */
export async function answerInspection(
  ctx: SaleContext,
  { answer, ...seen }: SeenSale & { readonly answer: "ACCEPTED" | "DECLINED" },
): Promise<SaleView> {
  return ctx.db.transaction(async (trx) => {
    const row = await lockOwnSale(trx, ctx, seen);
    await requireAct(trx, ctx, { row, act: "answer" });
    const updated = await updateSale(trx, ctx, { id: row.id, inspection_answer: answer });
    const kind = answer === "ACCEPTED" ? "amountAccepted" : "amountDeclined";
    await appendEvent(trx, ctx, { saleId: row.id, kind, actor: "SELLER" });
    const after =
      answer === "ACCEPTED"
        ? await advanceSale(trx, ctx, updated)
        : await endSale(trx, ctx, { row: updated, by: "SELLER" });
    return viewSale(trx, ctx, after);
  });
}
