import { isHeldBySale } from "../domain/held-by-sale.ts";
import { tradeInAfter } from "../domain/trade-in-status.ts";
import type { TradeInView } from "../domain/trade-in-view.ts";
import { type Holder, ownTradeIn } from "./internal/own-trade-in.ts";
import { updateTradeIn } from "./internal/trade-in-repo.ts";
import { viewOfTradeIn } from "./internal/view-of-trade-in.ts";
import { tellDeals } from "./offer-changed.ts";
import type { TitleContext } from "./trade-in-context.ts";
import { beingSold, changedElsewhere, inOrder, wrongMove } from "./trade-in-errors.ts";

interface Canceled {
  /** As its page showed it. */
  readonly version: number;
}

/**
 * Its owner no longer wants to trade the car in (table G): no offer stands, and nobody looks at it. Any further word about
 * the car starts again. The same call again changes nothing.
 * @throws AppError conflict `tradeIn.changed`, and for a car that a sale or a submitted order has; not-found
 */
export async function cancelTradeIn(
  ctx: TitleContext,
  holder: Holder,
  { version }: Canceled,
): Promise<TradeInView> {
  return ctx.db.transaction(async (trx) => {
    const row = await ownTradeIn(trx, ctx, holder);
    if (row.status === "Cancelled") return viewOfTradeIn(ctx, row);
    if (isHeldBySale(row.taken_by)) throw beingSold();
    if (row.taken_by !== null && (await ctx.orderClaims.isLive(trx, ctx, row.taken_by))) throw inOrder();
    if (row.version !== version) throw changedElsewhere();
    const status = tradeInAfter(row.status, "canceled");
    if (status === null) throw wrongMove(`trade-in ${row.status} canceled`);
    const nothing = { decision: null, review_due_at: null, offered_at: null, expires_at: null };
    const canceled = await updateTradeIn(trx, ctx, { id: row.id, version, status, ...nothing });
    await tellDeals(trx, ctx, row);
    return viewOfTradeIn(ctx, canceled);
  });
}
