import type { TradeInView } from "../domain/trade-in-view.ts";
import { ownTradeIn } from "./internal/own-trade-in.ts";
import { tellOwner } from "./internal/tell-owner.ts";
import { updateTradeIn } from "./internal/trade-in-repo.ts";
import { viewOfTradeIn } from "./internal/view-of-trade-in.ts";
import type { TradeInContext } from "./trade-in-context.ts";

/**
 * TRADE-10: the account that signed in on this browser keeps what was started on it, on all of its devices.
 * @throws AppError not-found where the secret opens nothing, an account that keeps it already included
 */
export async function keepTradeIn(
  ctx: TradeInContext,
  { capability, accountId }: { readonly capability: string; readonly accountId: string },
): Promise<TradeInView> {
  return ctx.db.transaction(async (trx) => {
    const row = await ownTradeIn(trx, ctx, { capability });
    const kept = await updateTradeIn(trx, ctx, { id: row.id, version: row.version, account_id: accountId });
    if (kept.decision === "AVAILABLE") await tellOwner(trx, ctx, { row: kept, news: "offer" });
    return viewOfTradeIn(ctx, kept);
  });
}
