import { viewOfTradeIn } from "../internal/view-of-trade-in.ts";
import { findTradeInsOfAccount, openDescribed } from "../internal/trade-in-repo.ts";
import { ownAccount } from "../internal/own-account.ts";
import type { TradeInContext } from "../trade-in-context.ts";

/** Every trade-in of the account that asks (PRIV-01), with its VIN. @throws AppError unauthenticated */
export async function collectTradeIns(ctx: TradeInContext): Promise<readonly object[]> {
  const { accountId } = ownAccount(ctx);
  const rows = await ctx.db.transaction((trx) => findTradeInsOfAccount(trx, ctx, accountId));
  return rows.map((row) => ({ ...viewOfTradeIn(ctx, row), vin: openDescribed(ctx, row).vin }));
}
