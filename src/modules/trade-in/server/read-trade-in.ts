import type { TradeInView } from "../domain/trade-in-view.ts";
import { type Holder, ownTradeIn } from "./internal/own-trade-in.ts";
import { viewOfTradeIn } from "./internal/view-of-trade-in.ts";
import type { TradeInContext } from "./trade-in-context.ts";

/** @throws AppError not-found */
export async function readTradeIn(ctx: TradeInContext, holder: Holder): Promise<TradeInView> {
  return ctx.db.transaction(async (trx) => viewOfTradeIn(ctx, await ownTradeIn(trx, ctx, holder)));
}
